import { isDay } from '../../../contract/check'
import { filesOf } from '../../../contract/fields/file'
import { addDays } from '../../../contract/time'
import type { OpContext, Span } from '../../../server/resource/behaviour'
import { FridgeTemp } from '../fridge/fridge-temp'
import { SampleFridge } from '../fridge/sample-fridge'
import { type WarmSpell, warmSpells } from '../fridge/warm-spells'
import { labelsOf, type SampleLabel, spellOf } from '../register/sample-labels'
import { RetainedSample } from '../retained-sample'
import { SampleDisposal } from '../sample-disposal'
import { sharedFiles } from '../shared-files'

/** Days after its meal that a sample's fridge is looked at; by then it is gone or long overdue. */
export const watchedDays = 10

type Sample = Pick<RetainedSample, 'date' | 'mealType' | 'dishId' | 'batch' | 'fridgeId' | 'sampleTime' | 'fridgeTempAtIn' | 'weightG'> & {
  readonly id: string
  readonly fridgeReadTime?: string | null
  readonly photos?: readonly string[] | null
  readonly samplerSign?: string | null
  readonly labels?: readonly string[] | null
  readonly disposalId?: string | null
}
export type Judged = { readonly labels: SampleLabel[]; readonly spell: WarmSpell | undefined }

/** The days from one to another away from a day, as far as the calendar reaches. */
export function daysAround(date: string, from: number, to: number): Span<string> {
  const [first, last] = [addDays(date, from), addDays(date, to)]
  return isDay(last) ? { ...(isDay(first) && { from: first }), to: last } : { from: first }
}

async function spellsOf(ctx: OpContext, sample: Sample): Promise<WarmSpell[]> {
  const fridge = await ctx.find(SampleFridge, sample.fridgeId)
  if (!fridge) return []
  const found = await ctx.rows(FridgeTemp, { fridgeId: sample.fridgeId, day: daysAround(sample.date, -1, watchedDays), status: 'VALID' })
  const readings = found.map(({ readTime, temp }) => ({ at: readTime, temp }))
  const { fridgeTempAtIn: temp, fridgeReadTime } = sample
  const known = temp === null ? readings : [...readings, { at: fridgeReadTime ?? sample.sampleTime, temp }]
  const latest = [sample.sampleTime, ...readings.map(({ at }) => at)].sort().at(-1) ?? sample.sampleTime
  return warmSpells(known, { min: fridge.tempMin, max: fridge.tempMax }, latest)
}

/** The living records of the same dish, meal, day and batch. */
export async function twinsOf(ctx: OpContext, sample: Pick<Sample, 'date' | 'mealType' | 'dishId' | 'batch'>): Promise<RetainedSample[]> {
  const { date, mealType, dishId, batch } = sample
  return (await ctx.rows(RetainedSample, { date, mealType, dishId, batch })).filter((one) => one.status !== 'VOID')
}

/** What is odd about a sample, as the rows of this moment tell. */
export async function judge(ctx: OpContext, sample: Sample): Promise<Judged> {
  const spells = await spellsOf(ctx, sample)
  const disposal = sample.disposalId ? await ctx.find(SampleDisposal, sample.disposalId) : undefined
  const hasTwin = (await twinsOf(ctx, sample)).some((one) => one.id !== sample.id)
  const { photo, sign } = sharedFiles(sample, await ctx.naming(RetainedSample, filesOf(RetainedSample.fields, sample)))
  const shared = { hasSharedPhoto: photo !== undefined, hasSharedSign: sign !== undefined }
  const facts = { ...sample, ...shared, disposeTime: disposal?.disposeTime, hasTwin, spells, arrival: sample.labels ?? [] }
  return { labels: labelsOf(facts), spell: spellOf(facts) }
}
