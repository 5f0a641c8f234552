import type { RetainedSample } from './retained-sample'
import type { WarmSpell } from './warm-spells'

type History = NonNullable<RetainedSample['history']>
export type Step = History[number]

/** Most steps a sample remembers; more is refused, never forgotten. */
export const mostSteps = 50

const clock = (at: string): string => at.slice(0, 16)

/** A spell of a fridge in figures, as it is written into the history of its samples. */
export const spellText = ({ from, until, worst }: WarmSpell): string => `${worst} ℃, ${clock(from)} — ${clock(until)}`

/** The history with what the fridge did to the sample, once; a spell that turned out longer, or to be none, is written anew. */
export function withSpell(history: History, spell: WarmSpell | undefined, now: string): Step[] {
  const others = history.filter((step) => step.what !== 'temperature')
  if (!spell) return others
  const known = history.find((step) => step.what === 'temperature')
  const text = spellText(spell)
  return known?.text === text ? [...history] : [...others, { at: now, by: '—', what: 'temperature', text }].slice(0, mostSteps)
}
