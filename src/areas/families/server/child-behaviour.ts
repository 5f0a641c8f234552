import { refuseFields } from '../../../contract/error'
import { behave, type ChangeAhead, type OpContext } from '../../../server/resource/behaviour'
import { classScope } from '../../garden/published/class-scope'
import { Child } from '../published/child'
import { ChildGuardian } from '../published/child-guardian'
import { attending, leaveReason, registered } from '../published/child-states'
import { childProblems } from './child-problems'
import { endEnrolments } from './end-enrolments'

type Change = ChangeAhead<typeof Child>

/** Somebody who may fetch the child is known before it comes. A child entered as attending has no family yet that could be asked for. */
async function checkFetched(ctx: OpContext, { id, before, after }: Change): Promise<void> {
  if (before?.status !== registered || after.status !== attending) return
  const links = await ctx.rows(ChildGuardian, { childId: id })
  if (!links.some((link) => link.canPickup)) refuseFields({ status: { code: 'child.no-guardian' } })
}

/** Whoever leaves did so on a day and for a reason; where nobody said, it was today and what the state says. */
function leaving(ctx: OpContext, after: Change['after']) {
  const reason = leaveReason(after.status)
  return reason === undefined ? {} : { leaveDate: after.leaveDate || ctx.today, leaveType: after.leaveType || reason }
}

/** A child belongs to its class; what its number says of birthday and sex must agree; it comes and goes as the states allow. */
export const childBehaviour = behave(Child, {
  scope: (_ctx, values) => classScope(values.classId),
  async before(ctx, change) {
    if (change.verb === 'remove') return undefined
    const left = leaving(ctx, change.after)
    const problems = childProblems({ ...change, after: { ...change.after, ...left } }, ctx.today)
    if (Object.keys(problems).length > 0) refuseFields(problems)
    await checkFetched(ctx, change)
    return left
  },
  after: endEnrolments,
})
