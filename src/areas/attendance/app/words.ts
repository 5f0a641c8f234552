import { type Label, label } from '../../../contract/label'
import { figureWords } from '../figure-words'

/** What is said on the board itself. It comes with the first load: what is said behind a tile or a button stands there. */
export const words = {
  board: label('今日点名', 'Roll call'),
  present: figureWords.present,
  late: label('迟到', 'Late'),
  early: label('早退', 'Left early'),
  sick: figureWords.sick,
  leave: figureWords.leave,
  notReached: figureWords.unknown,
  keptHome: figureWords.quarantine,
  noSchool: label('非上课日', 'No school'),
  unmarked: figureWords.unmarked,
  proposed: label('待确认 · {mark}', 'Offered: {mark}'),
  more: label('{name}：更多', '{name}: more'),
  refused: label('未被接受', 'Refused'),
  waiting: label('待发送', 'Waiting'),

  pickClass: label('选择班级', 'Choose a class'),
  switchClass: label('切换班级，当前 {name}', 'Switch class, now {name}'),
  days: label('选择日期', 'Choose a day'),
  earlierDays: label('前几天', 'Earlier days'),
  counts: label('人数，点按筛选', 'Figures; tap one to filter'),

  allPresent: label('全部出勤', 'All present'),
  restPresent: label('其余出勤', 'Others present'),
  submit: label('提交', 'Submit'),
  submitUnknown: label('提交（{count} 人未联系）', 'Submit ({count} not reached)'),
  traceMore: label('追查缺勤（{count} 人）', 'Ask after {count} absent'),
  finishTracing: label('完成追查', 'Finish tracing'),
  closeDay: label('关闭当日考勤', 'Close'),
  dayClosed: label('当日考勤已关闭', 'This day is closed'),
  closedBy: label('{by} 于 {at} 关闭', 'Closed by {by} at {at}'),
  notYours: label('由班主任或保健医完成这一步', 'The head teacher or the doctor does this step'),
  traceSure: label('完成追查？', 'Finish tracing?'),
  traceBody: label(
    '所有缺勤都有原因。关闭当日考勤之前，原因仍可修改。',
    'Every absence has its cause. Until the day is closed, causes can still change.',
  ),
  closeSure: label('关闭当日考勤？', 'Close the attendance of this day?'),
  closeBody: label(
    '关闭后不能再修改，只有保健医或园长可以重新打开。',
    'Nothing can be changed afterwards; only the doctor or the principal can open it again.',
  ),

  savedSent: label('已保存并发送', 'Everything is saved and sent'),
  savedHere: label('已保存在本机，{count} 项等待发送', 'Saved on this device; {count} waiting to be sent'),
  refusedCount: label('{count} 项未被接受，请处理', '{count} not accepted; please look'),
  heldCount: label('{count} 项待您决定', '{count} {count:needs|need} your decision'),
  nothingYet: label('还没有点名', 'Nobody is marked yet'),

  saidAll: label('{count} 名幼儿已点名', '{count} {count:child|children} marked'),
  saidMark: label('{name}：{mark}', '{name}: {mark}'),
  saidSubmitted: label('已提交，厨房将看到用餐人数', 'Submitted; the kitchen sees the headcount'),
  saidSubmittedOffline: label('已保存在本机，联网后自动提交', 'Saved on this device; it is submitted as soon as there is network'),
  saidTraced: label('追查已完成', 'Tracing is finished'),
  saidClosed: label('当日考勤已关闭', 'The day is closed'),
  undo: label('撤销', 'Undo'),
  undone: label('已撤销', 'Undone'),

  isolated: label('隔离', 'Isolated'),
  allergy: label('过敏', 'Allergy'),

  notHere: label('这台设备还没有数据', 'Nothing is on this device yet'),
  notHereHint: label('请先联网一次，之后没有网络也能点名。', 'Please connect once; afterwards the roll call works without network too.'),
} as const satisfies Record<string, Label>
