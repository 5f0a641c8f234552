import type { OpContext } from '../../../server/resource/behaviour'
import { RetainedSample } from '../retained-sample'
import { withSpell } from '../sample-history'
import { daysAround, judge, twinsOf, watchedDays } from './sample-facts'

async function relabel(ctx: OpContext, sample: RetainedSample): Promise<void> {
  const { labels, spell } = await judge(ctx, sample)
  const history = withSpell(sample.history ?? [], spell, ctx.now)
  await ctx.put(RetainedSample, sample.id, { labels, history })
}

const isLiving = (sample: RetainedSample): boolean => sample.status !== 'VOID'

type Place = { readonly date: string; readonly mealType: string; readonly dishId: string; readonly batch: number }

/** Has the records of the same batch say anew whether there are several of them. */
export function relabelTwins(ctx: OpContext, place: Place): void {
  const { date, mealType, dishId, batch } = place
  ctx.afterBatch(`samples ${date} ${mealType} ${dishId} ${batch}`, async (later) => {
    for (const twin of await twinsOf(later, place)) await relabel(later, twin)
  })
}

/** Has other living samples that name one of these files say anew whether they share it. */
export async function relabelSharers(ctx: OpContext, id: string, shas: readonly string[]): Promise<void> {
  for (const other of await ctx.naming(RetainedSample, shas)) {
    if (other.id === id || !isLiving(other)) continue
    ctx.afterBatch(`sample ${other.id}`, async (later) => {
      const sample = await later.find(RetainedSample, other.id)
      if (sample) await relabel(later, sample)
    })
  }
}

/** Has the samples of a fridge say anew whether it was too warm for them: those whose days a reading of `day` can touch. */
export function relabelFridge(ctx: OpContext, fridgeId: string, day: string): void {
  ctx.afterBatch(`fridge ${fridgeId} ${day}`, async (later) => {
    const samples = await later.rows(RetainedSample, { fridgeId, date: daysAround(day, -watchedDays, 1) })
    for (const sample of samples.filter(isLiving)) await relabel(later, sample)
  })
}
