import { refuse, refuseFields } from '../../../contract/error'
import { isOpenTo } from '../../../contract/flow'
import type { Behaviour, ChangeAhead, OpContext } from '../../../server/resource/behaviour'
import type { Values } from '../../../server/resource/values'
import { Child } from '../../families/published/child'
import { SchoolDay } from '../../garden/published/school-day'
import { overlap, type Refund, refundsOf } from '../leave-days'
import { LeaveRequest } from '../leave-request'
import { leaveRequestFlow } from '../leave-request-flow'
import { believedAt } from './believed-at'

const decided = (ctx: OpContext): Values => ({ decidedBy: ctx.person.realname, decidedAt: ctx.now })

/** One child, one leave at a time: another one that waits or was granted would refund its meals twice. */
async function checkOverlap(ctx: OpContext, { id, after }: ChangeAhead): Promise<void> {
  const { childId, fromDate, toDate, halfDay } = after
  const span = { fromDate, toDate, halfDay }
  // Whoever asks for this child waits here for the others who do.
  await ctx.find(Child, String(childId))
  const others = await ctx.rows(LeaveRequest, { childId, status: ['PENDING', 'APPROVED'] })
  const other = others.find((one) => one.id !== id && overlap(one, span))
  if (other) refuseFields({ fromDate: { code: 'leave.overlap', values: { from: other.fromDate, to: other.toDate } } })
}

/**
 * Adding under a known id and settling a held change write to a leave like editing it, and find it open no longer than that. Days that are
 * asked for anew are asked for when they are entered, not when the leave first was.
 */
async function asked(ctx: OpContext, change: ChangeAhead): Promise<Values | undefined> {
  const { before, after } = change
  if (before && !isOpenTo(leaveRequestFlow, 'edit', before.status)) refuse('record.state')
  await checkOverlap(ctx, change)
  if (before && before.fromDate === after.fromDate && before.toDate === after.toDate) return undefined
  const open = (await ctx.rows(SchoolDay, { isOpen: true })).map(({ date }) => date)
  const span = { fromDate: after.fromDate, toDate: after.toDate }
  const refunds = refundsOf(span, open, believedAt(ctx), (before?.refunds ?? []) as readonly Refund[])
  return { refunds, mealCutoffOk: refunds.every(({ refunded }) => refunded) }
}

/** Leave is asked for once for any time, remembers day by day whether its meals could still be called off, and who decided about it when. */
export const leaveRequestBehaviour: Behaviour = {
  async before(ctx, change) {
    if (!Object.hasOwn(leaveRequestFlow.moves, change.verb)) return asked(ctx, change)
    if (change.verb === 'approve') await checkOverlap(ctx, change)
    return decided(ctx)
  },
}

/** A trace that is over says when the child came back. */
export const absenceTraceBehaviour: Behaviour = {
  before(_ctx, { verb, after }) {
    if (verb === 'return' && !after.actualReturn) refuseFields({ actualReturn: { code: 'field.required' } })
    return undefined
  },
}
