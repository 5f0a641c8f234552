import type { OpContext } from '../../../server/resource/behaviour'
import { Child } from '../published/child'
import { ChildGuardian } from '../published/child-guardian'
import { Enrolment } from '../published/enrolment'
import { Guardian } from '../published/guardian'

/** The class a child is in today follows from its enrolments; its guardians follow the child. */
export async function followEnrolment(ctx: OpContext, childId: string): Promise<void> {
  if (!(await ctx.find(Child, childId))) return
  const spans = await ctx.rows(Enrolment, { childId })
  const open = spans
    .filter((span) => span.beginDate <= ctx.today && (span.endDate ?? '9999') >= ctx.today)
    .sort((one, two) => (one.beginDate < two.beginDate ? 1 : -1))
  await ctx.put(Child, childId, { classId: open[0]?.classId ?? null })
  for (const link of await ctx.rows(ChildGuardian, { childId })) await ctx.recomputeScope(Guardian, link.guardianId)
}
