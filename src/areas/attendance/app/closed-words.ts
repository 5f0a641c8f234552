import { type Label, label } from '../../../contract/label'

/** What is said of a day without children. */
export const closedWords = {
  closedToday: label('今天不开园', 'The kindergarten is closed today'),
  closedThen: label('{day} 不开园', 'The kindergarten is closed on {day}'),
  closedWhy: label('{reason}，不需要点名。', '{reason}: no roll call is needed.'),
  closedPlain: label('这一天不需要点名。', 'No roll call is needed.'),
  nextOpen: label('下一个开园日是 {day}。', 'The next open day is {day}.'),
  goLastOpen: label('查看 {day}', 'Go to {day}'),
} as const satisfies Record<string, Label>
