import { errorOf, isErrorCode, Refusal, sentence } from '../../contract/error'
import { type Label, type Language, label, say } from '../../contract/label'
import { tooSlow, unreachable, WireError } from './wire-error'

const byStatus = {
  401: errorOf('session.expired').say,
  403: label('没有访问权限', 'access denied'),
  404: label('抱歉，资源未找到！', 'sorry, resource not found!'),
  504: label('网络超时', 'network timeout'),
} as const

/** What is said where nobody of ours has answered. */
const bySilence: Record<string, Label> & { readonly [unreachable]: Label } = {
  [tooSlow]: byStatus[504],
  'access.denied': byStatus[403],
  'path.unknown': byStatus[404],
  [unreachable]: label('暂时连不上网络，请稍后再试', 'The network cannot be reached just now; please try again later'),
}

/** Codes that say no more than their status does. */
const general = new Set(['access.denied', 'path.unknown', 'session.expired', 'session.missing'])

/** What to tell the person about a failure, in their language. Never empty. */
export function explain(error: unknown, language: Language): string {
  // A refusal of our own, before anything was sent.
  if (error instanceof Refusal) return sentence(error.code, language, error.values)
  if (!(error instanceof WireError)) return sentence('server.failed', language)
  const code = error.status === 504 ? tooSlow : error.code
  if (error.status === 0 || code === tooSlow) return say(bySilence[code] ?? bySilence[unreachable], language)
  const known = byStatus[error.status as keyof typeof byStatus]
  if (known && (general.has(error.code) || !isErrorCode(error.code))) return say(known, language)
  // A refusal with a code of ours is said in the language of the screen, which may differ from that of the answer.
  if (isErrorCode(error.code)) return sentence(error.code, language, error.values)
  return error.message && error.message !== error.code ? error.message : sentence('server.failed', language)
}
