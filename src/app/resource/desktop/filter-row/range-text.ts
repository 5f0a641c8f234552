import type { Say } from '../../../language/use-say'
import { tableWords } from '../table-words'

/** From and to in words; undefined where there is neither. */
export function rangeText(say: Say, from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return from === to ? from : say(tableWords.fromTo, { from, to })
  if (from) return say(tableWords.fromOn, { from })
  return to && say(tableWords.until, { to })
}
