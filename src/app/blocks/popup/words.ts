import { label } from '../../../contract/label'

/** Words of the popup. */
export const words = {
  unset: label('popup 参数未正确配置！', 'popup parameters not configured correctly!'),
  uneven: label(
    'popup 参数未正确配置，原始字段与目标字段数量不一致！',
    'popup parameters not configured correctly, original and target counts are inconsistent!',
  ),
  open: label('{name}：从记录中选择', '{name}: choose from records'),
  clear: label('清除 {name}', 'Clear {name}'),
} as const
