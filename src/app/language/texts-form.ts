import { label } from '../../contract/label'

/** Lists, records and forms. */
export const formTexts = {
  doneChosen: label('完成（已选 {count} 项）', 'Done ({count} chosen)'),
  columns: label('列设置', 'Columns'),
  asBefore: label('恢复默认', 'As it was'),
  removed: label('已删除', 'Deleted'),

  noneFoundHint: label('换个条件试试。', 'Try other conditions.'),
  loadFailed: label('没能读取数据', 'The data could not be read'),
  offlineTitle: label('现在没有网络', 'There is no network just now'),
} as const
