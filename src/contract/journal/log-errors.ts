import { addErrors, ask } from '../error'

/** Ways to say no about logs. */
const logErrors = {
  'log.kept': ask(403, '日志不能修改或删除，满 400 天后自动清除', 'Logs cannot be changed or removed; they are forgotten after 400 days'),
} as const

declare module '../registry' {
  interface ErrorTypes extends LogErrors {}
}
type LogErrors = typeof logErrors

addErrors(logErrors)
