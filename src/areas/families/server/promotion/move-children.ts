import { uuidv7 } from 'uuidv7'
import { addDays } from '../../../../contract/time'
import type { OpContext } from '../../../../server/resource/behaviour'
import { type Fate, outcome } from '../../promotion/plan'
import { Enrolment } from '../../published/enrolment'
import type { Promotion } from '../../published/promotion'
import { PromotionChild } from '../../published/promotion-child'

type Moving = {
  readonly document: Pick<Promotion, 'id' | 'beginDate'>
  readonly times: readonly Enrolment[]
  readonly fates: readonly Fate[]
  /** Classes made, by their place. */
  readonly classAt: ReadonlyMap<number, string>
  readonly lines: readonly PromotionChild[]
}

/** Ends the times in the old classes and begins those in the new ones. What a time ended by anyway, the next one does. */
export async function moveChildren(ctx: OpContext, { document, times, fates, classAt, lines }: Moving): Promise<void> {
  const fateOf = new Map(fates.map((fate) => [fate.childId, fate]))
  const lineOf = new Map(lines.map((line) => [line.childId, line]))
  let place = lines.reduce((highest, line) => Math.max(highest, line.place), 0)
  for (const time of times) {
    const fate = fateOf.get(time.childId)
    if (!fate) continue
    await ctx.put(Enrolment, time.id, { endDate: addDays(document.beginDate, -1) })
    const classId = fate.toPlace === null ? undefined : classAt.get(fate.toPlace)
    if (classId) {
      const values = { childId: time.childId, classId, beginDate: document.beginDate, endDate: time.endDate, promotionId: document.id }
      await ctx.put(Enrolment, uuidv7(), values)
    }
    if (fate.outcome === outcome.moves) continue
    const line = lineOf.get(time.childId)
    if (!line) place += 1
    await ctx.put(PromotionChild, line?.id ?? `${document.id}.k${place}`, {
      ...(line ? {} : { promotionId: document.id, place, childId: time.childId, outcome: fate.outcome }),
      enrolmentId: time.id,
      lastDayBefore: time.endDate,
    })
  }
}
