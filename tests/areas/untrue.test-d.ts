import type { useCommit } from '../../src/app/offline/outbox/use-commit'
import type { View } from '../../src/app/offline/view/view'
import { useKeptValues } from '../../src/app/resource/form/use-kept-values'
import type { useCan } from '../../src/app/session/use-can'
import { attendance } from '../../src/areas/attendance/area'
import { recordKey, sheetKey } from '../../src/areas/attendance/keys'
import { LeaveRequest } from '../../src/areas/attendance/leave/leave-request'
import { AttendanceRecord } from '../../src/areas/attendance/mark/attendance-record'
import { absenceTraceBehaviour } from '../../src/areas/attendance/server/leave-request-behaviour'
import { AttendanceSheet } from '../../src/areas/attendance/sheet/attendance-sheet'
import { attendanceSheetFlow } from '../../src/areas/attendance/sheet/attendance-sheet-flow'
import { RetainedSample } from '../../src/areas/canteen/retained-sample'
import { Child } from '../../src/areas/families/published/child'
import { Enrolment } from '../../src/areas/families/published/enrolment'
import { garden } from '../../src/areas/garden/area'
import { Class } from '../../src/areas/garden/published/class'
import { date, ref, text } from '../../src/contract/field'
import { defineFlow, isMoveOf } from '../../src/contract/flow'
import { label } from '../../src/contract/label'
import { defineReport, sideTable } from '../../src/contract/report/report'
import type { Column } from '../../src/contract/report/report-table'
import { defineResource, type Resource } from '../../src/contract/resource'
import { add, edit, move, remove } from '../../src/contract/sync/intent'
import { behave, type ChangeAhead, type OpContext } from '../../src/server/resource/behaviour'
import { serve } from '../../src/server/served-area'

type Sheet = ChangeAhead<typeof AttendanceSheet>
type Leave = ChangeAhead<typeof LeaveRequest>

const stamp = {
  name: 'stamp',
  label: label('章', 'Stamp'),
  path: '/business-system/intk/garden/stamp',
  fields: { childId: ref('child', '幼儿', 'Child'), day: date('日期', 'Day'), note: text('说明', 'Note') },
  title: 'note',
  list: ['note'],
  search: ['note'],
  form: [['childId', 'day'], ['note']],
} as const

type Heads = { readonly name: string; readonly heads: number }
const heads = {
  params: {},
  sources: () => ({}),
  compute: (): readonly Heads[] => [],
  rows: (data: readonly Heads[]) => data,
  idOf: ({ name }: Heads) => name,
  columns: (): readonly Column<Heads, 'class', 'heads'>[] => [
    { name: 'class', kind: 'words', label: label('班级', 'Class'), value: ({ name }) => name },
    { name: 'heads', kind: 'count', label: label('人数', 'Heads'), value: (row) => row.heads },
  ],
}

