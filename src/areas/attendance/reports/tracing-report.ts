import type { Problems } from '../../../contract/check'
import { date, optional } from '../../../contract/field'
import { type Label, label } from '../../../contract/label'
import { defineReport } from '../../../contract/report/report'
import { rowsIfKnown, rowsOf, type SourceRow } from '../../../contract/report/report-source'
import type { Column } from '../../../contract/report/report-table'
import { addDays } from '../../../contract/time'
import { Child } from '../../families/published/child'
import { Class } from '../../garden/published/class'
import { SchoolDay } from '../../garden/published/school-day'
import { attendance } from '../area'
import { type CalledTrace, callList, isOpenTrace, openDaysBetween, type ToCall } from '../call-list'
import { columnWords } from '../column-words'
import { LeaveRequest } from '../leave/leave-request'
import { AttendanceRecord } from '../mark/attendance-record'
import { isMark, type Mark } from '../mark/mark'
import { runningClasses } from '../reachable-classes'
import { AbsenceTrace } from '../sheet/absence-trace'
import { AttendanceSheet } from '../sheet/attendance-sheet'

/** How far back absences are followed: as far as a device keeps them. */
const oldest = 30
/** How long an absence may last that a chosen stretch still tells of, though it began before, in days. */
const longest = 180
/** How far ahead the next open days are looked for: beyond any holiday. */
const ahead = 70

/** What of a trace is shown; what the person may not read is empty. */
export type TraceFacts = CalledTrace &
  Pick<
    SourceRow<typeof AbsenceTrace>,
    'contactLog' | 'followUps' | 'symptoms' | 'onsetDate' | 'seenDoctor' | 'hospital' | 'diagnosis' | 'lastDate' | 'actualReturn'
  > & { readonly hasCertificate: boolean }

/** A trace beside what is known of its child. */
export type TraceLine = {
  readonly trace: TraceFacts
  readonly name: string
  readonly className: string
  readonly daysAway: number
  /** How the child was marked today. */
  readonly mark: Mark | undefined
  /** Last day on which the child stays at home, of an isolated one. */
  readonly quarantineUntil: string | null
}
/** A family to call, and what its class is called. */
export type CallLine = ToCall<TraceFacts> & { readonly className: string }

/** A child that stays at home until a day. */
export type Isolated = {
  readonly childId: string
  readonly name: string
  readonly className: string
  readonly until: string
  readonly mark: Mark | undefined
}

/** `lines`: those of the last weeks, or of the stretch that was chosen. `classes`: names in their order. */
export type Tracing = {
  readonly date: string
  readonly classes: readonly string[]
  readonly isOpen: boolean
  /** The next two open days. */
  readonly coming: readonly string[]
  readonly calls: readonly CallLine[]
  readonly uncalled: number
  readonly lines: readonly TraceLine[]
  /** Children who are kept at home today and have no open trace. */
  readonly isolated: readonly Isolated[]
}

const factsOf = (row: SourceRow<typeof AbsenceTrace>): TraceFacts => {
  const { id, childId, firstDate, status, cause, isInfectious, expectedReturn, contactLog, followUps } = row
  const { symptoms, onsetDate, seenDoctor, hospital, diagnosis, lastDate, actualReturn, certFiles } = row
  return {
    ...{ id, childId, firstDate, status, cause, isInfectious, expectedReturn, contactLog, followUps },
    ...{ symptoms, onsetDate, seenDoctor, hospital, diagnosis, lastDate, actualReturn },
    hasCertificate: (certFiles ?? []).length > 0,
  }
}

const yesNo = (value: boolean | null): Label | null => (value === null ? null : value ? label('是', 'Yes') : label('否', 'No'))
const asked = (value: boolean | null): Label => yesNo(value) ?? label('没问', 'Not asked')

/** The last day a trace tells of: the one on which the child was back, or away for the last time; today while it is followed. */
const lastDayOf = ({ actualReturn, lastDate }: TraceFacts, today: string): string => actualReturn ?? lastDate ?? today

