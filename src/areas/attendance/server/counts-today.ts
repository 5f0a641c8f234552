import type { RecordOf, Resource } from '../../../contract/resource'
import { same } from '../../../contract/sync/merge'
import type { ChangeMade, OpContext } from '../../../server/resource/behaviour'
import { Child } from '../../families/published/child'
import type { Enrolment } from '../../families/published/enrolment'
import { SchoolDay } from '../../garden/published/school-day'
import type { LeaveRequest } from '../leave/leave-request'
import { recountSheet } from './recount-sheet'

/** What of a noun the roll of a day is worked out from, and the class a row belongs to. `isToday` leaves out rows that say nothing of today. */
type OnRoll<R extends Resource> = {
  readonly fields: readonly (keyof RecordOf<R>)[]
  readonly classOf: (ctx: OpContext, row: RecordOf<R>) => Promise<string | null | undefined> | string | null
  readonly isToday?: (row: RecordOf<R>, today: string) => boolean
}

export const childOnRoll: OnRoll<typeof Child> = {
  fields: ['status', 'mealPlan', 'quarantineUntil', 'allergies', 'dietTaboo', 'healthTag'],
  classOf: (_ctx, row) => row.classId,
}
export const enrolmentOnRoll: OnRoll<typeof Enrolment> = {
  fields: ['classId', 'beginDate', 'endDate'],
  classOf: (_ctx, row) => row.classId,
}
export const leaveOnRoll: OnRoll<typeof LeaveRequest> = {
  fields: ['status', 'fromDate', 'toDate', 'halfDay', 'type'],
  classOf: async (ctx, row) => (await ctx.find(Child, row.childId))?.classId,
  isToday: ({ status, fromDate, toDate }, today) => status === 'APPROVED' && fromDate <= today && today <= toDate,
}

const isChanged = <R extends Resource>({ before, after }: ChangeMade<R>, { fields }: OnRoll<R>): boolean =>
  !before || !after || fields.some((field) => !same(before[field], after[field]))

/** Counts today's sheet of a class anew, on an open day: also a class nobody has begun with has one. */
async function recountToday(ctx: OpContext, classId: string): Promise<void> {
  if ((await ctx.readShared(SchoolDay, ctx.today))?.isOpen) await recountSheet(ctx, classId, ctx.today)
}

/**
 * Today's sheets of the classes concerned are counted anew after a change: who reads figures only, such as the kitchen, learns in the same
 * moment of a child that has come or gone, changed its meals, or was given leave.
 */
export const countsToday =
  <R extends Resource>(onRoll: OnRoll<R>) =>
  async (ctx: OpContext, change: ChangeMade<R>): Promise<void> => {
    if (!isChanged(change, onRoll)) return
    for (const row of [change.before, change.after]) {
      if (!row || onRoll.isToday?.(row, ctx.today) === false) continue
      const classId = await onRoll.classOf(ctx, row)
      if (classId) ctx.afterBatch(`today's roll of ${classId}`, (later) => recountToday(later, classId))
    }
  }
