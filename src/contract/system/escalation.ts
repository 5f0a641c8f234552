import { attachments, dateTime, derived, dict, note, optional, photos, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'
import type { escalationFlow } from './escalation-flow'

declare module '../registry' {
  interface NounTypes {
    'handed-over': typeof Escalation
  }
  interface FlowTypes {
    'handed-over': typeof escalationFlow
  }
}

/**
 * An edit the server would not take, given by its author to whoever looks after the system, with everything needed to see what was
 * meant; or a plain question, without an edit. Its author sees it, and the answer, on every device; of all others only those who may close it do.
 */
export const Escalation = defineResource({
  name: 'handed-over',
  reach: { overseen: 'close' },
  label: label('移交的修改', 'Change handed over'),
  listedFor: 'handed-over:close',
  path: '/sys/handedOver',
  offline: 'write',
  fields: {
    /** What the edit was about, in the words its author saw. */
    subject: text('对象', 'About', { max: 200, fixed: true }),
    noun: optional(text('数据类型', 'Kind of record', { max: 41, fixed: true })),
    rowId: optional(text('记录', 'Record', { max: 64, fixed: true })),
    verb: optional(text('操作', 'Action', { max: 41, fixed: true })),
    /** The whole op as JSON; values that are kept secret are left out. */
    op: optional(note('原始修改（JSON）', 'The edit itself (JSON)', { max: 40_000, fixed: true })),
    /** Pictures and signatures the edit names: they stay, and can be seen, as long as this does. */
    files: optional(photos('照片与签名', 'Pictures and signatures', { max: 30, fixed: true })),
    /** Its other files, by name: they stay just as long. */
    attachments: optional(attachments('附件', 'Attachments', { max: 30, fixed: true })),
    reason: optional(note('未收下的原因', 'Why it was not taken', { max: 1000, fixed: true })),
    remark: optional(note('说明', 'Remark', { fixed: true })),
    madeAt: optional(dateTime('修改时间', 'Edited at', { fixed: true })),
    author: derived(text('提交人编号', 'Author', { max: 64 })),
    fromName: derived(text('提交人', 'From', { max: 50 })),
    state: derived(dict('handed_over_state', '状态', 'State', { initial: 'open' })),
    answer: optional(note('答复', 'Answer')),
  },
  title: 'subject',
  list: ['subject', 'noun', 'verb', 'fromName', 'madeAt', 'reason', 'state'],
  defaultOrder: { open: { field: 'state', values: ['open'] }, by: ['createTime desc'] },
  search: ['state', 'fromName', 'noun'],
  form: [['subject'], ['remark']],
  verbs: ['add'],
})
export type Escalation = RecordOf<typeof Escalation>
