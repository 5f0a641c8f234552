import { date, optional } from '../../../contract/field'
import { type Label, label } from '../../../contract/label'
import { defineReport, sideTable } from '../../../contract/report/report'
import { rowsOf } from '../../../contract/report/report-source'
import type { Column } from '../../../contract/report/report-table'
import { addDays } from '../../../contract/time'
import { SchoolDay } from '../../garden/published/school-day'
import { attendance } from '../area'
import { columnWords } from '../column-words'
import { figureTones, figureWords } from '../figure-words'
import { runningClasses } from '../reachable-classes'
import { type RecentDay, recentDays } from '../recent-days'
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
  /** Ids of the classes by grade and name: the order in which each has its place for good. */
  readonly places: readonly string[]
  /** The open days before, the earliest first. */
  readonly days: readonly RecentDay[]
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

type RecentColumn = Column<RecentDay, 'date', 'classes' | 'expected' | 'present' | 'sick' | 'rate'>
/** How the days before went. A day of which no sheet is out has no rate. */
const byDay = sideTable({
  label: label('近十个开园日', 'The last ten open days'),
  rows: ({ days }: DayOfClasses) => days,
  idOf: ({ date: of }: RecentDay) => of,
  columns: (): readonly RecentColumn[] => [
    { name: 'date', kind: 'words', label: columnWords.day, value: ({ date: of }) => of.slice(5) },
    { name: 'classes', kind: 'count', label: columnWords.classesOut, value: ({ classes }) => classes, total: 'none' },
    ...(['expected', 'present', 'sick'] as const).map(
      (name): RecentColumn => ({ name, kind: 'count', label: figureWords[name], tone: figureTones[name], value: (one) => one[name] }),
    ),
    {
      name: 'rate',
      kind: 'rate',
      label: columnWords.rate,
      value: ({ classes, present, expected }) => (classes > 0 ? { part: present, whole: expected } : null),
    },
  ],
  chart: { kind: 'line', x: 'date', series: ['rate'] },
})

/** How far back the days before are looked for: as far as a device keeps sheets. */
const oldest = 30

/** All classes of a day: who has not begun, who is missing, and whom nobody has reached. */
export const todayReport = defineReport(attendance, 'attendance/today', {
  params: { date: optional(date('日期', 'Day')) },
  sources: ({ params, today }) => {
    const day = params.date ?? today
    return {
      ...rollSources(day),
      sheets: rowsOf(AttendanceSheet, { date: { from: addDays(day, -oldest), to: day } }),
      calendar: rowsOf(SchoolDay, { date: { from: addDays(day, -oldest) } }),
    }
  },
  compute({ params, today, user, rows }): DayOfClasses {
    const day = params.date ?? today
    const open = rows.calendar.filter(({ isOpen }) => isOpen).map((one) => one.date)
    const rollOf = rollsOf(rows, day)
    const lines = seenClasses(rows, user).map(({ id, name }) => {
      const sheet = rows.sheets.find((one) => one.classId === id && one.date === day)
      return { id, name, sheet, roll: rollOf(id, sheet) }
    })
    return {
      date: day,
      isOpen: open.includes(day),
      reason: rows.calendar.find((one) => one.date === day)?.reason ?? null,
      nextOpen: open.filter((one) => one > day).sort()[0] ?? null,
      lines: todayLines(lines),
      places: runningClasses(rows.classes).map(({ id }) => id),
      days: recentDays(rows.sheets, open, day),
    }
  },
  rows: ({ isOpen, lines }) => (isOpen ? lines : []),
  idOf: ({ id }) => id,
  columns: () => todayColumns,
  chart: { kind: 'stacked', x: 'class', series: ['present', 'sick', 'leave', 'quarantine', 'unknown', 'unmarked'] },
  sides: [byDay],
  // The day on one sheet: those before it have theirs.
  paper: { title: label('全园出勤日报', 'Attendance of the day'), layout: 'portrait', without: ['submitted'], charts: 'below', sides: [] },
})
