import type { Problems } from '../../../contract/check'
import { refuseFields } from '../../../contract/error'
import type { Behaviour } from '../../../server/resource/behaviour'
import { isAhead } from '../device-clock'
import { disposalProblems } from '../witness-rules'

/**
 * Two people dispose of samples, and each of them signs. What they sign is done: a time to come would serve for samples that nobody has
 * emptied yet. Whose clock is ahead finds the record on their device, and corrects the time there.
 */
export const sampleDisposalBehaviour: Behaviour = {
  before(ctx, { after }) {
    const problems: Problems = disposalProblems(after)
    if (isAhead(String(after.disposeTime), ctx.now)) problems.disposeTime = { code: 'field.ahead' }
    if (Object.keys(problems).length > 0) refuseFields(problems)
    return undefined
  },
}
