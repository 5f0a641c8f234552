import { refuse, refuseFields } from '../../../contract/error'
import type { Move } from '../../../contract/flow'
import { same } from '../../../contract/merge'
import { minutesBetween } from '../../../contract/time'
import type { Behaviour, ChangeAhead, OpContext } from '../../../server/resource/behaviour'
import type { Values } from '../../../server/resource/values'
import { withStep } from '../../../server/resource/with-step'
import { classScope } from '../../garden/published/class-scope'
import { attendanceSheetFlow } from '../attendance-sheet-flow'
import { sheetKey } from '../keys'
import { untraced } from '../untraced'
import { believedAt } from './believed-at'
import { classRoll } from './class-roll'
import { checkOpenDay } from './open-day'
import { recountLater } from './recount-sheet'

async function checkTraced(ctx: OpContext, { after }: ChangeAhead): Promise<void> {
  const { roll } = await classRoll(ctx, String(after.classId), String(after.date))
  const count = untraced(roll).length
  if (count > 0) refuse('sheet.untraced', { count })
}

/** Minutes after which a submission that arrives must have waited for a network. */
const waited = 5

/** A class is handed in when its teacher does it, not when the tablet finds a network. */
function submitted(ctx: OpContext, { after }: ChangeAhead): Values {
  const { person, now } = ctx
  const madeAt = believedAt(ctx)
  const submittedAt = madeAt.startsWith(String(after.date)) ? madeAt : now
  return { submittedBy: person.realname, submittedAt, offlineSubmitted: minutesBetween(submittedAt, now) >= waited }
}

/** What each step writes beside the state. */
const steps: Readonly<Record<string, (ctx: OpContext, change: ChangeAhead) => Promise<Values> | Values>> = {
  submit: submitted,
  async trace(ctx, change) {
    await checkTraced(ctx, change)
    return {}
  },
  // A cause may have been taken back since the absences were traced.
  async close(ctx, change) {
    await checkTraced(ctx, change)
    return { closedBy: ctx.person.realname, closedAt: ctx.now }
  },
}

/** A step of the sheet, which it remembers for good: who made it, when, and why. */
async function stepped(ctx: OpContext, change: ChangeAhead, to: string): Promise<Values> {
  const text = change.patch.reopenReason ? String(change.patch.reopenReason) : null
  return { ...(await steps[change.verb]?.(ctx, change)), ...withStep(ctx, change, { what: to, text }) }
}

/** Why a sheet was opened again is said by whoever opens it, and by nobody afterwards. */
function checkReason({ before, patch }: ChangeAhead): void {
  if ('reopenReason' in patch && !same(before?.reopenReason, patch.reopenReason)) refuseFields({ reopenReason: { code: 'record.state' } })
}

const moves: Readonly<Record<string, Move>> = attendanceSheetFlow.moves

/** The sheet of a class and day: only open days have one, and its figures follow from the marks. */
export const attendanceSheetBehaviour: Behaviour = {
  key: sheetKey,
  scope: (_ctx, values) => classScope(values.classId),
  async before(ctx, change) {
    if (!change.before) await checkOpenDay(ctx, String(change.after.date))
    if (change.verb === 'edit' && change.before?.status === 'CLOSED') ctx.hold('closed')
    const move = Object.hasOwn(moves, change.verb) ? moves[change.verb] : undefined
    if (move) return stepped(ctx, change, move.to)
    checkReason(change)
    return undefined
  },
  after: (ctx, { after, before }) => recountLater(ctx, (after ?? before)?.classId, (after ?? before)?.date),
}
