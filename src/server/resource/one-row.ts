import * as z from 'zod/mini'
import { refuseFields } from '../../contract/error'

/** Characters of the longest id a row has. */
export const longestId = 64

/** A call about one row. The entry that stands for every permission is a row like others; only its id is none that anybody could choose. */
export const one = z.object({ id: z.string().check(z.regex(new RegExp(`^(\\*|[\\w.:-]{1,${longestId}})$`))) })

/** Refuses an id for a new row that is none. */
export function checkNewId(id: string): void {
  if (!one.safeParse({ id }).success) refuseFields({ id: { code: 'field.text' } })
}