/** What rules may not say of rows: the compiler refuses each; where it lets one pass, that is an error of its own. Nothing of it is run. */
export const untrue: Readonly<Record<string, (...given: never[]) => unknown>> = {
  'a column that is drawn': () =>
    // @ts-expect-error: no such column
    defineReport(attendance, 'attendance/today', { ...heads, chart: { kind: 'bar', x: 'class', series: ['head'] } }),
  'words that are drawn as a figure': () =>
    // @ts-expect-error: no figure
    defineReport(attendance, 'attendance/today', { ...heads, chart: { kind: 'pie', x: 'class', of: 'class' } }),
  'a figure a chart goes along': () =>
    // @ts-expect-error: no words
    defineReport(attendance, 'attendance/today', { ...heads, chart: { kind: 'line', x: 'heads', series: ['heads'] } }),
  'a column of a side table that is drawn': () =>
    // @ts-expect-error: no such column
    sideTable({ ...heads, label: label('人数', 'Heads'), chart: { kind: 'line', x: 'day', series: ['heads'] } }),
  'a field of a row about to be written': () =>
    behave(AttendanceRecord, {
      // @ts-expect-error: no such field
      before: (_ctx, { after }) => (after.state === 'P' ? undefined : {}),
    }),
  'a field of a row as it was': () =>
    behave(AttendanceRecord, {
      // @ts-expect-error: no such field
      after: (ctx, { before }) => ctx.afterBatch(String(before?.child), async () => undefined),
    }),
  'a field that is completed': () =>
    behave(AttendanceRecord, {
      // @ts-expect-error: no such field
      before: () => ({ meal: [] }),
    }),
  'a field beside others that are completed': () =>
    behave(AttendanceRecord, {
      // @ts-expect-error: no such field
      before: (ctx, { before }) => (before ? {} : { markedAt: ctx.now, markdBy: ctx.person.realname }),
    }),
  'the kind of value that is completed': () =>
    behave(AttendanceRecord, {
      // @ts-expect-error: several
      before: () => ({ meals: 'L' }),
    }),
  'a field that is patched': () =>
    behave(AttendanceSheet, {
      // @ts-expect-error: no such field
      before: (_ctx, { patch }) => (patch.reason ? undefined : {}),
    }),
  'what may be empty, taken for what is not': () =>
    behave(AttendanceRecord, {
      // @ts-expect-error: a time that may be empty
      before: (_ctx, { after }) => ({ outTime: after.inTime.slice(0, 5) }),
    }),
  'a field the scope follows from': () =>
    behave(AttendanceRecord, {
      // @ts-expect-error: no such field
      scope: (_ctx, { className }) => className,
    }),
  // @ts-expect-error: no such verb
  'a verb of every noun that this one has not': (change: Sheet) => change.verb === 'remove',
  // @ts-expect-error: no such move
  'a verb of the flow': (change: Sheet) => change.verb === 'submitt',
  // @ts-expect-error: no such move
  'a move in the table of a flow': (verb: Sheet['verb']) => isMoveOf(attendanceSheetFlow, verb) && attendanceSheetFlow.moves[verb].too,
  // @ts-expect-error: no such state
  'the state of a row': ({ before }: Sheet) => before?.status === 'CLOSE',
  // @ts-expect-error: no such state
  'the state of a row to be written': ({ after }: Leave) => after.status === 'GRANTED',
  'a field by which a row is found': () =>
    behave(AttendanceRecord, {
      // @ts-expect-error: no such field
      reads: [{ noun: Child, id: 'child' }],
    }),
  'a reference to another noun': () =>
    behave(AttendanceRecord, {
      // @ts-expect-error: it names a class
      reads: [{ noun: Child, id: 'classId' }],
    }),
  'a field both nouns have': () =>
    behave(AttendanceRecord, {
      // @ts-expect-error: an enrolment has no state
      reads: [{ noun: Enrolment, by: 'status' }],
    }),
  'the field a key follows from, where rows are read by it': () =>
    behave(LeaveRequest, {
      // @ts-expect-error: leave is of no class
      reads: [{ noun: AttendanceSheet, id: sheetKey }],
    }),
  // @ts-expect-error: no such field
  'a field that is asked for': (ctx: OpContext) => ctx.rows(Enrolment, { child: '' }),
  // @ts-expect-error: a text
  'the kind of value that is asked for': (ctx: OpContext) => ctx.rows(Enrolment, { childId: 7 }),
  // @ts-expect-error: no such state
  'a state that is asked for': (ctx: OpContext) => ctx.rows(LeaveRequest, { status: ['PENDING', 'GRANTED'] }),
  // @ts-expect-error: several at once
  'a field no single value tells': (ctx: OpContext) => ctx.rows(Child, { allergies: ['milk'] }),
  // @ts-expect-error: no such field
  'a field the server writes': (ctx: OpContext) => ctx.put(Child, '', { class: '' }),
  // @ts-expect-error: no such field
  'a field of a row that is found': async (ctx: OpContext) => (await ctx.find(Class, ''))?.title,
  // @ts-expect-error: behaviour of another noun
  'the behaviour of another noun': () => serve(attendance, { 'leave-request': absenceTraceBehaviour }),
  // @ts-expect-error: not said whose
  'a behaviour of nothing': () => serve(attendance, { 'leave-request': { before: () => undefined } }),
  'a field of a noun that is followed': () =>
    serve(
      garden,
      {},
      {
        follows: {
          // @ts-expect-error: no such field
          child: (ctx, { after }) => ctx.afterBatch(String(after?.class), async () => undefined),
        },
      },
    ),
  // @ts-expect-error: no such value
  'a value a key follows from': () => recordKey({ date: '', child: '' }),
  'a field a key follows from': () =>
    // @ts-expect-error: no such field
    defineResource({ ...stamp, key: ({ date }: { date: string }) => date }),
  'a field that is said to contradict itself': () =>
    // @ts-expect-error: no such field
    defineResource({ ...stamp, agrees: ({ until }) => (until ? {} : {}) }),
  'what a form may leave empty, taken for what is not': () =>
    // @ts-expect-error: it may be empty
    defineResource({ ...stamp, agrees: ({ day }) => (day.startsWith('2') ? {} : {}) }),
  'what a move asks for, that only the server writes': () =>
    defineFlow({
      noun: 'leave-request',
      field: 'status',
      start: 'PENDING',
      // @ts-expect-error: the server's own
      moves: { approve: { from: ['PENDING'], to: 'APPROVED', label: label('批准', 'Approve'), asks: ['decidedBy'] } },
    }),
  'what a move needs and does not ask for': () =>
    defineFlow({
      noun: 'leave-request',
      field: 'status',
      start: 'PENDING',
      // @ts-expect-error: not asked for
      moves: { approve: { from: ['PENDING'], to: 'APPROVED', label: label('批准', 'Approve'), asks: ['note'], needs: ['cause'] } },
    }),
  'what is said anew and not asked for': () =>
    defineFlow({
      noun: 'leave-request',
      field: 'status',
      start: 'PENDING',
      // @ts-expect-error: not asked for
      moves: { approve: { from: ['PENDING'], to: 'APPROVED', label: label('批准', 'Approve'), anew: ['note'] } },
    }),
  // @ts-expect-error: no such field
  'a field that is edited': () => edit(AttendanceRecord, '', { state: 'P' }),
  // @ts-expect-error: a text
  'the kind of value that is edited': () => edit(AttendanceRecord, '', { status: 7 }),
  // @ts-expect-error: the server's own
  'a field that nobody may write': () => edit(AttendanceRecord, '', { meals: [] }),
  // @ts-expect-error: only ever added
  'editing what is never edited': () => edit(RetainedSample, '', {}),
  // @ts-expect-error: never removed
  'removing what is never removed': () => remove(LeaveRequest, ''),
  // @ts-expect-error: without its class
  'a new row by halves': () => add(AttendanceSheet, '', { date: '' }),
  // @ts-expect-error: may not be empty
  'an empty value of a new row': () => add(AttendanceSheet, '', { date: '', classId: null }),
  // @ts-expect-error: no such move
  'a move of another noun': () => move(AttendanceSheet, '', 'approve', {}),
  // @ts-expect-error: it does not ask for that
  'what a move is told': () => move(LeaveRequest, '', 'approve', { rejectReason: '' }),
  // @ts-expect-error: a noun without states
  'a move of a noun that has none': () => move(Child, '', 'leave', {}),
  'an edit that was held against no noun': (commit: ReturnType<typeof useCommit>) =>
    // @ts-expect-error: made by hand
    commit([{ noun: 'attendance-record', key: '', verb: 'edit', patch: { stauts: 'P' } }]),
  // @ts-expect-error: no such field
  'a field of a sheet that is filled in': () => useKeptValues(LeaveRequest, '', {}).set('reason', ''),
  // @ts-expect-error: no such right
  'a permission that is asked for': (can: ReturnType<typeof useCan>) => can('leave-request:grant'),
  // @ts-expect-error: no such state
  'the state of a row on a device': (row: View<typeof LeaveRequest>) => row.status === 'GRANTED',
}

