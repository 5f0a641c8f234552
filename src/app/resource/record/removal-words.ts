import { label } from '../../../contract/label'

/** What is said of what was removed and comes back. */
export const removalWords = {
  undo: label('撤销', 'Undo'),
  restore: label('恢复', 'Restore'),
  restored: label('已恢复 {count} 条', '{count} {count:record|records} restored'),
} as const
