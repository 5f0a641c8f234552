import { refuse } from '../../../contract/error'
import { behave, type ChangeAhead, type OpContext } from '../../../server/resource/behaviour'
import { Child } from '../../families/published/child'
import { Enrolment } from '../../families/published/enrolment'
import { classScope } from '../../garden/published/class-scope'
import { KindergartenProfile } from '../../garden/published/kindergarten-profile'
import { SchoolDay } from '../../garden/published/school-day'
import { isInClass } from '../in-class'
import { sheetKey } from '../keys'
import { AttendanceRecord } from '../mark/attendance-record'
import { childMeals } from '../mark/child-meals'
import { whyHeld } from '../mark/mark-rules'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { isOwnToMend } from '../sheet/mend'
import { isOpenSheet, sheetState } from '../sheet/sheet-state'
import { believedAt } from './believed-at'
import { mealPatternOf } from './class-roll'
import { checkOpenDay } from './open-day'
import { recountLater } from './recount-sheet'

async function checkEnrolled(ctx: OpContext, { after }: ChangeAhead<typeof AttendanceRecord>): Promise<void> {
  const { childId, classId, date } = after
  const child = await ctx.find(Child, childId)
  const times = await ctx.rows(Enrolment, { childId })
  if (!child || !isInClass(child, times, classId, date)) refuse('child.not-enrolled')
}

/**
 * A mark counts on an open day, for a child of the class. Once the sheet is submitted or closed, what the rules no longer
 * allow is held for somebody to decide: it may have been made in time on a tablet without network. Her own slips are a teacher's to mend.
 */
export const attendanceRecordBehaviour = behave(AttendanceRecord, {
  reads: [
    { noun: SchoolDay, id: ({ date }) => date, only: 'look' },
    { noun: Child, id: 'childId' },
    { noun: AttendanceSheet, id: sheetKey },
    { noun: Enrolment, by: 'childId' },
    { noun: KindergartenProfile, every: true },
  ],
  scope: (_ctx, { classId }) => classScope(classId),
  async before(ctx, change) {
    const { after, before, patch, verb } = change
    await checkOpenDay(ctx, after.date)
    if (!before) await checkEnrolled(ctx, change)
    const sheet = await ctx.find(AttendanceSheet, sheetKey(after))
    const state = sheetState(sheet)
    if (verb === 'remove' && !isOpenSheet(state)) refuse('record.state')
    const at = believedAt(ctx)
    const isOwn = before !== undefined && isOwnToMend(before, sheet?.submittedAt, ctx.person.realname, at)
    const reason = whyHeld(state, before, patch, isOwn)
    if (reason) ctx.hold(reason)
    const child = await ctx.find(Child, after.childId)
    const meals = childMeals({ ...after, mealPlan: child?.mealPlan ?? '' }, await mealPatternOf(ctx))
    const marked = before?.status === after.status ? {} : { markedBy: ctx.person.realname, markedAt: at }
    return { meals, ...marked }
  },
  after(ctx, { after, before }) {
    const row = after ?? before
    if (row) recountLater(ctx, row.classId, row.date)
  },
})
