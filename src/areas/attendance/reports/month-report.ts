import type { Problems } from '../../../contract/check'
import { date, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineReport, sideTable } from '../../../contract/report/report'
import { rowsOf } from '../../../contract/report/report-source'
import type { Column } from '../../../contract/report/report-table'
import { Child } from '../../families/published/child'
import { Enrolment } from '../../families/published/enrolment'
import { SchoolDay } from '../../garden/published/school-day'
import { attendance } from '../area'
import { columnWords } from '../column-words'
import { figureTones, figureWords } from '../figure-words'
import { absenceCauses, type CauseShare } from '../mark/absence-causes'
import { AttendanceRecord } from '../mark/attendance-record'
import { printSign } from '../mark/print-signs'
import { endOfMonth, isMonth } from '../month/month'
import { type MonthChild, monthChildren } from '../month/month-children'
import { countedRecords, type MonthDay, type MonthRow, type MonthTable, monthTable } from '../month/month-table'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import type { Tally } from '../sheet/tally'

/** A child of the register, with what it was ill with, each illness once: values of `absenceCause`. */
type RegisterRow = MonthRow<MonthChild> & { readonly illnesses: readonly string[] }

/** The attendance of a class and month. */
export type MonthOfClass = {
  readonly classId: string
  readonly month: string
  readonly table: Omit<MonthTable<MonthChild>, 'rows'> & { readonly rows: readonly RegisterRow[] }
  /** Why children were away on the days that count. */
  readonly causes: readonly CauseShare[]
}

export const monthFigures = ['expected', 'present', 'late', 'early', 'sick', 'leave', 'unknown', 'quarantine'] as const
export const isPartOfPresent = (name: (typeof monthFigures)[number]): boolean => name === 'late' || name === 'early'

const dayColumn = ({ date: day, isCounted, counts }: MonthDay, at: number): Column<RegisterRow> => {
  const heading = `${Number(day.slice(8))}${isCounted ? '' : '*'}`
  return {
    name: day,
    kind: 'words',
    label: label(heading, heading),
    value: ({ cells }) => printSign(cells[at] ?? 'outside'),
    total: () => (isCounted ? counts.present : null),
  }
}

const columnsOf = ({ table }: MonthOfClass): readonly Column<RegisterRow>[] => [
  { name: 'child', kind: 'words', label: columnWords.child, value: ({ child }) => child.name },
  ...table.days.map(dayColumn),
  ...monthFigures.map(
    (name): Column<RegisterRow> => ({
      name,
      kind: 'count',
      label: figureWords[name],
      value: ({ counts }) => counts[name],
      ...(isPartOfPresent(name) && { part: true }),
    }),
  ),
  { name: 'illness', kind: 'words', label: columnWords.illness, dict: 'absenceCause', value: ({ illnesses }) => illnesses },
  { name: 'rate', kind: 'rate', label: columnWords.rate, value: ({ counts }) => ({ part: counts.present, whole: counts.expected }) },
]

type DayColumn = Column<MonthDay, 'day', keyof Tally | 'rate'>
/** The days of the month whose sheets are out; a day that is still open has no rate. */
const byDay = sideTable({
  label: label('每日出勤率', 'Attendance by day'),
  rows: ({ table }: MonthOfClass) => table.days.filter(({ isCounted }) => isCounted),
  idOf: ({ date: day }: MonthDay) => day,
  columns: (): readonly DayColumn[] => [
    { name: 'day', kind: 'words', label: columnWords.day, value: ({ date: day }) => day.slice(5) },
    ...monthFigures.map(
      (name): DayColumn => ({
        name,
        kind: 'count',
        label: figureWords[name],
        tone: figureTones[name],
        value: ({ counts }) => counts[name],
        ...(isPartOfPresent(name) && { part: true }),
      }),
    ),
    { name: 'rate', kind: 'rate', label: columnWords.rate, value: ({ counts }) => ({ part: counts.present, whole: counts.expected }) },
  ],
  chart: { kind: 'line', x: 'day', series: ['rate'] },
})

type Recorded = { readonly childId: string; readonly status: string; readonly cause: string | null }
const illnessesOf = (records: readonly Recorded[], child: string): string[] => [
  ...new Set(records.flatMap(({ childId, status, cause }) => (childId === child && status === 'S' && cause !== null ? [cause] : []))),
]

/** The attendance register of a class and month, child by child and day by day. */
export const monthReport = defineReport(attendance, 'attendance/month', {
  params: {
    class: ref('class', '班级', 'Class'),
    month: text('月份', 'Month', { min: 7, max: 7 }),
    /** The last day that is told of, as a paper printed on that day has it. */
    until: optional(date('截至', 'Up to')),
  },
  agrees: ({ month }): Problems => (isMonth(month) ? {} : { month: { code: 'field.choice' } }),
  sources: ({ params: { class: classId, month } }) => {
    const days = { from: `${month}-01`, to: endOfMonth(month) }
    return {
      calendar: rowsOf(SchoolDay, { date: days }),
      children: rowsOf(Child),
      enrolments: rowsOf(Enrolment, { classId }),
      records: rowsOf(AttendanceRecord, { classId, date: days }),
      sheets: rowsOf(AttendanceSheet, { classId, date: days }),
    }
  },
  compute({ params: { class: classId, month, until }, today, heldFrom = '', rows }): MonthOfClass {
    const { calendar, children, enrolments, records, sheets } = rows
    const table = monthTable({
      month,
      until: until ?? today,
      classId,
      // Days nobody here knows anything of are no days without marks.
      openDays: calendar.filter((day) => day.isOpen && day.date >= heldFrom).map((day) => day.date),
      // No more of a child than the register says.
      children: monthChildren(children, records).map(({ id, name, studentNo, status }) => ({ id, name, studentNo, status })),
      enrolments,
      records,
      sheets,
    })
    return {
      classId,
      month,
      table: { ...table, rows: table.rows.map((row) => ({ ...row, illnesses: illnessesOf(records, row.child.id) })) },
      causes: absenceCauses(countedRecords(table, records)),
    }
  },
  rows: ({ table }) => table.rows,
  idOf: ({ child }) => child.id,
  columns: columnsOf,
  sides: [byDay],
  paper: { title: label('儿童出勤登记表', 'Attendance register'), layout: 'landscape', numbered: true, charts: 'after' },
})
