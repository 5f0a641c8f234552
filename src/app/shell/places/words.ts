import { label } from '../../../contract/label'

/** Words of the ways between screens. */
export const placeWords = {
  places: label('常用', 'Places'),
  tabs: label('相关页面', 'Related screens'),
  due: label('{count} 项待处理', '{count} to be done'),
  me: label('我', 'Me'),
  records: label('记录', 'Records'),
  recordsHint: label('每张表都在这里，按部分排列。选择一张打开。', 'Every table is here, part by part. Choose one to open it.'),
  findTable: label('查找表名', 'Find a table'),
  noTable: label('没有这个名称的表', 'No table of this name'),
  noTableHint: label('换一个词，或清除查找。', 'Try another word, or clear the search.'),
} as const
