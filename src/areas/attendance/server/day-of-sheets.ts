import { refuse } from '../../../contract/error'
import type { ChangeMade, OpContext } from '../../../server/resource/behaviour'
import { Class, classState } from '../../garden/published/class'
import type { SchoolDay } from '../../garden/published/school-day'
import { AttendanceRecord } from '../mark/attendance-record'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { isBegunSheet } from '../sheet/begun-sheet'
import { recountSheet } from './recount-sheet'

/** Nobody closes a day on which the roll was called. Sheets nobody has begun with go with it, or they would stay open for ever. */
async function close(ctx: OpContext, day: string): Promise<void> {
  const sheets = await ctx.rows(AttendanceSheet, { date: day })
  // A sheet is counted when its batch ends: what the same batch marked before it came to this is seen in the marks alone.
  const marks = await ctx.rows(AttendanceRecord, { date: day })
  const called = new Set([...sheets.filter(isBegunSheet), ...marks.filter(({ status }) => status)].map(({ classId }) => classId))
  if (called.size > 0) refuse('day.called', { day, count: called.size })
  for (const { id } of sheets) await ctx.remove(AttendanceSheet, id)
}

/** Every class has its sheet on a day that is open, also when that was decided in the morning. */
async function open(ctx: OpContext): Promise<void> {
  for (const { id } of await ctx.rows(Class, { status: classState.running })) await recountSheet(ctx, id, ctx.today)
}

/** Sheets follow their day: it cannot be closed once somebody has called, and one that opens today has them at once. */
export async function sheetsFollowDay(ctx: OpContext, { id, before, after }: ChangeMade<typeof SchoolDay>): Promise<void> {
  const [was, is] = [before?.isOpen ?? false, after?.isOpen ?? false]
  if (was && !is) await close(ctx, id)
  if (!was && is && id === ctx.today) ctx.afterBatch(`sheets of ${id}`, open)
}
