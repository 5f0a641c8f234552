import { same } from '../../../contract/merge'
import type { Row } from '../../../contract/resource'
import type { ChangeMade, OpContext } from '../../../server/resource/behaviour'
import { Child } from '../../families/published/child'
import { SchoolDay } from '../../garden/published/school-day'
import { recountSheet } from './recount-sheet'

/** What of a noun the roll of a day is worked out from, and the class a row belongs to. `isToday` leaves out rows that say nothing of today. */
type OnRoll = {
  readonly fields: readonly string[]
  readonly classOf: (ctx: OpContext, row: Row) => unknown
  readonly isToday?: (row: Row, today: string) => boolean
}

export const childOnRoll: OnRoll = { fields: ['status', 'mealPlan', 'quarantineUntil'], classOf: (_ctx, row) => row.classId }
export const enrolmentOnRoll: OnRoll = { fields: ['classId', 'beginDate', 'endDate'], classOf: (_ctx, row) => row.classId }
export const leaveOnRoll: OnRoll = {
  fields: ['status', 'fromDate', 'toDate', 'halfDay', 'type'],
  classOf: async (ctx, row) => (await ctx.find(Child, String(row.childId)))?.classId,
  isToday: ({ status, fromDate, toDate }, today) => status === 'APPROVED' && String(fromDate) <= today && today <= String(toDate),
}

const isChanged = ({ before, after }: ChangeMade, fields: readonly string[]): boolean =>
  !before || !after || fields.some((field) => !same(before[field], after[field]))

/** Counts today's sheet of a class anew, on an open day: also a class nobody has begun with has one. */
async function recountToday(ctx: OpContext, classId: string): Promise<void> {
  if ((await ctx.look(SchoolDay, ctx.today))?.isOpen) await recountSheet(ctx, classId, ctx.today)
}

/**
 * Today's sheets of the classes concerned are counted anew after a change: who reads figures only, such as the kitchen, learns in the same
 * moment of a child that has come or gone, changed its meals, or was given leave.
 */
export const countsToday =
  ({ fields, classOf, isToday }: OnRoll) =>
  async (ctx: OpContext, change: ChangeMade): Promise<void> => {
    if (!isChanged(change, fields)) return
    for (const row of [change.before, change.after]) {
      if (!row || isToday?.(row, ctx.today) === false) continue
      const classId = await classOf(ctx, row)
      if (classId) ctx.later(`today's roll of ${classId}`, (later) => recountToday(later, String(classId)))
    }
  }
