import type { Problems } from '../../../contract/check'
import { date, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineReport, sideTable } from '../../../contract/report/report'
import { rowsIfKnown, rowsOf } from '../../../contract/report/report-source'
import type { Column } from '../../../contract/report/report-table'
import { daysBetween } from '../../../contract/time'
import { Class } from '../../garden/published/class'
import { SchoolDay } from '../../garden/published/school-day'
import { attendance } from '../area'
import { columnWords } from '../column-words'
import { figureTones, figureWords } from '../figure-words'
import { absenceCauses, type CauseShare } from '../mark/absence-causes'
import { AttendanceRecord } from '../mark/attendance-record'
import { runningClasses } from '../reachable-classes'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import type { Tally } from '../sheet/tally'
import { sumOfTallies } from '../sheet/tally'
import { type SymptomShare, symptomShares } from '../trend/symptom-shares'
import { countedSheets, type TrendClass, type TrendPoint, trendClasses, trendPoints, trendSteps } from '../trend/trend-points'

/** Most days of one answer: a term and its holidays. */
const longest = 220

/** How attendance went over a week, a month or a term: of a class, or of all that somebody sees. */
export type Trend = {
  readonly from: string
  readonly to: string
  readonly points: readonly TrendPoint[]
  readonly counts: Tally
  readonly classes: readonly (TrendClass & { readonly name: string })[]
  /** Why children were ill or on leave; empty for whoever may not know. */
  readonly causes: readonly CauseShare[]
  readonly symptoms: readonly SymptomShare[]
}

const figures = ['expected', 'present', 'late', 'early', 'sick', 'leave', 'unknown', 'quarantine'] as const
type Figure = (typeof figures)[number]
const isPart = (name: Figure): boolean => name === 'late' || name === 'early'
const away = ['sick', 'leave', 'unknown', 'quarantine'] as const

/** `sheets`: how many are counted. Of none nothing is known, which is not the same as that nobody was away. */
type Counted = { readonly counts: Tally; readonly sheets?: number }
const figureColumns = figures.map(
  (name): Column<Counted, never, Figure> => ({
    name,
    kind: 'count',
    label: figureWords[name],
    tone: figureTones[name],
    value: ({ counts, sheets }) => (sheets === 0 ? null : counts[name]),
    ...(isPart(name) && { part: true }),
  }),
)
const rate: Column<Counted, never, 'rate'> = {
  name: 'rate',
  kind: 'rate',
  label: columnWords.rate,
  tone: 'good',
  value: ({ counts: { present, expected } }) => (expected > 0 ? { part: present, whole: expected } : null),
}

/** A point in the words of its first and last open day. */
const pointWords = ({ from, to }: TrendPoint): string => (from === to ? from.slice(5) : `${from.slice(5)}–${to.slice(5)}`)
type PointColumn = Column<TrendPoint, 'point', Figure | 'sheets' | 'rate'>
const pointColumns: readonly PointColumn[] = [
  { name: 'point', kind: 'words', label: columnWords.day, value: pointWords, open: ({ isOpen }) => isOpen },
  { name: 'sheets', kind: 'count', label: label('已提交考勤单', 'Sheets submitted'), value: ({ sheets }) => sheets, part: true },
  ...figureColumns,
  rate,
]

/** The same points by why children were away. */
const byAbsence = sideTable({
  label: label('缺勤人次', 'Child-days absent'),
  rows: ({ points }: Trend) => points,
  idOf: ({ from }: TrendPoint) => from,
  columns: (): readonly Column<TrendPoint, 'point', Figure>[] => [
    { name: 'point', kind: 'words', label: columnWords.day, value: pointWords, open: ({ isOpen }) => isOpen },
    ...figureColumns.filter(({ name }) => (away as readonly string[]).includes(name)),
  ],
  chart: { kind: 'stacked', x: 'point', series: away },
})

/** Class by class; nothing beside a single one. */
const byClass = sideTable({
  label: label('各班出勤率', 'Attendance by class'),
  rows: ({ classes }: Trend) => (classes.length > 1 ? classes : []),
  idOf: ({ classId }: Trend['classes'][number]) => classId,
  columns: (): readonly Column<Trend['classes'][number], 'class', Figure | 'rate'>[] => [
    { name: 'class', kind: 'words', label: columnWords.className, value: ({ name }) => name },
    ...figureColumns,
    rate,
  ],
  chart: { kind: 'bar', x: 'class', series: ['rate'] },
})

