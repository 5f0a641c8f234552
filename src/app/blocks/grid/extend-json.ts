import * as z from 'zod/mini'

/** What `fieldExtendJson` of a column may say: which property of a chosen row is stored and which is shown, whether several are chosen, and how many files are kept. */
const shape = z.object({
  store: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  multiSelect: z.optional(
    z.union([
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((text) => text === 'true'),
      ),
    ]),
  ),
  uploadnum: z.optional(
    z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number))]).check(z.gte(0), z.lte(1000)),
  ),
})

export type ColumnExtension = z.infer<typeof shape>

/**
 * What a column says of itself beyond its type, out of its JSON. Nothing where it says nothing; what it says that is none of these is left out.
 * @throws where it is no JSON, or one of these is of another kind: a column that is written wrongly is mended, not guessed.
 */
export function readExtendJson(text: string | undefined | null): ColumnExtension {
  if (text === undefined || text === null || text.trim() === '') return {}
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Error(`fieldExtendJson is no JSON: ${text.slice(0, 100)}`)
  }
  const read = shape.safeParse(given)
  if (read.success) return read.data
  const places = read.error.issues.map(({ path }) => path.join('.') || 'fieldExtendJson')
  throw new Error(`fieldExtendJson is wrong at ${[...new Set(places)].join(', ')}`)
}
