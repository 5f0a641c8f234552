import type { Problems } from '../../../contract/check'
import { date, optional } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineReport, sideTable } from '../../../contract/report/report'
import { rowsOf } from '../../../contract/report/report-source'
import type { Column } from '../../../contract/report/report-table'
import { addDays } from '../../../contract/time'
import { Class } from '../../garden/published/class'
import { SchoolDay } from '../../garden/published/school-day'
import { attendance } from '../area'
import { columnWords } from '../column-words'
import { figureWords } from '../figure-words'
import { type IllCount, type Illness, illnessOf } from '../illness-days'
import { AttendanceRecord } from '../mark/attendance-record'
import { runningClasses } from '../reachable-classes'
import { AttendanceSheet } from '../sheet/attendance-sheet'

/** How far back open days are looked for: as far as a device keeps marks. */
const oldest = 30

/** A class, and how many of its children were ill on each day, in the order of the days. */
type ClassRow = { readonly id: string; readonly name: string; readonly counts: readonly number[] }
/** Who was ill, by day, class and cause. `today`: whether the last day is still changing. */
export type IllnessOfHouse = Illness & { readonly date: string; readonly isOpen: boolean; readonly classes: readonly ClassRow[] }

const columnsOf = ({ days }: IllnessOfHouse): readonly Column<ClassRow>[] => [
  { name: 'class', kind: 'words', label: columnWords.className, value: ({ name }) => name },
  ...days.map(
    ({ date: day }, at): Column<ClassRow> => ({
      name: day,
      kind: 'count',
      label: label(day.slice(5), day.slice(5)),
      value: ({ counts }) => counts[at] ?? 0,
    }),
  ),
  {
    name: 'sum',
    kind: 'count',
    label: label('合计', 'Sum'),
    value: ({ counts }) => counts.reduce((sum, count) => sum + count, 0),
    part: true,
  },
]

type CauseColumn = Column<IllCount, 'date' | 'cause', 'sick'>
/** The same children by what they were ill with. */
const byCause = sideTable({
  label: label('每日病因', 'Causes by day'),
  rows: ({ counts, days }: IllnessOfHouse) => {
    const causes = [...new Set(counts.map(({ cause }) => cause))].sort()
    return days.flatMap(({ date: day }) =>
      causes.map((cause): IllCount => {
        const found = counts.filter((one) => one.date === day && one.cause === cause)
        return { date: day, cause, classId: '', count: found.reduce((sum, { count }) => sum + count, 0) }
      }),
    )
  },
  idOf: ({ date: day, cause }: IllCount) => `${day} ${cause}`,
  columns: (): readonly CauseColumn[] => [
    { name: 'date', kind: 'words', label: columnWords.day, value: ({ date: day }) => day.slice(5) },
    { name: 'cause', kind: 'words', label: columnWords.illness, dict: 'absenceCause', value: ({ cause }) => [cause] },
    { name: 'sick', kind: 'count', label: figureWords.sick, value: ({ count }) => count },
  ],
  chart: { kind: 'stacked', x: 'date', by: 'cause', of: 'sick' },
})

/** Who was ill on the last open days, class by class and cause by cause. */
export const illnessReport = defineReport(attendance, 'attendance/illness', {
  params: { from: optional(date('从', 'From')), to: optional(date('到', 'To')) },
  agrees: ({ from, to }): Problems => (from && to && to < from ? { to: { code: 'field.order' } } : {}),
  sources: ({ params, today }) => {
    const to = params.to ?? today
    const span = { from: params.from ?? addDays(to, -oldest), to }
    return {
      classes: rowsOf(Class),
      records: rowsOf(AttendanceRecord, { date: span }),
      sheets: rowsOf(AttendanceSheet, { date: span }),
      calendar: rowsOf(SchoolDay, { date: span }),
    }
  },
  compute({ params, today, rows: { classes, records, sheets, calendar } }): IllnessOfHouse {
    const to = params.to ?? today
    const openDays = calendar.filter(({ isOpen }) => isOpen).map((one) => one.date)
    const illness = illnessOf({ records, sheets, openDays, from: params.from, to, today })
    const { days, counts } = illness
    const countOf = (classId: string, day: string) =>
      counts.filter((one) => one.classId === classId && one.date === day).reduce((sum, { count }) => sum + count, 0)
    const seen = new Set([...sheets, ...records].map(({ classId }) => classId))
    // A class of another year stands below, where it has something to say: by class and by cause add up to the same.
    const running = runningClasses(classes).filter(({ id }) => seen.has(id))
    const others = classes.filter(({ id }) => counts.some((one) => one.classId === id) && !running.some((one) => one.id === id))
    return {
      ...illness,
      date: to,
      isOpen: openDays.includes(to),
      classes: [...running, ...others].map(({ id, name }) => ({ id, name, counts: days.map((day) => countOf(id, day.date)) })),
    }
  },
  rows: ({ classes }) => classes,
  idOf: ({ id }) => id,
  columns: columnsOf,
  side: byCause,
  paper: { title: label('病假统计表', 'Illness by class'), layout: 'landscape' },
})
