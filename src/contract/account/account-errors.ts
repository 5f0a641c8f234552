import { addErrors, ask } from '../error'

/** Ways to say no about one's own account. */
const accountErrors = {
  'login.password-wrong': ask(400, '密码不正确', 'The password is wrong'),
  'login.otp': ask(
    428,
    '此账号已开启两步验证，请输入验证器应用中的动态码',
    'This account takes a second step: please enter the code of your authenticator app',
  ),
  'login.otp-wrong': ask(
    400,
    '动态码不正确或已用过，请输入最新的一个',
    'That code is wrong or was used already; please enter the latest one',
  ),
  'second.on': ask(409, '两步验证已经开启', 'The second step is on already'),
  'second.off': ask(409, '两步验证没有开启', 'The second step is not on'),
} as const

declare module '../registry' {
  interface ErrorTypes extends AccountErrors {}
}
type AccountErrors = typeof accountErrors

addErrors(accountErrors)
