import type { FastifyRequest } from 'fastify'
import { Refusal, sentence } from '../../contract/error'
import { logType } from '../../contract/journal/system-log'
import type { Engine } from '../engine'
import type { Doer } from './journal'
import { signInCall } from './sign-in-calls'
import { whence } from './tell-call'

type Told = {
  readonly engine: Engine
  readonly request: FastifyRequest
  readonly by: Doer
  /** The call it is done by, where that is not the usual one. */
  readonly call?: string
}

/** Writes down how a sign-in or a sign-out goes, and lets it go so. */
export async function tellSigning<T>({ engine, request, by, call }: Told, what: 'in' | 'out', work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const note = (refusal?: unknown) => {
    const code = refusal instanceof Refusal ? refusal.code : 'server.failed'
    const values = refusal instanceof Refusal ? refusal.values : {}
    const [zh, en] = what === 'in' ? ['登录', 'Signed in'] : ['退出登录', 'Signed out']
    engine.journal.note({
      by,
      at: engine.now(),
      logType: logType.signIn,
      content: refusal
        ? { zh: `登录失败：${sentence(code, 'zh-CN', values)}`, en: `Not signed in: ${sentence(code, 'en', values)}` }
        : { zh, en },
      isDone: refusal === undefined,
      ...whence(request),
      costTime: performance.now() - begun,
      method: call ?? (what === 'in' ? signInCall.password : 'POST /sys/logout'),
    })
  }
  try {
    const done = await work()
    note()
    return done
  } catch (error) {
    note(error)
    throw error
  }
}
