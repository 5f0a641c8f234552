import { Refusal, refuse, refuseFields } from '../../../../contract/error'
import type { OpContext } from '../../../../server/resource/behaviour'
import { Class } from '../../../garden/published/class'
import { SchoolYear } from '../../../garden/published/school-year'
import { fatesOf, figuresOf, type Outcome, type Plan } from '../../promotion/plan'
import { houseOf, previewOf } from '../../promotion/preview'
import { Promotion } from '../../published/promotion'
import { PromotionChild } from '../../published/promotion-child'
import { PromotionClass } from '../../published/promotion-class'
import { makeClasses, makeYear, yearThereIs } from './make-classes'
import { moveChildren } from './move-children'
import { runningIn, runningOn } from './read-house'

/** The lines of a document, in their order. */
export async function linesOf(ctx: OpContext, promotionId: string) {
  const byPlace = (one: { readonly place: number }, two: { readonly place: number }) => one.place - two.place
  return {
    classes: (await ctx.rows(PromotionClass, { promotionId })).toSorted(byPlace),
    children: (await ctx.rows(PromotionChild, { promotionId })).toSorted(byPlace),
  }
}

/** Lines as the plan they were made from. */
export const planOf = ({ classes, children }: Awaited<ReturnType<typeof linesOf>>): Plan => ({
  classes,
  // What may stand there is what the dictionary holds, which is what a plan knows.
  children: children.map(({ childId, toPlace, outcome }) => ({ childId, toPlace, outcome: outcome as Outcome })),
})

function checkDays(ctx: OpContext, { beginDate, yearBegin, yearEnd }: Promotion): void {
  if (yearEnd < yearBegin) refuseFields({ yearEnd: { code: 'field.order' } })
  if (beginDate <= ctx.today) refuseFields({ beginDate: { code: 'promotion.soon' } })
  if (beginDate < yearBegin || beginDate > yearEnd) refuseFields({ beginDate: { code: 'promotion.outside-year' } })
}

/** A year moves up once, whoever asks at the same time, until that is taken back. */
async function checkFirst(ctx: OpContext, { id, fromYearId }: Promotion): Promise<void> {
  const year = await ctx.find(SchoolYear, fromYearId)
  const posted = await ctx.rows(Promotion, { fromYearId, status: 'POSTED' })
  if (posted.some((one) => one.id !== id && !one.reversesId && !one.reversedById)) refuse('promotion.done', { name: year?.name ?? '' })
}

/** Makes the classes of the new year and sends the children there, from its first day on. */
export async function post(ctx: OpContext, document: Promotion): Promise<void> {
  await checkFirst(ctx, document)
  checkDays(ctx, document)
  const { id, fromYearId, beginDate } = document
  const lines = await linesOf(ctx, id)
  const plan = planOf(lines)
  const classes = await runningIn(ctx, fromYearId)
  const year = await yearThereIs(ctx, document)
  const siblings = year ? await ctx.rows(Class, { yearId: year.id }) : []
  const { times, later } = await runningOn(
    ctx,
    classes.map((one) => one.id),
    beginDate,
  )
  const [wrong] = previewOf(plan, houseOf(classes, times, siblings)).wrong
  if (wrong) throw new Refusal(wrong.code, wrong.values)
  if (later.length > 0) refuse('promotion.later', { count: later.length })
  const fates = fatesOf(plan, times)
  const toYearId = year?.id ?? (await makeYear(ctx, document))
  const classAt = await makeClasses(ctx, toYearId, lines.classes, new Map(classes.map((one) => [one.id, one])))
  await moveChildren(ctx, { document, times, fates, classAt, lines: lines.children })
  await ctx.put(Promotion, id, { toYearId, madeYear: !year, ...figuresOf(fates) })
}
