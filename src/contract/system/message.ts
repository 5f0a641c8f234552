import { count, dateTime, derived, dict, note, optional, ref, refs, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    message: typeof Message
  }
}

/**
 * A message to some people, sent as soon as it is added: each of them receives it in the bell, as a system message or a notice.
 * What it says is written by hand, or follows from a template and the values in `esParam`. Once sent only the remark changes.
 */
export const Message = defineResource({
  name: 'message',
  label: label('消息记录', 'Message'),
  path: '/sys/message/sysMessage',
  fields: {
    templateId: optional(ref('message-template', '消息模板', 'Template', { fixed: true })),
    esTitle: optional(text('消息标题', 'Title', { max: 100, fixed: true })),
    esContent: optional(note('发送内容', 'Content', { max: 20_000, fixed: true })),
    /** Values for the template, as JSON: an object of texts and numbers. */
    esParam: optional(note('发送参数', 'Values for the template (JSON)', { max: 2000, fixed: true })),
    /** User names or ids with commas between, as clients of the wire contract name the receivers. Follows from `receivers` where those are given. */
    esReceiver: optional(text('接收人账号', 'Receivers (user names)', { max: 4000, fixed: true })),
    receivers: optional(refs('user', '接收人', 'Receivers', { max: 200, weak: true, fixed: true })),
    esType: dict('messageType', '发送方式', 'Sent as', { initial: 'system', fixed: true }),
    esSendTime: derived(dateTime('发送时间', 'Sent at')),
    esSendStatus: derived(dict('msgSendStatus', '发送状态', 'State')),
    /** How many people received it. */
    esSendNum: derived(count('接收人数', 'Received by')),
    esResult: derived(text('发送结果', 'Result', { max: 200 })),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'esTitle',
  list: ['esTitle', 'esContent', 'receivers', 'esSendNum', 'esSendStatus', 'esSendTime', 'esType'],
  defaultOrder: { by: ['esSendTime desc'] },
  search: ['esTitle', 'esContent', 'esReceiver'],
  form: [['receivers'], ['templateId', 'esType'], ['esParam'], ['esTitle'], ['esContent'], ['remark']],
})
export type Message = RecordOf<typeof Message>
