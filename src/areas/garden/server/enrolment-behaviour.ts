import { refuseFields } from '../../../contract/error'
import type { Behaviour, OpContext } from '../../../server/resource/behaviour'
import { Child } from '../../families/child'
import { ChildGuardian } from '../../families/child-guardian'
import { Guardian } from '../../families/guardian'
import { classScope } from '../class-scope'
import { Enrolment } from '../enrolment'

type Span = { readonly beginDate: unknown; readonly endDate: unknown }

const overlap = (one: Span, two: Span): boolean =>
  String(one.beginDate) <= String(two.endDate ?? '9999') && String(two.beginDate) <= String(one.endDate ?? '9999')

/** The class a child is in today follows from its enrolments; the rows of its family follow the child. */
async function followEnrolment(ctx: OpContext, childId: string): Promise<void> {
  const spans = await ctx.rows(Enrolment, { childId })
  const open = spans
    .filter((span) => span.beginDate <= ctx.today && (span.endDate ?? '9999') >= ctx.today)
    .sort((one, two) => (one.beginDate < two.beginDate ? 1 : -1))
  await ctx.put(Child, childId, { classId: open[0]?.classId ?? null })
  for (const link of await ctx.rows(ChildGuardian, { childId })) {
    await ctx.touch(ChildGuardian, link.id)
    await ctx.touch(Guardian, link.guardianId)
  }
}

/** A child is in at most one class on any day. */
export const enrolmentBehaviour: Behaviour = {
  scope: (_ctx, values) => classScope(values.classId),
  async before(ctx, { id, after }) {
    const { childId, beginDate, endDate } = after
    if (endDate && String(endDate) < String(beginDate)) refuseFields({ endDate: { code: 'field.order' } })
    const others = (await ctx.rows(Enrolment, { childId })).filter((other) => other.id !== id)
    if (others.some((other) => overlap(other, { beginDate, endDate }))) refuseFields({ beginDate: { code: 'enrolment.overlap' } })
    return undefined
  },
  after(ctx, { before, after }) {
    const childId = String((after ?? before)?.childId)
    ctx.later(`enrolment of ${childId}`, (later) => followEnrolment(later, childId))
  },
}
