import { refuse, refuseFields } from '../../../contract/error'
import { isOpenTo } from '../../../contract/flow'
import type { Behaviour, ChangeAhead, OpContext } from '../../../server/resource/behaviour'
import type { Values } from '../../../server/resource/values'
import { Child } from '../../families/child'
import { classScope } from '../../garden/class-scope'
import { leaveRequestFlow } from '../leave-request-flow'
import { openDayBefore } from './open-day'

/** Until this time of the last open day before the leave, its meals have not been ordered. */
const cutOff = '15:30'

async function isBeforeCutOff(ctx: OpContext, fromDate: string): Promise<boolean> {
  const day = await openDayBefore(ctx, fromDate)
  return day === undefined || ctx.now.slice(0, 16) <= `${day} ${cutOff}`
}

const scopeOfChild = async (ctx: OpContext, values: Values) => classScope((await ctx.find(Child, String(values.childId)))?.classId)

/** A decision is made once, and refusing needs its reason. */
function decided(ctx: OpContext, { verb, patch }: ChangeAhead): Values {
  if (verb === 'reject' && !patch.rejectReason) refuseFields({ rejectReason: { code: 'field.required' } })
  return { decidedBy: ctx.person.realname, decidedAt: ctx.now }
}

/**
 * Adding under a known id and settling a held change write to a leave like editing it, and find it open no longer than that. Another
 * first day is asked for when it is entered, not when the leave first was.
 */
async function asked(ctx: OpContext, { before, after }: ChangeAhead): Promise<Values | undefined> {
  if (before && !isOpenTo(leaveRequestFlow, 'edit', before.status)) refuse('record.state')
  if (before?.fromDate === after.fromDate) return undefined
  return { mealCutoffOk: await isBeforeCutOff(ctx, String(after.fromDate)) }
}

/** Leave runs forwards, remembers whether its meals could still be called off, and who decided about it when. */
export const leaveRequestBehaviour: Behaviour = {
  scope: scopeOfChild,
  before(ctx, change) {
    const { verb, after } = change
    if (String(after.toDate) < String(after.fromDate)) refuseFields({ toDate: { code: 'field.order' } })
    return Object.hasOwn(leaveRequestFlow.moves, verb) ? decided(ctx, change) : asked(ctx, change)
  },
}

/** A trace is seen by the child's class, and ends no earlier than it begins. */
export const absenceTraceBehaviour: Behaviour = {
  scope: scopeOfChild,
  before(_ctx, { verb, after }) {
    if (after.lastDate && String(after.lastDate) < String(after.firstDate)) refuseFields({ lastDate: { code: 'field.order' } })
    if (verb === 'return' && !after.actualReturn) refuseFields({ actualReturn: { code: 'field.required' } })
    return undefined
  },
}
