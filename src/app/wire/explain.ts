import { errorOf, isErrorCode, Refusal, sentence } from '../../contract/error'
import { type Language, label, say } from '../../contract/label'
import { tooSlow, unreachable, WireError } from './wire-error'

const byStatus = {
  401: errorOf('session.expired').say,
  403: label('没有访问权限', 'access denied'),
  404: label('抱歉，资源未找到！', 'sorry, resource not found!'),
  504: label('网络超时', 'network timeout'),
} as const

const bySilence: Record<string, ReturnType<typeof label>> = {
  [tooSlow]: byStatus[504],
  [unreachable]: label('暂时连不上网络，请稍后再试', 'The network cannot be reached just now; please try again later'),
}

/** Codes that say no more than their status does. */
const general = new Set(['access.denied', 'path.unknown', 'session.expired', 'session.missing'])

/** What to tell the person about a failure, in their language. Never empty. */
export function explain(error: unknown, language: Language): string {
  // A refusal of our own, before anything was sent.
  if (error instanceof Refusal) return sentence(error.code, language, error.values)
  if (!(error instanceof WireError)) return sentence('server.failed', language)
  const silence = bySilence[error.code] ?? (error.status === 0 ? bySilence[unreachable] : undefined)
  if (silence) return say(silence, language)
  const known = byStatus[error.status as keyof typeof byStatus]
  if (known && (general.has(error.code) || !isErrorCode(error.code))) return say(known, language)
  // A refusal with a code of ours is said in the language of the screen, which may differ from that of the answer.
  if (isErrorCode(error.code)) return sentence(error.code, language, error.values)
  return error.message && error.message !== error.code ? error.message : sentence('server.failed', language)
}