type TraceColumn = Column<TraceLine>
const columns: readonly TraceColumn[] = [
  { name: 'child', kind: 'words', label: columnWords.child, value: ({ name }) => name },
  { name: 'class', kind: 'words', label: columnWords.className, value: ({ className }) => className },
  { name: 'first', kind: 'words', label: label('首次缺勤', 'Away since'), value: ({ trace }) => trace.firstDate.slice(5) },
  {
    name: 'cause',
    kind: 'words',
    label: label('原因', 'Cause'),
    dict: 'absenceCause',
    value: ({ trace }) => (trace.cause ? [trace.cause] : []),
  },
  { name: 'symptoms', kind: 'words', label: label('症状', 'Symptoms'), dict: 'symptom', value: ({ trace }) => trace.symptoms ?? [] },
  { name: 'doctor', kind: 'words', label: label('是否就诊', 'Seen a doctor'), value: ({ trace }) => asked(trace.seenDoctor ?? null) },
  { name: 'infectious', kind: 'words', label: label('是否传染病', 'Infectious'), value: ({ trace }) => asked(trace.isInfectious) },
  {
    name: 'calls',
    kind: 'words',
    label: label('联系记录', 'Calls'),
    value: ({ trace }) => (trace.contactLog ?? []).map(({ at, result }) => `${at.slice(5, 16)} ${result}`),
  },
  {
    name: 'expected',
    kind: 'words',
    label: label('预计返园', 'Expected back'),
    value: ({ trace }) => trace.expectedReturn?.slice(5) ?? null,
  },
  { name: 'back', kind: 'words', label: label('实际返园', 'Back on'), value: ({ trace }) => trace.actualReturn?.slice(5) ?? null },
  { name: 'state', kind: 'words', label: columnWords.state, dict: 'traceStatus', value: ({ trace }) => trace.status ?? 'OPEN' },
  {
    name: 'days',
    kind: 'count',
    label: label('缺勤开园日', 'Open days away'),
    value: ({ daysAway }) => daysAway,
    total: 'none',
  },
]

/** What is asked where nobody has chosen a stretch. */
export const lastWeeks = { from: null, to: null }

/** Absences of the last weeks, or of a stretch that was chosen: whom to call today, who is being followed, who is back. */
export const tracingReport = defineReport(attendance, 'attendance/tracing', {
  params: { from: optional(date('从', 'From')), to: optional(date('到', 'To')) },
  agrees: ({ from, to }): Problems => (from && to && to < from ? { to: { code: 'field.order' } } : {}),
  sources: ({ params: { from, to }, today }) => ({
    traces: rowsOf(AbsenceTrace, { firstDate: { from: addDays(today, -oldest) } }),
    chosen: rowsOf(AbsenceTrace, { firstDate: { from: addDays(from ?? today, from ? -longest : -oldest), ...(to && { to }) } }),
    children: rowsOf(Child),
    classes: rowsOf(Class),
    records: rowsOf(AttendanceRecord, { date: today }),
    sheets: rowsOf(AttendanceSheet, { date: today }),
    leaves: rowsIfKnown(LeaveRequest, { fromDate: { to: today }, toDate: { from: today } }),
    calendar: rowsOf(SchoolDay, {
      date: { from: addDays(from && from < today ? from : today, from ? -longest : -oldest), to: addDays(today, ahead) },
    }),
  }),
  compute({
    params: { from, to },
    today,
    now,
    rows: { traces, chosen, children, classes, records, sheets, leaves = [], calendar },
  }): Tracing {
    const openDays = calendar
      .filter(({ isOpen }) => isOpen)
      .map(({ date }) => date)
      .sort()
    const nameOf = new Map(classes.map(({ id, name }) => [id, name]))
    const childOf = new Map(children.map((child) => [child.id, child]))
    const markOf = new Map(records.flatMap(({ childId, status }) => (isMark(status) ? [[childId, status] as const] : [])))
    const facts = traces.map(factsOf)
    const running = runningClasses(classes).map(({ id }) => id)
    const { calls, uncalled } = callList({ date: today, now, openDays, traces: facts, children, classes: running, records, sheets, leaves })
    const isChosen = (trace: TraceFacts) => (!from || lastDayOf(trace, today) >= from) && (!to || trace.firstDate <= to)
    const lines = chosen
      .map(factsOf)
      .filter(isChosen)
      .flatMap((trace): TraceLine[] => {
        const child = childOf.get(trace.childId)
        if (!child) return []
        return [
          {
            trace,
            name: child.name,
            className: nameOf.get(child.classId ?? '') ?? '',
            daysAway: openDaysBetween(openDays, trace.firstDate, lastDayOf(trace, today)),
            mark: markOf.get(child.id),
            quarantineUntil: child.quarantineUntil ?? null,
          },
        ]
      })
    const traced = new Set(facts.filter(isOpenTrace).map(({ childId }) => childId))
    return {
      date: today,
      isOpen: openDays.includes(today),
      classes: runningClasses(classes).map(({ name }) => name),
      coming: openDays.filter((day) => day > today).slice(0, 2),
      calls: calls.map((call) => ({ ...call, className: nameOf.get(call.classId) ?? '' })),
      uncalled,
      lines: lines.sort((one, two) => (one.trace.firstDate < two.trace.firstDate ? 1 : -1)),
      isolated: children.flatMap(({ id, name, status, classId, quarantineUntil }) =>
        status === '20' && quarantineUntil && quarantineUntil >= today && !traced.has(id)
          ? [{ childId: id, name, className: nameOf.get(classId ?? '') ?? '', until: quarantineUntil, mark: markOf.get(id) }]
          : [],
      ),
    }
  },
  rows: ({ lines }) => lines,
  idOf: ({ trace }) => trace.id,
  columns: () => columns,
  paper: { title: label('因病缺勤追踪登记表', 'Register of absences followed'), layout: 'landscape', numbered: true },
})
