import type { Problem, Problems } from '../../../contract/check'
import { causeKind, unknownCause } from './cause-kind'

/** What is looked at of a record, which may still be half filled in. */
type Told = {
  readonly status?: string | null
  readonly cause?: string | null
  readonly inTime?: string | null
  readonly outTime?: string | null
}

/** What is wrong with a cause beside a mark. Who is here part of the day, or is kept at home, may have any. */
function causeProblem(mark: string | null | undefined, cause: string): Problem | undefined {
  const kind = causeKind(cause)
  if (mark === 'P' || mark === 'N') return { code: 'mark.no-cause' }
  if (mark === 'U' && cause !== unknownCause) return { code: 'mark.cause-known' }
  if (mark === 'S' && kind === 'A') return { code: 'mark.no-illness' }
  if (mark === 'A' && kind === 'S') return { code: 'mark.an-illness' }
}

/** What of a child's day contradicts itself, by field: a cause against the mark, or leaving before coming. */
export function recordProblems({ status, cause, inTime, outTime }: Told): Problems {
  const ofCause = cause ? causeProblem(status, cause) : undefined
  return {
    ...(ofCause && { cause: ofCause }),
    ...(inTime && outTime && outTime < inTime ? { outTime: { code: 'mark.out-before-in' } } : {}),
  }
}
