import { refuse, refuseFields } from '../../../contract/error'
import type { Behaviour, ChangeAhead, OpContext } from '../../../server/resource/behaviour'
import type { Values } from '../../../server/resource/values'
import { classScope } from '../../garden/class-scope'
import { sheetKey } from '../keys'
import { untraced } from '../untraced'
import { classRoll } from './class-roll'
import { checkOpenDay } from './open-day'
import { recountLater } from './recount-sheet'

async function checkTraced(ctx: OpContext, { after }: ChangeAhead): Promise<void> {
  const { roll } = await classRoll(ctx, String(after.classId), String(after.date))
  const count = untraced(roll).length
  if (count > 0) refuse('sheet.untraced', { count })
}

/** What each step writes beside the state. */
const steps: Readonly<Record<string, (ctx: OpContext, change: ChangeAhead) => Promise<Values> | Values>> = {
  submit: (ctx) => ({ submittedBy: ctx.person.realname, submittedAt: ctx.now }),
  async trace(ctx, change) {
    await checkTraced(ctx, change)
    return {}
  },
  close: (ctx) => ({ closedBy: ctx.person.realname, closedAt: ctx.now }),
  reopen(_ctx, { patch }) {
    if (!patch.reopenReason) refuseFields({ reopenReason: { code: 'field.required' } })
    return {}
  },
}

/** The sheet of a class and day: only open days have one, and its figures follow from the marks. */
export const attendanceSheetBehaviour: Behaviour = {
  key: sheetKey,
  scope: (_ctx, values) => classScope(values.classId),
  async before(ctx, change) {
    if (!change.before) await checkOpenDay(ctx, String(change.after.date))
    if (change.verb === 'edit' && change.before?.status === 'CLOSED' && !change.resolving) ctx.hold('closed')
    return steps[change.verb]?.(ctx, change)
  },
  after: (ctx, { after, before }) => recountLater(ctx, (after ?? before)?.classId, (after ?? before)?.date),
}
