import type { useSay } from '../../../../app/language/use-say'
import { words } from './log-words'

/** The temperature a record names with when it was read, as it is shown and printed; or that nobody read it. */
export function readingText(say: ReturnType<typeof useSay>, temp: number | null | undefined, readAt: string | null | undefined): string {
  if (temp === null || temp === undefined) return say(words.unread)
  return `${temp} ℃ (${readAt ? readAt.slice(5, 16) : say(words.readTimeUnknown)})`
}