const days = label('人次', 'Child-days')
const byCause = sideTable({
  label: label('缺勤原因', 'Causes of absence'),
  rows: ({ causes }: Trend) => causes,
  idOf: ({ cause }: CauseShare) => cause,
  columns: (): readonly Column<CauseShare, 'cause', 'days'>[] => [
    { name: 'cause', kind: 'words', label: label('原因', 'Cause'), dict: 'absenceCause', value: ({ cause }) => [cause] },
    { name: 'days', kind: 'count', label: days, tone: 'bad', value: (one) => one.days },
  ],
  chart: { kind: 'bar', x: 'cause', series: ['days'] },
})

const bySymptom = sideTable({
  label: label('病假症状', 'Symptoms of the ill'),
  rows: ({ symptoms }: Trend) => symptoms,
  idOf: ({ symptom }: SymptomShare) => symptom,
  columns: (): readonly Column<SymptomShare, 'symptom', 'days'>[] => [
    { name: 'symptom', kind: 'words', label: label('症状', 'Symptom'), dict: 'symptom', value: ({ symptom }) => [symptom] },
    // A child may have several symptoms: they add up to more than its days.
    { name: 'days', kind: 'count', label: days, tone: 'bad', value: (one) => one.days, total: 'none' },
  ],
  chart: { kind: 'bar', x: 'symptom', series: ['days'] },
})

/** Attendance over time: a week or a month by its days, a term by its weeks. Only sheets that are out count. */
export const trendReport = defineReport(attendance, 'attendance/trend', {
  params: {
    class: optional(ref('class', '班级', 'Class')),
    from: date('从', 'From'),
    to: date('到', 'To'),
    step: text('每点', 'By', { max: 4 }),
  },
  agrees({ from, to, step }): Problems {
    if (!trendSteps.some((one) => one === step)) return { step: { code: 'field.choice' } }
    if (to < from) return { to: { code: 'field.order' } }
    return daysBetween(from, to) >= longest ? { from: { code: 'record.too-many', values: { max: longest } } } : {}
  },
  sources: ({ params: { class: classId, from, to } }) => {
    const span = { from, to }
    const own = classId ? { classId } : {}
    return {
      classes: rowsOf(Class),
      sheets: rowsOf(AttendanceSheet, { date: span, ...own }),
      calendar: rowsOf(SchoolDay, { date: span }),
      records: rowsIfKnown(AttendanceRecord, { date: span, status: ['S', 'A'], ...own }),
    }
  },
  compute({ params: { from, to, step }, today, heldFrom = '', rows: { classes, sheets, calendar, records = [] } }): Trend {
    // Days nobody here knows anything of are no days without sheets.
    const openDays = calendar.filter((day) => day.isOpen && day.date >= heldFrom).map((day) => day.date)
    const given = { sheets, openDays, today, step: step === 'week' ? step : 'day' } as const
    const points = trendPoints(given)
    const names = new Map(classes.map(({ id, name }) => [id, name]))
    const out = new Set(countedSheets(given).map((sheet) => `${sheet.date} ${sheet.classId}`))
    const known = records.filter((one) => out.has(`${one.date} ${one.classId}`) && one.cause !== undefined)
    return {
      from,
      to,
      points,
      counts: sumOfTallies(points.map(({ counts }) => counts)),
      classes: trendClasses(
        given,
        runningClasses(classes).map(({ id }) => id),
      ).map((one) => ({ ...one, name: names.get(one.classId) ?? one.classId })),
      causes: absenceCauses(known),
      symptoms: symptomShares(known),
    }
  },
  rows: ({ points }) => points,
  idOf: ({ from }) => from,
  columns: () => pointColumns,
  chart: { kind: 'line', x: 'point', series: ['rate'], mean: true },
  sides: [byAbsence, byClass, byCause, bySymptom],
  paper: { title: label('出勤趋势表', 'Attendance over time'), layout: 'portrait', charts: 'below' },
})
