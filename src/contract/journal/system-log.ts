import { count, dateTime, derived, dict, optional, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    'system-log': typeof SystemLog
  }
}

/** Values of `log_type`. */
export const logType = { signIn: '1', operation: '2' } as const
/** Values of `operate_type`. */
export const operateType = { add: '2', edit: '3', remove: '4', import: '5', other: '7' } as const

/**
 * Who signed in or out, and who changed what by a call: that they did and how it went, never a value. Written by the server behind its answers,
 * edited and removed by nobody, forgotten after 400 days.
 */
export const SystemLog = defineResource({
  name: 'system-log',
  label: label('系统日志', 'System log'),
  path: '/sys/log',
  fields: {
    logType: derived(dict('log_type', '日志类型', 'Kind of log')),
    operateType: derived(optional(dict('operate_type', '操作类型', 'Kind of operation'))),
    logContent: derived(text('日志内容', 'What was done', { max: 300, english: 'logContentEn' })),
    logContentEn: derived(text('日志内容（英文）', 'What was done (English)', { max: 300 })),
    /** Whether it was done. Why not is said by the content. */
    outcome: derived(dict('log_outcome', '结果', 'How it ended')),
    /** The user name; empty where a sign-in was tried with a name nobody has. */
    userid: derived(optional(text('账号', 'User name', { max: 64 }))),
    username: derived(optional(text('姓名', 'Name', { max: 50 }))),
    ip: derived(text('IP 地址', 'IP address', { max: 64 })),
    device: derived(text('设备', 'Device', { max: 120 })),
    /** Milliseconds until it was answered. */
    costTime: derived(count('耗时（毫秒）', 'Time taken (ms)')),
    method: derived(text('请求', 'Call', { max: 200 })),
    /** Ids of the rows it was about, and names of the fields it named. */
    requestParam: derived(optional(text('记录与字段', 'Records and fields', { max: 2000 }))),
    at: derived(dateTime('时间', 'At')),
  },
  title: 'logContent',
  list: ['logContent', 'logType', 'outcome', 'username', 'ip', 'device', 'at'],
  search: ['logType', 'logContent', 'userid', 'username', 'operateType', 'outcome', 'at'],
  defaultOrder: { by: ['at desc'] },
  form: [],
  verbs: [],
})
export type SystemLog = RecordOf<typeof SystemLog>
