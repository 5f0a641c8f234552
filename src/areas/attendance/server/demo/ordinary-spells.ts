import { childrenPerClass, demoClasses } from '../../../demo/published/demo-classes'
import type { Random } from '../../../demo/published/random'
import type { Timeline } from '../../../garden/published/demo-calendar'
import { flu, illnesses } from './illnesses'
import { meets, type Spell } from './spell'
import { openSince } from './staged-spells'
import { submittedToday } from './submitted-today'

/** Chance that a child falls ill, or is given leave, on one open day. */
const falls = { ill: 0.0098, away: 0.009 }
/** How much more often children fall ill while the wave lasts, by the level of their class. */
const wave: Readonly<Record<string, number>> = { 1: 2, 2: 6, 3: 2.5 }
const reasons = [
  { share: 5, cause: '31' },
  { share: 4, cause: '32' },
  { share: 1, cause: '33' },
  { share: 2, cause: '34' },
  { share: 2, cause: '39' },
] as const

function spellOn(random: Random, child: number, from: number, times: number): Spell | undefined {
  const dice = random.next()
  if (dice < falls.ill * times) {
    const illness = random.weighted(times > 1 && random.chance(0.8) ? flu : illnesses)
    const days = random.pick([1, 1, 1, 2, 2, 2, 3, 3, 4, 5])
    const asks = days >= 3 && random.chance(0.6)
    return { child, from, days, mark: 'S', illness, ...(asks && { asked: 'parent' }) }
  }
  if (dice > falls.away + falls.ill * times) return undefined
  const { cause } = random.weighted(reasons)
  return { child, from, days: random.pick([1, 1, 1, 1, 2, 2, 3]), mark: 'A', cause, asked: random.chance(0.8) ? 'parent' : 'teacher' }
}

/**
 * Everyday absences up to today, with a wave of colds four to six weeks back that is worst in the middle classes. Spells that
 * begin today are kept where today is known: in classes already submitted, and for leave asked beforehand.
 */
export function ordinarySpells(random: Random, timeline: Timeline, staged: readonly Spell[]): Spell[] {
  const [waveBegins, waveEnds] = [openSince(timeline, 42), openSince(timeline, 28)]
  const spells: Spell[] = []
  for (let child = 0; child < demoClasses.length * childrenPerClass; child++) {
    const { id, level } = demoClasses[Math.floor(child / childrenPerClass)] ?? demoClasses[0] ?? { id: '', level: '1' }
    for (let day = 0; day <= timeline.today; day++) {
      const times = day >= waveBegins && day < waveEnds ? (wave[level] ?? 1) : 1
      const spell = spellOn(random, child, day, times)
      if (!spell || staged.some((other) => meets(other, spell))) continue
      if (day < timeline.today || spell.asked || submittedToday.includes(id)) spells.push(spell)
      day += spell.days + 1
    }
  }
  return spells
}
