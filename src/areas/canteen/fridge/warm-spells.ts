import { minutesBetween } from '../../../contract/time'

/** A temperature somebody or something has read. `at` is a moment, `temp` in ℃. */
export type Reading = { readonly at: string; readonly temp: number }
export type Range = { readonly min: number; readonly max: number }

/** A fridge out of its range: from the first reading that shows it, until one that shows it back in, or the last moment looked at. */
export type WarmSpell = { readonly from: string; readonly until: string; readonly worst: number }

/** A fridge may be out of its range this long, as when it is filled. */
export const longestMinutes = 60

export const isOutOf = (range: Range, temp: number): boolean => temp < range.min || temp > range.max

const further = (range: Range, one: number, two: number): number => {
  const distance = (temp: number) => Math.max(temp - range.max, range.min - temp)
  return distance(two) > distance(one) ? two : one
}

/**
 * The times a fridge was out of its range for longer than `longest` minutes, an hour where nothing else is said, as far as anybody can tell:
 * what nobody has read back in range within them is taken to have stayed out. `now` ends a spell that is still on.
 */
export function warmSpells(readings: readonly Reading[], range: Range, now: string, longest = longestMinutes): WarmSpell[] {
  const spells: WarmSpell[] = []
  let open: WarmSpell | undefined
  for (const { at, temp } of readings.filter((one) => one.at <= now).sort((one, two) => (one.at < two.at ? -1 : 1))) {
    if (isOutOf(range, temp)) open = open ? { ...open, worst: further(range, open.worst, temp) } : { from: at, until: at, worst: temp }
    else if (open) {
      spells.push({ ...open, until: at })
      open = undefined
    }
  }
  if (open) spells.push({ ...open, until: now })
  return spells.filter((spell) => minutesBetween(spell.from, spell.until) > longest)
}
