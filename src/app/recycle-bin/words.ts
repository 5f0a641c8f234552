import { label } from '../../contract/label'

/** Every text of the recycle bin. */
export const words = {
  title: label('回收站', 'Recycle bin'),
  name: label('名称', 'Name'),
  by: label('删除人', 'Removed by'),
  at: label('删除时间', 'Removed at'),
  removed: label('{who}删除于 {when}', 'Removed by {who} on {when}'),
  chooseAll: label('全选本页', 'Choose all on this page'),
  chooseOne: label('选择“{name}”', 'Choose "{name}"'),
  restore: label('恢复', 'Restore'),
  restoreOne: label('恢复“{name}”', 'Restore "{name}"'),
  restoreMany: label('恢复选中的 {count} 条', 'Restore the {count} chosen'),
  forget: label('彻底删除选中的 {count} 条', 'Delete the {count} chosen for good'),
  forgetTitle: label('彻底删除 {count} 条“{noun}”？', 'Delete {count} of "{noun}" for good?'),
  forgetBody: label(
    '内容、修改记录和附件将被清除，不能再恢复。',
    'What they held, their changes and their files are wiped, and cannot be restored.',
  ),
  forgetConfirm: label('彻底删除', 'Delete for good'),
  forgetTyped: label('彻底删除', 'delete'),
  forgotten: label('已彻底删除 {count} 条', '{count} {count:record|records} deleted for good'),
  keptByRule: label('这类记录须按规定留存，不能彻底删除。', 'Records of this kind have to be kept and cannot be deleted for good.'),
  nounCount: label('{noun}（{count}）', '{noun} ({count})'),
  restored: label('已恢复 {count} 条', '{count} {count:record|records} restored'),
  empty: label('没有删除过的“{noun}”', 'Nothing of "{noun}" was removed'),
  emptyWhat: label(
    '删除的记录在这里保留约 400 天，期间都可以恢复。',
    'What is removed is kept here for some 400 days and can be restored all that time.',
  ),
  notFound: label('没有找到，换个词试试', 'Nothing found; try another word'),
  nothing: label('没有您可以恢复的记录种类', 'There is nothing you may restore'),
  offline: label('联网后才能看回收站', 'The recycle bin is shown when there is a network'),
} as const
