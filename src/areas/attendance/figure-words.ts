import { type Label, label } from '../../contract/label'
import type { Tone } from '../../contract/tone'
import type { Tally } from './sheet/tally'

/** What each figure is called, on every screen, on paper and in sheets. */
export const figureWords: Readonly<Record<keyof Tally, Label>> = {
  expected: label('应到', 'Expected'),
  present: label('出勤', 'Present'),
  late: label('其中迟到', 'Of these late'),
  early: label('其中早退', 'Of these left early'),
  sick: label('病假', 'Sick'),
  leave: label('事假', 'On leave'),
  unknown: label('未联系', 'Not reached'),
  quarantine: label('停课', 'Kept at home'),
  unmarked: label('未点名', 'Not called yet'),
}

/** How good each figure is, for its colour in a chart. */
export const figureTones: Readonly<Record<keyof Tally, Tone>> = {
  expected: 'open',
  present: 'good',
  late: 'late',
  early: 'late',
  sick: 'bad',
  leave: 'care',
  unknown: 'open',
  quarantine: 'late',
  unmarked: 'plain',
}
