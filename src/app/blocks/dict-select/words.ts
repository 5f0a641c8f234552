import { label } from '../../../contract/label'

/** Words of the dictionary select. */
export const words = {
  noCode: label('字典编码不能为空！', 'dictionary code cannot be empty!'),
  noList: label('参数 dictCodeList 必须是数组！', 'parameter dictCodeList must be an array!'),
  emptyList: label('字典数组不能为空！', 'dictionary array cannot be empty!'),
  failed: label('请求字典 [{code}] 失败！', 'request for dictionary [{code}] failed!'),
  again: label('重试', 'Try again'),
} as const
