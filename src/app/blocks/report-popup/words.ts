import { label } from '../../../contract/label'

/** Words of the report popup. */
export const words = {
  unchosen: label('请选择一条记录', 'please select a record'),
  initFailed: label(
    'Popup 初始化失败，请检查您的配置或稍后重试',
    'Popup initialization failed, please check your configuration or retry later',
  ),
  close: label('关闭', 'Close'),
} as const
