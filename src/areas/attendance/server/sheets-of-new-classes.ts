import { refuse } from '../../../contract/error'
import type { ChangeMade, OpContext } from '../../../server/resource/behaviour'
import type { Promotion } from '../../families/published/promotion'
import { PromotionClass } from '../../families/published/promotion-class'
import { AttendanceRecord } from '../mark/attendance-record'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { isBegunSheet } from '../sheet/begun-sheet'

/** Moving up is not taken back once a roll of the new classes was called. Sheets nobody has begun with go with their classes. */
export async function sheetsFollowPromotion(ctx: OpContext, { verb, after }: ChangeMade<typeof Promotion>): Promise<void> {
  if (verb !== 'post' || !after?.reversesId) return
  const lines = await ctx.rows(PromotionClass, { promotionId: after.reversesId })
  const classId = lines.flatMap(({ toClassId }) => toClassId ?? [])
  const sheets = await ctx.rows(AttendanceSheet, { classId })
  const marks = await ctx.rows(AttendanceRecord, { classId })
  const called = new Set(
    [...sheets.filter(isBegunSheet), ...marks.filter(({ status }) => status)].map((one) => `${one.date} ${one.classId}`),
  )
  if (called.size > 0) refuse('promotion.called', { count: called.size })
  for (const { id } of sheets) await ctx.remove(AttendanceSheet, id)
}
