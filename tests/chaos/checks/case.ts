import type { Rests } from '../calm'
import type { Evidence, Row } from '../evidence'
import type { Storm } from '../storm'

/** Everything a check may look at. */
export type Case = {
  readonly storm: Storm
  readonly rests: Rests
  readonly evidence: Evidence
  /** The records as they stood when the storm began, and the number of the last change until then. */
  readonly before: readonly Row[]
  readonly start: number
}

/** Answers what is wrong, with all that is needed to understand it; nothing when the invariant held. */
export type Check = (found: Case) => string[]
