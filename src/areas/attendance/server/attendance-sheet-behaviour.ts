import { refuse, refuseFields } from '../../../contract/error'
import { isMoveOf } from '../../../contract/flow'
import type { VerbOf } from '../../../contract/resource'
import { same } from '../../../contract/sync/merge'
import { minutesBetween } from '../../../contract/time'
import { behave, type ChangeAhead, type OpContext } from '../../../server/resource/behaviour'
import { withStep } from '../../../server/resource/with-step'
import { classScope } from '../../garden/published/class-scope'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { attendanceSheetFlow } from '../sheet/attendance-sheet-flow'
import { untraced } from '../sheet/untraced'
import { believedAt } from './believed-at'
import { classRoll } from './class-roll'
import { checkOpenDay } from './open-day'
import { recountLater } from './recount-sheet'

type Change = ChangeAhead<typeof AttendanceSheet>

async function checkTraced(ctx: OpContext, { after }: Change): Promise<void> {
  const { roll } = await classRoll(ctx, after.classId, after.date)
  const count = untraced(roll).length
  if (count > 0) refuse('sheet.untraced', { count })
}

/** Minutes after which a submission that arrives must have waited for a network. */
const waited = 5

/** A class is handed in when its teacher does it, not when the tablet finds a network. */
function submitted(ctx: OpContext, { after }: Change) {
  const { person, now } = ctx
  const madeAt = believedAt(ctx)
  const submittedAt = madeAt.startsWith(after.date) ? madeAt : now
  return { submittedBy: person.realname, submittedAt, offlineSubmitted: minutesBetween(submittedAt, now) >= waited }
}

type Written = Partial<Change['after']>
type Step = (ctx: OpContext, change: Change) => Promise<Written> | Written

/** What each step writes beside the state. */
const steps: { readonly [V in VerbOf<typeof AttendanceSheet>]?: Step } = {
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
async function stepped(ctx: OpContext, change: Change, to: string): Promise<Written> {
  const text = change.patch.reopenReason || null
  return { ...(await steps[change.verb]?.(ctx, change)), ...withStep(ctx, change, { what: to, text }) }
}

/** Why a sheet was opened again is said by whoever opens it, and by nobody afterwards. */
function checkReason({ before, patch }: Change): void {
  if ('reopenReason' in patch && !same(before?.reopenReason, patch.reopenReason)) refuseFields({ reopenReason: { code: 'record.state' } })
}

/** The sheet of a class and day: only open days have one, and its figures follow from the marks. */
export const attendanceSheetBehaviour = behave(AttendanceSheet, {
  scope: (_ctx, { classId }) => classScope(classId),
  async before(ctx, change) {
    if (!change.before) await checkOpenDay(ctx, change.after.date)
    if (change.verb === 'edit' && change.before?.status === 'CLOSED') ctx.hold('closed')
    if (isMoveOf(attendanceSheetFlow, change.verb)) return stepped(ctx, change, attendanceSheetFlow.moves[change.verb].to)
    checkReason(change)
    return undefined
  },
  after(ctx, { after, before }) {
    const row = after ?? before
    if (row) recountLater(ctx, row.classId, row.date)
  },
})
