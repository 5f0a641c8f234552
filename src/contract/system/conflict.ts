import { boolean, dateTime, derived, dict, note, optional, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'
import type { conflictFlow } from './conflict-flow'

declare module '../registry' {
  interface NounTypes {
    conflict: typeof Conflict
  }
  interface FlowTypes {
    conflict: typeof conflictFlow
  }
}

/**
 * A change that was held back: two people wrote one field without having seen each other, or the row no longer allowed it.
 * One row for each op, under the op's id, with the values of every held field. It lives on the server, so that a lost device
 * loses no answer. Decided as a whole by the op `conflict:resolve`.
 */
export const Conflict = defineResource({
  name: 'conflict',
  reach: 'of-subject',
  label: label('待定修改', 'Change to decide'),
  listedFor: 'conflict:resolve',
  path: '/sys/conflict',
  // What was decided a month ago is found in the office; devices read all they keep of this for every view.
  offline: { mode: 'write', by: 'decidedAt', days: 30 },
  fields: {
    noun: derived(text('数据类型', 'Kind of record', { max: 41 })),
    rowId: derived(text('记录', 'Record', { max: 64 })),
    verb: derived(text('操作', 'Action', { max: 41 })),
    /** What the row is known by: its title at the time. */
    subject: derived(text('对象', 'About', { max: 200 })),
    /** Names of the held fields, with commas between. `$gone` stands for the row's being there at all. */
    fields: derived(text('字段', 'Fields', { max: 2000 })),
    /** `clash`, or the word with which the noun's own rules held it. */
    reason: derived(text('原因', 'Reason', { max: 40 })),
    /** Objects by field, as JSON. */
    base: derived(note('原值（JSON）', 'Values before (JSON)', { max: 70_000 })),
    theirs: derived(note('现值（JSON）', 'Values now (JSON)', { max: 70_000 })),
    mine: derived(note('提交值（JSON）', 'Values offered (JSON)', { max: 70_000 })),
    author: derived(text('提交人', 'Author', { max: 64 })),
    authorName: derived(text('提交人姓名', 'Author name', { max: 50 })),
    theirAuthor: derived(text('现值填写人', 'Author of the value now', { max: 50 })),
    theirAt: derived(dateTime('现值时间', 'Value now since')),
    /** What kind of device it came from, and the end of its number. */
    theirDevice: derived(text('现值设备', 'Device of the value now', { max: 120 })),
    /** The replica the change came from, and what kind of device that is. */
    device: derived(text('设备编号', 'Device number', { max: 64 })),
    deviceAbout: derived(text('设备', 'Device', { max: 120 })),
    madeAt: derived(dateTime('提交时间', 'Made at')),
    /** Of an op that is done with others or not at all: all of its group are held, and decided, together. */
    groupId: derived(text('单据编号', 'Group', { max: 64 })),
    state: derived(dict('conflict_state', '状态', 'State')),
    choice: optional(dict('conflict_choice', '处理结果', 'Decision')),
    answer: optional(note('处理后的值（JSON）', 'Values decided on (JSON)', { max: 70_000 })),
    /** Who decided; of a question that is put anew nobody has. */
    decider: derived(text('处理人编号', 'Decided by, number', { max: 64 })),
    deciderName: derived(text('处理人', 'Decided by', { max: 50 })),
    decidedAt: derived(dateTime('处理时间', 'Decided at')),
    /** The author knows what somebody else decided. */
    told: optional(boolean('提交人已知晓', 'Author knows')),
  },
  title: 'subject',
  list: ['subject', 'noun', 'fields', 'reason', 'authorName', 'state', 'choice'],
  defaultOrder: { open: { field: 'state', values: ['open'] }, by: ['createTime desc'] },
  search: ['state', 'authorName'],
  form: [['choice', 'answer'], ['told']],
  verbs: [],
})
export type Conflict = RecordOf<typeof Conflict>
