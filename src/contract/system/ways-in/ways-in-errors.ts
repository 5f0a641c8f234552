import { addErrors, ask } from '../../error'

/** Ways to say no about ways in beside user name and password. */
const waysInErrors = {
  'sms.none': ask(
    400,
    '本系统没有开通短信，请用用户名和密码登录，或联系管理员',
    'No text messages are sent here; sign in by user name and password, or ask your administrator',
  ),
  'sms.wrong': ask(400, '短信验证码不正确或已失效，请重新获取', 'That code is wrong or no longer counts; please ask for another one'),
  'sms.several': ask(
    400,
    '多个账号使用此手机号，请用用户名登录，或联系管理员',
    'Several accounts have this number; sign in by user name, or ask your administrator',
  ),
  'third.off': ask(400, '本系统没有开通这种第三方登录', 'Signing in with such an account is off here'),
  'third.over': ask(400, '第三方登录已失效，请重新登录', 'That took too long or was used already; please sign in there again'),
  'third.bound': ask(409, '该第三方账号已绑定其他用户', 'That account is bound to somebody else here'),
  'third.unbound': ask(
    400,
    '账号由管理员开通：请用园所账号的密码绑定',
    'Accounts are opened by an administrator: please bind it with the password of your account here',
  ),
  'cas.off': ask(400, '本系统没有开通单点登录（CAS）', 'Single sign-on (CAS) is off here'),
  'cas.wrong': ask(400, '单点登录的票据无效或已用过，请重新登录', 'That ticket is wrong or was used already; please sign in again'),
  'cas.away': ask(400, '单点登录服务器没有应答，请稍后再试', 'The server of single sign-on does not answer; please try again later'),
  'cas.nobody': ask(400, '本系统没有这个账号，请联系管理员', 'There is no such account here; please ask your administrator'),
  'register.off': ask(400, '本系统不开放注册，账号由管理员开通', 'Nobody registers here: accounts are opened by an administrator'),
  'register.full': ask(429, '等待管理员通过的注册过多，请稍后再试', 'Too many people wait for an administrator; please try again later'),
} as const

declare module '../../registry' {
  interface ErrorTypes extends WaysInErrors {}
}
type WaysInErrors = typeof waysInErrors

addErrors(waysInErrors)
