import { refuse, refuseFields } from '../../../contract/error'
import { isMoveOf, isOpenTo } from '../../../contract/flow'
import { behave, type ChangeAhead, type OpContext } from '../../../server/resource/behaviour'
import { Child } from '../../families/published/child'
import { SchoolDay } from '../../garden/published/school-day'
import { overlap, refundsOf } from '../leave/leave-days'
import { LeaveRequest } from '../leave/leave-request'
import { leaveRequestFlow } from '../leave/leave-request-flow'
import { AbsenceTrace } from '../sheet/absence-trace'
import { believedAt } from './believed-at'
import { countsToday, leaveOnRoll } from './counts-today'

type Change = ChangeAhead<typeof LeaveRequest>

const decided = (ctx: OpContext) => ({ decidedBy: ctx.person.realname, decidedAt: ctx.now })

/** One child, one leave at a time: another one that waits or was granted would refund its meals twice. */
async function checkOverlap(ctx: OpContext, { id, after }: Change): Promise<void> {
  const { childId } = after
  // Whoever asks for this child waits here for the others who do.
  await ctx.find(Child, childId)
  const others = await ctx.rows(LeaveRequest, { childId, status: ['PENDING', 'APPROVED'] })
  const other = others.find((one) => one.id !== id && overlap(one, after))
  if (other) refuseFields({ fromDate: { code: 'leave.overlap', values: { from: other.fromDate, to: other.toDate } } })
}

/**
 * Adding under a known id and settling a held change write to a leave like editing it, and find it open no longer than that. Days that are
 * asked for anew are asked for when they are entered, not when the leave first was.
 */
async function asked(ctx: OpContext, change: Change) {
  const { before, after } = change
  if (before && !isOpenTo(leaveRequestFlow, 'edit', before.status)) refuse('record.state')
  await checkOverlap(ctx, change)
  if (before && before.fromDate === after.fromDate && before.toDate === after.toDate) return undefined
  const open = (await ctx.rows(SchoolDay, { isOpen: true })).map(({ date }) => date)
  const refunds = refundsOf(after, open, believedAt(ctx), before?.refunds ?? [])
  return { refunds, mealCutoffOk: refunds.every(({ refunded }) => refunded) }
}

/** Leave is asked for once for any time, remembers day by day whether its meals could still be called off, and who decided about it when. */
export const leaveRequestBehaviour = behave(LeaveRequest, {
  async before(ctx, change) {
    if (!isMoveOf(leaveRequestFlow, change.verb)) return asked(ctx, change)
    if (change.verb === 'approve') await checkOverlap(ctx, change)
    return decided(ctx)
  },
  after: countsToday(leaveOnRoll),
})

/** A trace that is over says when the child came back. */
export const absenceTraceBehaviour = behave(AbsenceTrace, {
  before(_ctx, { verb, after }) {
    if (verb === 'return' && !after.actualReturn) refuseFields({ actualReturn: { code: 'field.required' } })
    return undefined
  },
})
