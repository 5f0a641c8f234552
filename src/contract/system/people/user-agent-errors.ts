import { addErrors, ask } from '../../error'

/** Ways to say no about agents. */
const userAgentErrors = {
  'user-agent.self': ask(400, '代理人不能是本人', 'Nobody is their own agent'),
  'user-agent.end': ask(400, '结束时间要晚于开始时间', 'The end must come after the beginning'),
} as const

declare module '../../registry' {
  interface ErrorTypes extends UserAgentErrors {}
}
type UserAgentErrors = typeof userAgentErrors

addErrors(userAgentErrors)
