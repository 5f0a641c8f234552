import { addErrors, ask } from '../error'

/** Ways to say no about one's own account. */
const accountErrors = {
  'login.password-wrong': ask(400, '密码不正确', 'The password is wrong'),
} as const

declare module '../registry' {
  interface ErrorTypes extends AccountErrors {}
}
type AccountErrors = typeof accountErrors

addErrors(accountErrors)
