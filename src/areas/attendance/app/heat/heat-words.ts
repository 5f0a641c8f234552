import { type Label, label } from '../../../../contract/label'
import { figureWords } from '../../figure-words'
import type { Mark } from '../../mark/mark'

/** What the map of a child's days says. */
export const heatWords = {
  title: label('出勤', 'Attendance'),
  days: label('出勤日历', 'Map of days'),
  stretch: label('时段', 'Time'),
  weeks: label('近四周', 'Last four weeks'),
  month: label('本月', 'This month'),
  table: label('表格', 'Table'),
  map: label('日历', 'Map'),
  closed: label('不上课', 'No school'),
  ahead: label('还没到', 'Still to come'),
  outside: label('不在班', 'Not in a class'),
  unmarked: figureWords.unmarked,
  apart: label('尚未提交，不计入', 'not handed in, so not counted'),
  noRate: label('还没有已提交的日子', 'No day is handed in yet'),
  counts: label('应到 {expected} 天 · 出勤 {present} 天', '{present} of {expected} {expected:day|days}'),
  part: label(
    '没有网络：此设备只有 {from} 起的记录，以下数字只算这些日子；更早的日子联网后显示',
    'No network: this device holds the days from {from} on, and the figures count these alone; earlier days are shown when there is a network',
  ),
  notHere: label(
    '这段时间的记录不在此设备上，联网后显示',
    'The days of this time are not on this device; they are shown when there is a network',
  ),
  whenOnline: label('联网后显示', 'Shown when there is a network'),
  choose: label('点一天看当天', 'Tap a day to read it'),
  board: label('当天点名', 'Roll call of the day'),
} as const

/** The letter of a mark on its day. */
export const heatLetters: Readonly<Record<Mark, Label>> = {
  P: label('', ''),
  L: label('迟', 'L'),
  E: label('早', 'E'),
  S: label('病', 'S'),
  A: label('事', 'A'),
  U: label('未', 'U'),
  H: label('停', 'H'),
  N: label('·', '·'),
}
