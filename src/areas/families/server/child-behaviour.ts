import { refuseFields } from '../../../contract/error'
import type { Behaviour, ChangeAhead, OpContext } from '../../../server/resource/behaviour'
import type { Values } from '../../../server/resource/values'
import { classScope } from '../../garden/published/class-scope'
import { ChildGuardian } from '../published/child-guardian'
import { attending, hasLeft, leaveReason, registered } from '../published/child-states'
import { childProblems } from './child-problems'

/** Somebody who may fetch the child is known before it comes. A child entered as attending has no family yet that could be asked for. */
async function checkFetched(ctx: OpContext, { id, before, after }: ChangeAhead): Promise<void> {
  if (before?.status !== registered || after.status !== attending) return
  const links = await ctx.rows(ChildGuardian, { childId: id })
  if (!links.some((link) => link.canPickup)) refuseFields({ status: { code: 'child.no-guardian' } })
}

/** Whoever leaves did so on a day and for a reason; where nobody said, it was today and what the state says. */
const leaving = (ctx: OpContext, after: Values): Values =>
  hasLeft(after.status) ? { leaveDate: after.leaveDate || ctx.today, leaveType: after.leaveType || leaveReason(after.status) } : {}

/** A child belongs to its class; what its number says of birthday and sex must agree; it comes and goes as the states allow. */
export const childBehaviour: Behaviour = {
  scope: (_ctx, values) => classScope(values.classId),
  async before(ctx, change) {
    if (change.verb === 'remove') return undefined
    const left = leaving(ctx, change.after)
    const problems = childProblems({ ...change, after: { ...change.after, ...left } }, ctx.today)
    if (Object.keys(problems).length > 0) refuseFields(problems)
    await checkFetched(ctx, change)
    return left
  },
}
