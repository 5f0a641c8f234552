import { refuseFields } from '../../../contract/error'
import type { Behaviour } from '../../../server/resource/behaviour'
import { disposalProblems } from '../disposal-rules'

/** Two people dispose of samples, and each of them signs. */
export const sampleDisposalBehaviour: Behaviour = {
  before(_ctx, { after }) {
    const problems = disposalProblems(after)
    if (Object.keys(problems).length > 0) refuseFields(problems)
    return undefined
  },
}
