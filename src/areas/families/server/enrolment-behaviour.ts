import { refuseFields } from '../../../contract/error'
import { behave } from '../../../server/resource/behaviour'
import { classScope } from '../../garden/published/class-scope'
import { Child } from '../published/child'
import { Enrolment } from '../published/enrolment'
import { followEnrolment } from './follow-enrolment'

type Span = { readonly beginDate: string; readonly endDate: string | null }

const overlap = (one: Span, two: Span): boolean => one.beginDate <= (two.endDate ?? '9999') && two.beginDate <= (one.endDate ?? '9999')

/** A child is in at most one class on any day. */
export const enrolmentBehaviour = behave(Enrolment, {
  reads: [
    { noun: Child, id: 'childId' },
    { noun: Enrolment, by: 'childId' },
  ],
  scope: (_ctx, { classId }) => classScope(classId),
  async before(ctx, { id, verb, after }) {
    if (verb === 'remove') return undefined
    const { childId, beginDate, endDate } = after
    if (endDate && endDate < beginDate) refuseFields({ endDate: { code: 'field.order' } })
    // Whoever changes the child's classes waits here for the others who do.
    await ctx.find(Child, childId)
    const others = (await ctx.rows(Enrolment, { childId })).filter((other) => other.id !== id)
    if (others.some((other) => overlap(other, after))) refuseFields({ beginDate: { code: 'enrolment.overlap' } })
    return undefined
  },
  after(ctx, { before, after }) {
    const childId = (after ?? before)?.childId
    if (childId) ctx.afterBatch(`enrolment of ${childId}`, (later) => followEnrolment(later, childId))
  },
})
