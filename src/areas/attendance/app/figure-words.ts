import type { Label } from '../../../contract/label'
import type { Tally } from '../tally'
import { words } from './words'

/** What each figure is called, on every screen. */
export const figureWords: Readonly<Record<keyof Tally, Label>> = {
  expected: words.expected,
  present: words.present,
  late: words.ofTheseLate,
  early: words.ofTheseEarly,
  sick: words.sick,
  leave: words.leave,
  unknown: words.notReached,
  quarantine: words.keptHome,
  unmarked: words.unmarked,
}
