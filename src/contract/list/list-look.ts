import * as z from 'zod/mini'
import { mostSorts } from '../query'
import { advancedFilter, readAdvancedQuery } from './advanced-query'

/** How high the rows of a table are: 30, 36 or 48 px. */
export const densities = ['dense', 'plain', 'roomy'] as const
export type Density = (typeof densities)[number]

export const isDensity = (value: unknown): value is Density => densities.some((one) => one === value)

const field = z.string().check(z.regex(/^[A-Za-z][\w]{0,60}$/))

/** Pixels a column may be drawn to. */
export const [narrowest, widest] = [40, 1200]

/** What is alike in a list somebody keeps a view of and one they only like so. `widths` in px by column. */
const look = {
  columns: z.optional(z.array(field).check(z.maxLength(80))),
  widths: z.optional(z.record(field, z.number().check(z.minimum(narrowest), z.maximum(widest)))),
  density: z.optional(z.enum(densities)),
}

/** How somebody likes a table, whatever it is narrowed to; nothing else may stand in it. */
export const ownLook = z.strictObject(look)
export type OwnLook = z.output<typeof ownLook>

/**
 * How a list is looked at: what it is narrowed to, in which order, which columns. `filters` by the names of `ListState`, several values of
 * which any will do on lines of their own, an advanced query as `advancedFilter`.
 */
export const listLook = z.object({
  // Whose words it may be told to is found by the fields it names: one that cannot be read is none.
  filters: z
    .record(field, z.string().check(z.maxLength(8000)))
    .check(z.refine((filters) => !(advancedFilter in filters) || readAdvancedQuery(filters[advancedFilter]) !== undefined)),
  sorts: z.array(z.object({ column: field, descending: z.boolean() })).check(z.maxLength(mostSorts)),
  group: z.optional(field),
  ...look,
})
export type ListLook = z.output<typeof listLook>

const fieldsOfQuery = (text: string) => readAdvancedQuery(text)?.conditions.map(({ field }) => field) ?? []
/** What stands behind the name of a field where it is asked for otherwise than as it is. */
const named = /_(begin|end|dictText)$/

/** Names of the fields a way of looking is narrowed, ordered or put together by: whoever may not read one of them is shown other rows by it. */
export const fieldsAsked = ({ filters, sorts, group }: ListLook): string[] => [
  ...new Set([
    ...Object.entries(filters).flatMap(([name, text]) => (name === advancedFilter ? fieldsOfQuery(text) : name.replace(named, ''))),
    ...sorts.map(({ column }) => column),
    ...(group ? [group] : []),
  ]),
]
