import { refuse } from '../../../../contract/error'
import { addDays } from '../../../../contract/time'
import type { OpContext } from '../../../../server/resource/behaviour'
import { Class, classState } from '../../../garden/published/class'
import { SchoolYear } from '../../../garden/published/school-year'
import { Term } from '../../../garden/published/term'
import { Child } from '../../published/child'
import { Enrolment } from '../../published/enrolment'
import { Promotion } from '../../published/promotion'
import type { PromotionChild } from '../../published/promotion-child'
import type { PromotionClass } from '../../published/promotion-class'
import { followEnrolment } from '../follow-enrolment'
import { linesOf } from './post'
import { stateAfter } from './state-after'

const newClassesOf = (lines: readonly PromotionClass[]): string[] => lines.flatMap(({ toClassId }) => toClassId ?? [])

/** The times in the new classes that the document began. What somebody entered there since stops taking it back. */
async function timesBegun(ctx: OpContext, { id }: Promotion, classIds: readonly string[]): Promise<Enrolment[]> {
  const begun = await ctx.rows(Enrolment, { promotionId: id })
  for (const childId of begun.map((one) => one.childId).sort()) await ctx.find(Child, childId)
  const since = (await ctx.rows(Enrolment, { classId: classIds })).filter(({ promotionId }) => promotionId !== id)
  if (since.length > 0) refuse('promotion.used', { count: since.length })
  return ctx.rows(Enrolment, { promotionId: id })
}

/** Takes the new times away and lets the old ones run on as they did. One that somebody ended otherwise since stays as it is. */
async function restoreTimes(ctx: OpContext, document: Promotion, begun: readonly Enrolment[], apart: readonly PromotionChild[]) {
  const lastDay = addDays(document.beginDate, -1)
  const old = await ctx.rows(Enrolment, { childId: begun.map(({ childId }) => childId), endDate: lastDay })
  const timeOf = new Map(old.map((time) => [time.childId, time]))
  for (const { id, childId, endDate } of begun) {
    const time = timeOf.get(childId)
    await ctx.remove(Enrolment, id)
    if (time) await ctx.put(Enrolment, time.id, { endDate })
  }
  const moved = new Set(begun.map(({ childId }) => childId))
  for (const { childId, enrolmentId, lastDayBefore } of apart) {
    const time = enrolmentId && !moved.has(childId) ? await ctx.find(Enrolment, enrolmentId) : undefined
    if (time?.endDate === lastDay) await ctx.put(Enrolment, time.id, { endDate: lastDayBefore })
  }
}

/** Children who graduated or left on the first day of the new year are what they were, unless somebody said otherwise since. */
async function restoreChildren(ctx: OpContext, apart: readonly PromotionChild[]): Promise<void> {
  for (const line of apart) {
    if (!line.statusBefore) continue
    const child = await ctx.find(Child, line.childId)
    if (!child || child.status !== stateAfter(line.outcome)) continue
    await ctx.put(Child, child.id, { status: line.statusBefore, leaveDate: line.leaveDateBefore, leaveType: line.leaveTypeBefore })
  }
}

async function restoreClasses(ctx: OpContext, lines: readonly PromotionClass[]): Promise<void> {
  for (const { fromClassId, graduates, toClassId } of lines) {
    if (toClassId) await ctx.remove(Class, toClassId)
    const old = fromClassId ? await ctx.find(Class, fromClassId) : undefined
    const closed = graduates ? classState.graduated : classState.movedUp
    if (old?.status === closed) await ctx.put(Class, old.id, { status: classState.running })
  }
}

/** A year that was made along goes with it, unless somebody has given it a term or a class since. */
async function removeYear(ctx: OpContext, { madeYear, toYearId }: Promotion): Promise<void> {
  if (!madeYear || !toYearId || !(await ctx.find(SchoolYear, toYearId))) return
  const used = [...(await ctx.rows(Term, { yearId: toYearId })), ...(await ctx.rows(Class, { yearId: toYearId }))]
  if (used.length === 0) await ctx.remove(SchoolYear, toYearId)
}

/** Takes a posted document back, by another that names it. */
export async function takeBack(ctx: OpContext, counter: Promotion, reversesId: string): Promise<void> {
  const document = await ctx.find(Promotion, reversesId)
  if (document?.status !== 'POSTED' || document.reversesId) refuse('record.state')
  await ctx.find(SchoolYear, document.fromYearId)
  if (document.reversedById) refuse('promotion.undone')
  const { classes, children } = await linesOf(ctx, document.id)
  const begun = await timesBegun(ctx, document, newClassesOf(classes))
  await restoreTimes(ctx, document, begun, children)
  await restoreChildren(ctx, children)
  await restoreClasses(ctx, classes)
  await removeYear(ctx, document)
  const { toYearId, before, moved, repeated, graduated, left, waiting } = document
  const figures = { before, moved, repeated, graduated, left, waiting }
  await ctx.put(Promotion, counter.id, document.madeYear ? figures : { toYearId, ...figures })
  await ctx.put(Promotion, document.id, { reversedById: counter.id })
  if (!document.turnedOn) return
  for (const childId of new Set([...begun, ...children].map((one) => one.childId)))
    ctx.afterBatch(`enrolment of ${childId}`, (later) => followEnrolment(later, childId))
}
