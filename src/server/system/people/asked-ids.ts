import * as z from 'zod/mini'
import { refuse } from '../../../contract/error'
import { mostValues } from '../../../contract/query'

/** Ids between commas; one at the end is passed over. */
export const idsText = z.nullish(z.string().check(z.regex(/^[\w.:,-]{0,40000}$/)))
export const idText = z.string().check(z.regex(/^[\w.:-]{1,64}$/))

/** The ids of such a text, each once, however many. */
export const everyIdIn = (text: string | null | undefined): string[] => [...new Set((text ?? '').split(',').filter((id) => id !== ''))]

/** The same. Refuses with `record.too-many` beyond `mostValues`. */
export function idsIn(text: string | null | undefined): string[] {
  const ids = everyIdIn(text)
  if (ids.length > mostValues) refuse('record.too-many', { max: mostValues })
  return ids
}
