import type { Problem, Problems } from '../../contract/check'
import { causeKind, unknownCause } from './cause-kind'

type Values = Readonly<Record<string, unknown>>

/** What is wrong with a cause beside a mark. Who is here part of the day, or is kept at home, may have any. */
function causeProblem(mark: unknown, cause: string): Problem | undefined {
  const kind = causeKind(cause)
  if (mark === 'P' || mark === 'N') return { code: 'mark.no-cause' }
  if (mark === 'U' && cause !== unknownCause) return { code: 'mark.cause-known' }
  if (mark === 'S' && kind === 'A') return { code: 'mark.no-illness' }
  if (mark === 'A' && kind === 'S') return { code: 'mark.an-illness' }
}

/** What of a child's day contradicts itself, by field: a cause against the mark, or leaving before coming. */
export function recordProblems({ status, cause, inTime, outTime }: Values): Problems {
  const ofCause = cause ? causeProblem(status, String(cause)) : undefined
  return {
    ...(ofCause && { cause: ofCause }),
    ...(inTime && outTime && String(outTime) < String(inTime) ? { outTime: { code: 'mark.out-before-in' } } : {}),
  }
}
