import { attendanceRate } from './attendance-rate'
import type { ClassTime } from './in-class'
import { type Cell, monthTable } from './month/month-table'
import type { RollChild, RollRecord } from './sheet/roll-call'
import { sumOfTallies, type Tally } from './sheet/tally'

/**
 * One day of a child: `closed` has no school, `ahead` is an open day that is still to come, all else is as in the register. `isCounted`: its sheet
 * is out, so it is part of the sums.
 */
export type ChildDay = {
  readonly date: string
  readonly cell: Cell | 'closed' | 'ahead'
  readonly isCounted: boolean
  /** A value of `absenceCause`, for whoever may read it. */
  readonly cause: string | null
}
export type ChildDays = { readonly days: readonly ChildDay[]; readonly counts: Tally; readonly rate: number | null }

type Given = {
  readonly child: RollChild
  /** The last day that has begun. */
  readonly today: string
  readonly calendar: readonly { readonly date: string; readonly isOpen: boolean }[]
  readonly enrolments: readonly ClassTime[]
  readonly records: readonly (RollRecord & { readonly cause?: string | null })[]
  readonly sheets: readonly { readonly date: string; readonly classId: string; readonly status: string | null }[]
}

/** A child's days, whatever classes it was in: the register of each of these, put together. */
export function childDays({ child, today, calendar, enrolments, records, sheets }: Given): ChildDays {
  const own = records.filter(({ childId }) => childId === child.id)
  const times = enrolments.filter(({ childId }) => childId === child.id)
  const openDays = calendar.filter(({ isOpen }) => isOpen).map(({ date }) => date)
  const tables = [...new Set([...own, ...times].map(({ classId }) => classId))].map((classId) =>
    monthTable({ until: today, classId, openDays, children: [child], enrolments: times, records: own, sheets }),
  )
  const dayOf = ({ date, isOpen }: Given['calendar'][number]): ChildDay => {
    const cause = own.find((record) => record.date === date)?.cause ?? null
    if (!isOpen || date > today) return { date, cell: isOpen ? 'ahead' : 'closed', isCounted: false, cause: null }
    for (const { days, rows } of tables) {
      const at = days.findIndex((day) => day.date === date)
      const cell = rows[0]?.cells[at] ?? 'outside'
      if (cell !== 'outside') return { date, cell, isCounted: days[at]?.isCounted === true, cause }
    }
    return { date, cell: 'outside', isCounted: false, cause: null }
  }
  const counts = sumOfTallies(tables.map((table) => table.counts))
  return { days: calendar.toSorted((one, two) => (one.date < two.date ? -1 : 1)).map(dayOf), counts, rate: attendanceRate(counts) }
}
