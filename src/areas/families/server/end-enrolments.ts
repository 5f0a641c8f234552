import type { ChangeMade, OpContext } from '../../../server/resource/behaviour'
import type { Child } from '../published/child'
import { hasLeft } from '../published/child-states'
import { Enrolment } from '../published/enrolment'
import { followEnrolment } from './follow-enrolment'

/** Nobody is in a class after the last day of a child that left. */
async function endAfter(ctx: OpContext, childId: string, lastDay: string): Promise<void> {
  for (const { id, beginDate, endDate } of await ctx.rows(Enrolment, { childId })) {
    if (beginDate > lastDay) await ctx.remove(Enrolment, id)
    else if (!endDate || endDate > lastDay) await ctx.put(Enrolment, id, { endDate: lastDay })
  }
}

/** A child that has left is in no class after its last day. */
export function endEnrolments(ctx: OpContext, { id, before, after }: ChangeMade<typeof Child>): void {
  if (!before || !after?.leaveDate || !hasLeft(after.status)) return
  if (before.status === after.status && before.leaveDate === after.leaveDate) return
  const { leaveDate } = after
  ctx.afterBatch(`leaving of ${id}`, async (later) => {
    await endAfter(later, id, leaveDate)
    await followEnrolment(later, id)
  })
}
