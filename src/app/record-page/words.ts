import { label } from '../../contract/label'

/** What a record's page says itself. */
export const words = {
  basics: label('基本信息', 'Basics'),
  referring: label('相关记录', 'Related'),
  countOf: label('{noun} {count} 条', '{noun}: {count}'),
  made: label('{who}新建于 {when}', 'Made by {who} on {when}'),
  parts: label('这条记录的各部分', 'Parts of this record'),
  editPart: label('编辑{part}', 'Edit {part}'),
  savePart: label('保存{part}', 'Save {part}'),
  partFailed: label('这一部分暂时看不到', 'This part cannot be shown just now'),
  whenOnline: label('联网后显示', 'Shown when there is a network'),
  more: label('更多', 'More'),
  other: label('其他', 'More'),
  nothing: label('没有记录', 'Nothing recorded'),
  empty: label('还没有填写', 'Not filled in yet'),
  all: label('全部', 'All'),
  allOf: label('全部 {count} 条', 'All {count}'),
  toPart: label('查看', 'See'),
  addTo: label('添加', 'Add'),
  addNoun: label('添加{noun}', 'Add: {noun}'),
  removedToBin: label('删除后可在回收站恢复。', 'It can be brought back from the recycle bin.'),
  removedForOthers: label('删除后只能请管理员恢复。', 'Only an administrator can bring it back.'),
  removedForGood: label('删除后不能恢复。', 'This cannot be undone.'),
} as const
