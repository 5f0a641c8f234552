import { date, optional } from '../../../contract/field'
import { type Label, label } from '../../../contract/label'
import { defineReport } from '../../../contract/report/report'
import { rowsOf } from '../../../contract/report/report-source'
import type { Column } from '../../../contract/report/report-table'
import { SchoolDay } from '../../garden/published/school-day'
import { attendance } from '../area'
import { columnWords } from '../column-words'
import { figureTones, figureWords } from '../figure-words'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { isOpenSheet } from '../sheet/sheet-state'
import type { Tally } from '../sheet/tally'
import { type ClassLine, todayLines } from '../today-lines'
import { rollSources, rollsOf, seenClasses } from './day-sources'

/** The attendance of a day, class by class. */
export type DayOfClasses = {
  readonly date: string
  readonly isOpen: boolean
  /** Why the calendar has no school that day, where it says so. */
  readonly reason: string | null
  readonly nextOpen: string | null
  readonly lines: readonly ClassLine[]
}

const figures = ['expected', 'present', 'late', 'early', 'sick', 'leave', 'unknown', 'quarantine', 'unmarked'] as const
const isPart = (name: keyof Tally) => name === 'late' || name === 'early'

/** The rate is over classes whose sheet is out, and so is that of all of them. */
const shareOf = ({ state, figures: counts }: ClassLine) =>
  counts && state !== undefined && !isOpenSheet(state) ? { part: counts.present, whole: counts.expected } : null

/** When a sheet was handed in, and by whom. */
export const submittedText = ({ submittedBy, submittedAt }: ClassLine): string =>
  submittedAt ? `${submittedBy ?? ''} ${submittedAt.slice(11, 16)}`.trim() : ''

type DayColumn = Column<ClassLine, 'class' | 'state' | 'submitted', keyof Tally | 'rate'>
export const todayColumns: readonly DayColumn[] = [
  { name: 'class', kind: 'words', label: columnWords.className, value: ({ name }) => name },
  {
    name: 'state',
    kind: 'words',
    label: columnWords.state,
    dict: 'sheetStatus',
    value: ({ state }): string | Label => state ?? figureWords.unmarked,
  },
  ...figures.map(
    (name): DayColumn => ({
      name,
      kind: 'count',
      label: figureWords[name],
      tone: figureTones[name],
      value: (line) => line.figures?.[name] ?? null,
      ...(isPart(name) && { part: true }),
    }),
  ),
  { name: 'rate', kind: 'rate', label: columnWords.rate, value: shareOf },
  { name: 'submitted', kind: 'words', label: columnWords.submittedWhen, value: submittedText },
]

/** All classes of a day: who has not begun, who is missing, and whom nobody has reached. */
export const todayReport = defineReport(attendance, 'attendance/today', {
  params: { date: optional(date('日期', 'Day')) },
  sources: ({ params, today }) => {
    const day = params.date ?? today
    return { ...rollSources(day), sheets: rowsOf(AttendanceSheet, { date: day }), calendar: rowsOf(SchoolDay, { date: { from: day } }) }
  },
  compute({ params, today, user, rows }): DayOfClasses {
    const day = params.date ?? today
    const open = rows.calendar.filter(({ isOpen }) => isOpen).map((one) => one.date)
    const rollOf = rollsOf(rows, day)
    const lines = seenClasses(rows, user).map(({ id, name }) => {
      const sheet = rows.sheets.find(({ classId }) => classId === id)
      return { id, name, sheet, roll: rollOf(id, sheet) }
    })
    return {
      date: day,
      isOpen: open.includes(day),
      reason: rows.calendar.find((one) => one.date === day)?.reason ?? null,
      nextOpen: open.filter((one) => one > day).sort()[0] ?? null,
      lines: todayLines(lines),
    }
  },
  rows: ({ isOpen, lines }) => (isOpen ? lines : []),
  idOf: ({ id }) => id,
  columns: () => todayColumns,
  chart: { kind: 'stacked', x: 'class', series: ['present', 'sick', 'leave', 'quarantine', 'unknown', 'unmarked'] },
  paper: { title: label('全园出勤日报', 'Attendance of the day'), layout: 'portrait', without: ['submitted'], chart: true },
})
