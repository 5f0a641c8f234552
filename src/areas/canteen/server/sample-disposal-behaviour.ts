import type { Problems } from '../../../contract/check'
import { refuseFields } from '../../../contract/error'
import { behave } from '../../../server/resource/behaviour'
import { isAhead } from '../fridge/device-clock'
import { SampleDisposal } from '../sample-disposal'
import { disposalProblems } from '../witness-rules'

/**
 * Two people dispose of samples, and each of them signs. What they sign is done: a time to come would serve for samples that nobody has
 * emptied yet. Whose clock is ahead finds the record on their device, and corrects the time there.
 */
export const sampleDisposalBehaviour = behave(SampleDisposal, {
  before(ctx, { after }) {
    const problems: Problems = disposalProblems(after)
    if (isAhead(after.disposeTime, ctx.now)) problems.disposeTime = { code: 'field.ahead' }
    if (Object.keys(problems).length > 0) refuseFields(problems)
    return undefined
  },
})
