import { refuse } from '../../../contract/error'
import type { OpContext } from '../../../server/resource/behaviour'
import { SchoolDay } from '../../garden/published/school-day'

/** Refuses a day on which nobody is expected, or which has not come yet. All classes look at the same day, and none waits for another. */
export async function checkOpenDay(ctx: OpContext, day: string): Promise<void> {
  if (day > ctx.today) refuse('day.future')
  const known = await ctx.readShared(SchoolDay, day)
  if (!known?.isOpen) refuse('day.closed', { day })
}
