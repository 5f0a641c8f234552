import { refuseFields } from '../../../contract/error'
import type { Behaviour, OpContext } from '../../../server/resource/behaviour'
import type { Values } from '../../../server/resource/values'
import { Child } from '../../families/child'
import { classScope } from '../../garden/class-scope'
import { openDayBefore } from './open-day'

/** Until this time of the last open day before the leave, its meals have not been ordered. */
const cutOff = '15:30'

async function isBeforeCutOff(ctx: OpContext, fromDate: string): Promise<boolean> {
  const day = await openDayBefore(ctx, fromDate)
  return day === undefined || ctx.now.slice(0, 16) <= `${day} ${cutOff}`
}

const scopeOfChild = async (ctx: OpContext, values: Values) => classScope((await ctx.find(Child, String(values.childId)))?.classId)

/** Leave runs forwards, remembers whether its meals could still be called off, and who decided about it when. */
export const leaveRequestBehaviour: Behaviour = {
  scope: scopeOfChild,
  async before(ctx, { verb, before, after }) {
    if (String(after.toDate) < String(after.fromDate)) refuseFields({ toDate: { code: 'field.order' } })
    if (verb === 'approve' || verb === 'reject' || verb === 'cancel') return { decidedBy: ctx.person.realname, decidedAt: ctx.now }
    return before ? undefined : { mealCutoffOk: await isBeforeCutOff(ctx, String(after.fromDate)) }
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
