import { refuse } from '../../../contract/error'
import type { Behaviour, ChangeAhead, OpContext } from '../../../server/resource/behaviour'
import { Child } from '../../families/published/child'
import { Enrolment } from '../../families/published/enrolment'
import { classScope } from '../../garden/published/class-scope'
import { KindergartenProfile } from '../../garden/published/kindergarten-profile'
import { SchoolDay } from '../../garden/published/school-day'
import { AttendanceSheet } from '../attendance-sheet'
import { childMeals } from '../child-meals'
import { isInClass } from '../in-class'
import { recordKey, sheetKey } from '../keys'
import { whyHeld } from '../mark-rules'
import { isOwnToMend } from '../mend'
import { isOpenSheet, sheetState } from '../sheet-state'
import { believedAt } from './believed-at'
import { mealPatternOf } from './class-roll'
import { checkOpenDay } from './open-day'
import { recountLater } from './recount-sheet'

async function checkEnrolled(ctx: OpContext, change: ChangeAhead): Promise<void> {
  const { childId, classId, date } = change.after
  const child = await ctx.find(Child, String(childId))
  const times = await ctx.rows(Enrolment, { childId })
  if (!child || !isInClass(child, times, String(classId), String(date))) refuse('child.not-enrolled')
}

/**
 * A mark counts on an open day, for a child of the class. Once the sheet is submitted or closed, what the rules no longer
 * allow is held for somebody to decide: it may have been made in time on a tablet without network. Her own slips are a teacher's to mend.
 */
export const attendanceRecordBehaviour: Behaviour = {
  key: recordKey,
  reads: [
    { noun: SchoolDay, id: 'date', only: 'look' },
    { noun: Child, id: 'childId' },
    { noun: AttendanceSheet, id: sheetKey },
    { noun: Enrolment, by: 'childId' },
    { noun: KindergartenProfile, every: true },
  ],
  scope: (_ctx, values) => classScope(values.classId),
  async before(ctx, change) {
    const { after, before, patch, verb } = change
    await checkOpenDay(ctx, String(after.date))
    if (!before) await checkEnrolled(ctx, change)
    const sheet = await ctx.find(AttendanceSheet, sheetKey(after))
    const state = sheetState(sheet)
    if (verb === 'remove' && !isOpenSheet(state)) refuse('record.state')
    const at = believedAt(ctx)
    const isOwn = before !== undefined && isOwnToMend(before, sheet?.submittedAt, ctx.person.realname, at)
    const reason = whyHeld(state, before, patch, isOwn)
    if (reason) ctx.hold(reason)
    const child = await ctx.find(Child, String(after.childId))
    const eater = {
      mealPlan: child?.mealPlan ?? '',
      status: String(after.status),
      inTime: after.inTime as string | null,
      outTime: after.outTime as string | null,
    }
    const marked = before?.status === after.status ? {} : { markedBy: ctx.person.realname, markedAt: at }
    return { meals: childMeals(eater, await mealPatternOf(ctx)), ...marked }
  },
  after(ctx, { after, before }) {
    const row = after ?? before
    recountLater(ctx, row?.classId, row?.date)
  },
}
