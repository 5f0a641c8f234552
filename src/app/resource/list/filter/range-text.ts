import type { Say } from '../../../language/use-say'
import { filterWords } from './filter-words'

/** From and to in words; undefined where there is neither. */
export function rangeText(say: Say, from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return from === to ? from : say(filterWords.fromTo, { from, to })
  if (from) return say(filterWords.fromOn, { from })
  return to && say(filterWords.until, { to })
}
