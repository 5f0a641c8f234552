import { type Label, label } from '../../../../contract/label'

/** What is said in the sheet behind a tile. */
export const markWords = {
  sheetState: label('考勤状态', 'How the day goes'),
  confirmLeave: label('确认：{mark}', 'Confirm: {mark}'),
  onLeave: label('已批准请假：{from} 至 {to}', 'Approved leave: {from} to {to}'),
  isolatedUntil: label('居家隔离至 {day}', 'Kept at home until {day}'),
  sickWith: label('病因', 'Sick with'),
  leaveFor: label('事由', 'On leave for'),
  symptoms: label('症状', 'Symptoms'),
  lockedHint: label(
    '考勤单已提交给厨房，现在只能改迟到、早退和缺勤原因。',
    'The sheet is with the kitchen: only late, early and causes can still change.',
  ),
  mendHint: label(
    '点错了可以马上改：登记或提交后 {minutes} 分钟内，由登记的人改。',
    'A slip can be mended at once: by whoever made the mark, within {minutes} {minutes:minute|minutes} of making it or submitting.',
  ),
  closedHint: label('当日考勤已关闭，请联系保健医或园长重新打开。', 'This day is closed; the doctor or the principal can open it again.'),
  refusedHint: label('上次的登记未被接受，重新选择即可。', 'The last mark was not accepted; simply choose again.'),
  heldHint: label('此登记与别处的修改不同，正等待决定。', 'This mark differs from one made elsewhere and waits for a decision.'),
  seeConflictCentre: label('查看原因', 'See why'),
  saidSaved: label('{name}：已保存', '{name}: saved'),
  done: label('完成', 'Done'),
} as const satisfies Record<string, Label>
