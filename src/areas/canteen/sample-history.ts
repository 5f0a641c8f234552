import { mostSteps } from '../../contract/sync/history'
import { same } from '../../contract/sync/merge'
import type { WarmSpell } from './fridge/warm-spells'
import type { RetainedSample } from './retained-sample'

type History = NonNullable<RetainedSample['history']>
export type Step = History[number]
type Overwritten = NonNullable<Step['was']>[number]

const clock = (at: string): string => at.slice(0, 16)

/** A spell of a fridge in figures, as it is written into the history of its samples. */
export const spellText = ({ from, until, worst }: WarmSpell): string => `${worst} ℃, ${clock(from)} — ${clock(until)}`

/** The history with what the fridge did to the sample, once; a spell that turned out longer, or to be none, is written anew. */
export function withSpell(history: History, spell: WarmSpell | undefined, now: string): Step[] {
  const others = history.filter((step) => step.what !== 'temperature')
  if (!spell) return others
  const known = history.find((step) => step.what === 'temperature')
  const text = spellText(spell)
  return known?.text === text ? [...history] : [...others, { at: now, by: '—', what: 'temperature', text, was: null }].slice(0, mostSteps)
}

/** The values of a sample that a correction writes over; null when it writes over none. */
export function overwrittenBy(patch: Partial<RetainedSample>, before: RetainedSample): readonly Overwritten[] | null {
  const kept = <F extends keyof Overwritten>(field: F) => (field in patch && !same(before[field], patch[field]) ? before[field] : null)
  const was: Overwritten = {
    weightG: kept('weightG'),
    container: kept('container'),
    containerNo: kept('containerNo'),
    fridgeId: kept('fridgeId'),
    slotNo: kept('slotNo'),
    fridgeTempAtIn: kept('fridgeTempAtIn'),
    fridgeReadTime: kept('fridgeReadTime'),
    witnessId: kept('witnessId'),
    photos: kept('photos'),
  }
  return Object.values(was).some((value) => value !== null) ? [was] : null
}
