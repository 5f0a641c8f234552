import { label } from '../../../contract/label'

/** What is said of what was removed and comes back. */
export const removalWords = {
  undo: label('撤销', 'Undo'),
  restore: label('恢复', 'Restore'),
  comesBack: label(
    '删除后 10 秒内可撤销，之后可在回收站恢复。',
    'For ten seconds this can be undone; later it is brought back from the recycle bin.',
  ),
  restored: label('已恢复 {count} 条', '{count} {count:record|records} restored'),
} as const
