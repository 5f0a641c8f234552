import { add, type Intent, move } from '../../../../contract/sync/intent'
import { sheetKey } from '../../keys'
import { allPresent } from '../../mark/all-present'
import { markIntent } from '../../mark/mark-intent'
import { AttendanceSheet } from '../../sheet/attendance-sheet'
import type { RollCall } from '../../sheet/roll-call'
import { type Tally, tally } from '../../sheet/tally'
import { submittedMark } from './main-step'

type Standing = { readonly standing?: string }

/** The figures the sheet will have once it is submitted. */
export const submittedTally = (roll: RollCall): Tally => tally(roll.tiles.map(submittedMark), 'SUBMITTED')

/**
 * Everything submitting a sheet takes, as one: a mark for whoever has none, the sheet where there is none yet, and the step
 * itself, which waits for the marks that are still on their way.
 */
export function submitIntents(roll: RollCall, records: ReadonlyMap<string, Standing>, hasSheet: boolean): Intent[] {
  const { date, classId, tiles } = roll
  const offered = allPresent({ ...roll, tiles: tiles.filter((tile) => tile.proposed) })
  const missing = tiles.filter((tile) => !tile.record && !tile.proposed).map((tile) => markIntent(roll, tile, 'U'))
  const marks = [...offered, ...missing]
  const onTheirWay = [...records].filter(([, record]) => record.standing === 'waiting').map(([key]) => key)
  const deps = [...onTheirWay, ...marks.map((mark) => mark.key)].map((key) => `attendance-record:${key}`).slice(0, 100)
  const key = sheetKey({ date, classId })
  const opened = hasSheet ? [] : [add(AttendanceSheet, key, { classId, date })]
  return [...marks, ...opened, move(AttendanceSheet, key, 'submit', {}, { deps })]
}
