import { folded, foldedSigns } from './folded'
import { pinyinOf, pinyinSpan, type Readings } from './pinyin'

/** What a row is found by. `texts`: as they are compared. `heads` and `inner`: how they are typed in pinyin, each with a line break before it. */
export type SearchKeys = { readonly texts: readonly string[]; readonly heads: string; readonly inner: string }

const lines = (keys: readonly string[]): string => (keys.length > 0 ? `\n${keys.join('\n')}` : '')

/** The same of some values of a row. */
export function searchKeysOf(values: readonly string[], readings: Readings): SearchKeys {
  const texts = values.map(folded).filter(Boolean)
  const typed = texts.map((text) => pinyinOf(text, readings))
  return { texts, heads: lines(typed.flatMap(({ heads }) => heads)), inner: lines(typed.flatMap(({ inner }) => inner)) }
}

/**
 * How well words, as they are compared, fit: 0 where they are all of a text, then how it begins, how its pinyin begins, what lies within it, and within
 * its pinyin. Undefined where they do not.
 */
export function rankOf({ texts, heads, inner }: SearchKeys, words: string): number | undefined {
  let best: number | undefined
  for (const text of texts) {
    const at = text.indexOf(words)
    if (at === 0) best = Math.min(best ?? 9, text.length === words.length ? 0 : 1)
    else if (at > 0) best = Math.min(best ?? 9, 3)
  }
  if (best !== undefined && best < 2) return best
  if (heads.includes(`\n${words}`)) return 2
  return best ?? (inner.includes(`\n${words}`) ? 4 : undefined)
}

/** Where words, as they are compared, stand in a text as people read it: first place and the one behind the last. */
export function spanOf(text: string, words: string, readings: Readings): readonly [number, number] | undefined {
  if (words === '') return undefined
  const { chars, places } = foldedSigns(text)
  const plain = chars.join('').indexOf(words)
  const found = plain >= 0 ? ([plain, plain + words.length] as const) : pinyinSpan(chars, words, readings)
  if (!found) return undefined
  const [from, to] = found
  return [places[from] ?? 0, places[to] ?? text.length]
}
