import { addErrors, ask } from '../error'

/** Ways to say no that only existing clients of the wire contract hear. */
const existingClientErrors = {
  'frame.ticket': ask(401, '页面未及时打开，请刷新整个窗口', 'This page was not opened in time; please reload the whole window'),
  'third-app.none': ask(
    409,
    '没有连接企业微信或钉钉，不能同步',
    'Neither WeCom nor DingTalk is connected here, so there is nothing to exchange with',
  ),
  'user.leads-none': ask(400, '身份为上级时，请选择负责部门', 'A superior leads departments: please choose which'),
  'user.other-house': ask(400, '用户只属于本园，不能选择其他租户', 'An account belongs to this house alone; no other can be chosen'),
} as const

declare module '../registry' {
  interface ErrorTypes extends ExistingClientErrors {}
}
type ExistingClientErrors = typeof existingClientErrors

addErrors(existingClientErrors)
