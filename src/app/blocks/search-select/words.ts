import { label } from '../../../contract/label'

/** Words of the search select. */
export const words = {
  hint: label('请输入搜索内容', 'please enter search content'),
  none: label('没有找到数据', 'no data found'),
  coming: label('正在查找…', 'Searching…'),
  failed: label('没有查到，请再试一次', 'That did not work; please try again'),
} as const