/** What may be said, so that none of the above is refused for another reason. */
export const trueOf: Readonly<Record<string, (...given: never[]) => unknown>> = {
  stamp: () => defineResource({ ...stamp, key: ({ day }) => day, agrees: ({ day }) => (day?.startsWith('2') ? {} : {}) }),
  rules: () =>
    behave(AttendanceRecord, {
      reads: [
        { noun: Child, id: 'childId' },
        { noun: Enrolment, by: 'childId' },
        { noun: AttendanceSheet, id: sheetKey },
      ],
      before: (ctx, { after, before }) => (before?.status === after.status ? undefined : { meals: ['L'], markedAt: ctx.now }),
    }),
  permissions: (can: ReturnType<typeof useCan>, { name }: Resource) => can('leave-request:approve') && can(`${name}:list`),
  states: (ctx: OpContext) => ctx.rows(LeaveRequest, { status: ['PENDING', 'APPROVED'], id: ['a'] }),
  writing: (ctx: OpContext) => ctx.put(Child, '', { classId: null }),
  committing: (commit: ReturnType<typeof useCommit>) =>
    commit([
      add(AttendanceSheet, '', { date: '', classId: '' }),
      edit(AttendanceRecord, '', { status: 'P', inTime: null }),
      remove(AttendanceRecord, ''),
      move(LeaveRequest, '', 'reject', { rejectReason: '' }),
    ]),
}
