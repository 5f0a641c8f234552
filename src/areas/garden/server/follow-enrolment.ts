import type { OpContext } from '../../../server/resource/behaviour'
import { AbsenceTrace } from '../../attendance/absence-trace'
import { LeaveRequest } from '../../attendance/leave-request'
import { Child } from '../../families/child'
import { ChildGuardian } from '../../families/child-guardian'
import { Guardian } from '../../families/guardian'
import { Enrolment } from '../enrolment'

/** What is still to be done about a child goes with it, so that the new teacher can do it; what is over stays where it was. */
async function bringAlong(ctx: OpContext, childId: string): Promise<void> {
  for (const leave of await ctx.rows(LeaveRequest, { childId, status: ['PENDING', 'APPROVED'] }))
    if (leave.toDate >= ctx.today) await ctx.touch(LeaveRequest, leave.id)
  for (const trace of await ctx.rows(AbsenceTrace, { childId, status: ['OPEN', 'FOLLOWING'] })) await ctx.touch(AbsenceTrace, trace.id)
}

/** The class a child is in today follows from its enrolments; the rows of its family, open leave and open traces follow the child. */
export async function followEnrolment(ctx: OpContext, childId: string): Promise<void> {
  if (!(await ctx.find(Child, childId))) return
  const spans = await ctx.rows(Enrolment, { childId })
  const open = spans
    .filter((span) => span.beginDate <= ctx.today && (span.endDate ?? '9999') >= ctx.today)
    .sort((one, two) => (one.beginDate < two.beginDate ? 1 : -1))
  await ctx.put(Child, childId, { classId: open[0]?.classId ?? null })
  for (const link of await ctx.rows(ChildGuardian, { childId })) {
    await ctx.touch(ChildGuardian, link.id)
    await ctx.touch(Guardian, link.guardianId)
  }
  await bringAlong(ctx, childId)
}
