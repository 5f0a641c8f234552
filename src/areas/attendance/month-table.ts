import { attendanceRate } from './attendance-rate'
import { type ClassTime, isInClass } from './in-class'
import { isMark, type Mark } from './mark'
import type { RollChild, RollRecord } from './roll-call'
import { type Tally, tally } from './tally'

/** A child's day in the table: its mark, still without one, or not in the class that day. */
export type Cell = Mark | 'unmarked' | 'outside'

export type MonthRow<C extends RollChild> = {
  readonly child: C
  readonly cells: readonly Cell[]
  readonly counts: Tally
  readonly rate: number | null
}

/** The children of a class against the open days of a month. `cells` and `perDay` are in the order of `days`. */
export type MonthTable<C extends RollChild> = {
  readonly days: readonly string[]
  readonly rows: readonly MonthRow<C>[]
  readonly perDay: readonly Tally[]
  readonly counts: Tally
  readonly rate: number | null
}

type Given<C extends RollChild> = {
  /** `YYYY-MM`. */
  readonly month: string
  /** Days after this one have not been and do not count. */
  readonly until: string
  readonly classId: string
  readonly openDays: readonly string[]
  readonly children: readonly C[]
  readonly enrolments: readonly ClassTime[]
  readonly records: readonly RollRecord[]
}

const count = (cells: readonly Cell[]): Tally =>
  tally(cells.filter((cell) => cell !== 'outside').map((cell) => (cell === 'unmarked' ? undefined : cell)))

/** Builds the table of a class and month. A child is listed when it was in the class, or marked there, on one of the days. */
export function monthTable<C extends RollChild>(given: Given<C>): MonthTable<C> {
  const days = given.openDays.filter((day) => day.startsWith(given.month) && day <= given.until).sort()
  const recordOf = new Map(given.records.map((record) => [`${record.date}.${record.childId}`, record]))
  const cellOf = (child: C, day: string): Cell => {
    const record = recordOf.get(`${day}.${child.id}`)
    const belongs = record ? record.classId === given.classId : isInClass(child, given.enrolments, given.classId, day)
    if (!belongs) return 'outside'
    return isMark(record?.status) ? record.status : 'unmarked'
  }
  const rows = given.children
    .map((child) => ({ child, cells: days.map((day) => cellOf(child, day)) }))
    .filter((row) => row.cells.some((cell) => cell !== 'outside'))
    .sort((one, two) => (one.child.studentNo < two.child.studentNo ? -1 : 1))
    .map((row) => ({ ...row, counts: count(row.cells), rate: attendanceRate(count(row.cells)) }))
  const perDay = days.map((_, at) => count(rows.map((row) => row.cells[at] ?? 'outside')))
  const counts = count(rows.flatMap((row) => row.cells))
  return { days, rows, perDay, counts, rate: attendanceRate(counts) }
}
