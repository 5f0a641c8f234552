import { attendanceRate } from '../attendance-rate'
import { type ClassTime, isInClass } from '../in-class'
import { isMark, type Mark } from '../mark/mark'
import { inOrder, type RollChild, type RollRecord } from '../sheet/roll-call'
import { isOpenSheet, type SheetState, sheetState } from '../sheet/sheet-state'
import { sumOfTallies, type Tally, tally } from '../sheet/tally'

/** A child's day in the table: its mark, still without one, or not in the class that day. */
export type Cell = Mark | 'unmarked' | 'outside'

/** `counts` and `rate` are over the days that count. */
export type MonthRow<C extends RollChild> = {
  readonly child: C
  readonly cells: readonly Cell[]
  readonly counts: Tally
  readonly rate: number | null
}

/** The figures of a day, and whether they count: its sheet is out. A day that is still open stands beside the sums. */
export type MonthDay = { readonly date: string; readonly isCounted: boolean; readonly counts: Tally; readonly rate: number | null }

/** The children of a class against the open days of a month. `cells` is in the order of `days`. */
export type MonthTable<C extends RollChild> = {
  readonly days: readonly MonthDay[]
  readonly rows: readonly MonthRow<C>[]
  readonly counts: Tally
  readonly rate: number | null
}

type Given<C extends RollChild> = {
  /** `YYYY-MM`; all of the open days where none is given. */
  readonly month?: string
  /** Days after this one have not been and do not count. */
  readonly until: string
  readonly classId: string
  readonly openDays: readonly string[]
  readonly children: readonly C[]
  readonly enrolments: readonly ClassTime[]
  readonly records: readonly RollRecord[]
  readonly sheets: readonly { readonly date: string; readonly classId: string; readonly status: string | null }[]
}

const count = (cells: readonly Cell[], state: SheetState): Tally =>
  tally(
    cells.filter((cell) => cell !== 'outside').map((cell) => (cell === 'unmarked' ? undefined : cell)),
    state,
  )

/** Looks up the cell of a child and day. */
function cells<C extends RollChild>({ records, enrolments, classId }: Given<C>) {
  const recordOf = new Map(records.map((record) => [`${record.date}.${record.childId}`, record]))
  return (child: C, day: string): Cell => {
    const record = recordOf.get(`${day}.${child.id}`)
    const belongs = record ? record.classId === classId : isInClass(child, enrolments, classId, day)
    if (!belongs) return 'outside'
    return isMark(record?.status) ? record.status : 'unmarked'
  }
}

/** Builds the table of a class and month. A child is listed when it was in the class, or marked there, on one of the days. */
export function monthTable<C extends RollChild>(given: Given<C>): MonthTable<C> {
  const dates = given.openDays.filter((day) => day.startsWith(given.month ?? '') && day <= given.until).sort()
  const own = new Map(given.sheets.filter(({ classId }) => classId === given.classId).map((sheet) => [sheet.date, sheet]))
  const states = dates.map((date) => sheetState(own.get(date)))
  const isCounted = states.map((state) => !isOpenSheet(state))
  const cellOf = cells(given)
  const rows = given.children
    .map((child) => ({ child, cells: dates.map((day) => cellOf(child, day)) }))
    .filter((row) => row.cells.some((cell) => cell !== 'outside'))
    .sort((one, two) => inOrder(one.child, two.child))
    .map((row) => {
      const counts = count(
        row.cells.filter((_, at) => isCounted[at]),
        'SUBMITTED',
      )
      return { ...row, counts, rate: attendanceRate(counts) }
    })
  const days = dates.map((date, at): MonthDay => {
    const counts = count(
      rows.map((row) => row.cells[at] ?? 'outside'),
      states[at] ?? 'DRAFT',
    )
    return { date, isCounted: isCounted[at] === true, counts, rate: isCounted[at] ? attendanceRate(counts) : null }
  })
  const counts = sumOfTallies(rows.map((row) => row.counts))
  return { days, rows, counts, rate: attendanceRate(counts) }
}

/** Of the records of a class those of days that count. */
export function countedRecords<R extends { readonly date: string }>({ days }: MonthTable<RollChild>, records: readonly R[]): R[] {
  const counted = new Set(days.filter((day) => day.isCounted).map((day) => day.date))
  return records.filter((record) => counted.has(record.date))
}
