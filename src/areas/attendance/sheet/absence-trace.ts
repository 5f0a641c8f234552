import {
  amount,
  attachments,
  boolean,
  date,
  dateTime,
  derived,
  dict,
  dicts,
  entries,
  grouped,
  note,
  optional,
  ref,
  text,
} from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'
import { traceProblems } from '../leave/leave-problems'
import type { absenceTraceFlow } from './absence-trace-flow'

declare module '../../../contract/registry' {
  interface NounTypes {
    'absence-trace': typeof AbsenceTrace
  }
  interface FlowTypes {
    'absence-trace': typeof absenceTraceFlow
  }
}

const call = {
  at: dateTime('时间', 'At'),
  by: text('联系人', 'By', { max: 50 }),
  method: dict('contactMethod', '方式', 'How'),
  result: text('结果', 'Result', { max: 200 }),
}

const followUp = {
  date: date('日期', 'Date'),
  temp: optional(amount('体温', 'Temperature', { scale: 1, min: 34, max: 43, unit: '℃' })),
  result: text('情况', 'How the child is', { max: 200 }),
}

/** Finding out why a child is away, from the first call until it is back. One for each run of absent days. */
export const AbsenceTrace = defineResource({
  name: 'absence-trace',
  label: label('缺勤追踪', 'Absence trace'),
  agrees: traceProblems,
  path: '/business-system/intk/attendance/absence-trace',
  offline: { mode: 'write', by: 'firstDate', days: 30 },
  fields: {
    childId: ref('child', '幼儿', 'Child', { fixed: true }),
    firstDate: date('首次缺勤日', 'Away since'),
    lastDate: optional(date('最后缺勤日', 'Away until')),
    contactLog: grouped('health', optional(entries('联系记录', 'Calls', call))),
    cause: grouped('health', optional(dict('absenceCause', '原因', 'Cause', { initial: '99' }))),
    symptoms: grouped('health', optional(dicts('symptom', '症状', 'Symptoms'))),
    onsetDate: grouped('health', optional(date('发病日', 'Ill since'))),
    temp: grouped('health', optional(amount('体温', 'Temperature', { scale: 1, min: 34, max: 43, unit: '℃' }))),
    seenDoctor: grouped('health', optional(boolean('是否就诊', 'Has seen a doctor'))),
    hospital: grouped('health', optional(text('就诊医院', 'Hospital'))),
    diagnosis: grouped('health', optional(text('诊断', 'Diagnosis'))),
    isInfectious: grouped('health', optional(boolean('是否传染病', 'Infectious'))),
    homeTreatment: grouped('health', optional(note('居家治疗', 'Treatment at home'))),
    expectedReturn: optional(date('预计返园', 'Expected back')),
    actualReturn: optional(date('实际返园', 'Back on')),
    /** What shows that the child may be among others again. */
    certFiles: grouped('health', optional(attachments('返园证明', 'Return certificate', { max: 5 }))),
    followUps: grouped('health', optional(entries('每日追访', 'Daily follow-up', followUp))),
    status: derived(dict('traceStatus', '状态', 'State', { initial: 'OPEN' })),
  },
  scope: { follows: 'childId', while: { status: ['OPEN', 'FOLLOWING'] } },
  title: 'childId',
  card: { facts: [{ from: 'firstDate', to: 'lastDate' }, 'cause', 'diagnosis'] },
  list: ['childId', 'firstDate', 'lastDate', 'cause', 'isInfectious', 'expectedReturn', 'status'],
  defaultOrder: { open: { field: 'status', values: ['OPEN', 'FOLLOWING'] }, by: ['firstDate desc'] },
  search: ['childId', 'firstDate', 'cause', 'status'],
  form: [
    ['childId'],
    ['firstDate', 'lastDate'],
    ['contactLog'],
    ['cause', 'symptoms'],
    ['onsetDate', 'temp'],
    ['seenDoctor', 'hospital'],
    ['diagnosis', 'isInfectious'],
    ['homeTreatment'],
    ['expectedReturn', 'actualReturn'],
    ['certFiles'],
    ['followUps'],
  ],
  sections: [
    { from: 'cause', label: label('病因', 'Illness') },
    { from: 'expectedReturn', label: label('返园', 'Return') },
  ],
  verbs: ['add', 'edit'],
})
export type AbsenceTrace = RecordOf<typeof AbsenceTrace>
