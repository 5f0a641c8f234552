import { refuseFields } from '../../../contract/error'
import type { Behaviour } from '../../../server/resource/behaviour'
import { classScope } from '../../garden/published/class-scope'
import { Child } from '../published/child'
import { Enrolment } from '../published/enrolment'
import { followEnrolment } from './follow-enrolment'

type Span = { readonly beginDate: unknown; readonly endDate: unknown }

const overlap = (one: Span, two: Span): boolean =>
  String(one.beginDate) <= String(two.endDate ?? '9999') && String(two.beginDate) <= String(one.endDate ?? '9999')

/** A child is in at most one class on any day. */
export const enrolmentBehaviour: Behaviour = {
  reads: [
    { noun: Child, id: 'childId' },
    { noun: Enrolment, by: 'childId' },
  ],
  scope: (_ctx, values) => classScope(values.classId),
  async before(ctx, { id, verb, after }) {
    if (verb === 'remove') return undefined
    const { childId, beginDate, endDate } = after
    if (endDate && String(endDate) < String(beginDate)) refuseFields({ endDate: { code: 'field.order' } })
    // Whoever changes the child's classes waits here for the others who do.
    await ctx.find(Child, String(childId))
    const others = (await ctx.rows(Enrolment, { childId })).filter((other) => other.id !== id)
    if (others.some((other) => overlap(other, { beginDate, endDate }))) refuseFields({ beginDate: { code: 'enrolment.overlap' } })
    return undefined
  },
  after(ctx, { before, after }) {
    const childId = String((after ?? before)?.childId)
    ctx.later(`enrolment of ${childId}`, (later) => followEnrolment(later, childId))
  },
}
