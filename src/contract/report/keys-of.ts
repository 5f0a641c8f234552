import type { Fields } from '../field'
import type { Values } from '../fields/values'
import { addDays, daysBetween } from '../time'
import type { Source } from './report-source'

/** More rows than this are sooner read with all others of their noun than one by one. */
const few = 64

/** The values a field of the wanted rows can have, days within a stretch too; undefined where there is no end of them. */
function valuesWanted(fields: Fields, field: string, wanted: Source['where'][string]): readonly string[] | undefined {
  if (typeof wanted === 'string') return [wanted]
  if (wanted === undefined || !('from' in wanted || 'to' in wanted)) return wanted as readonly string[] | undefined
  const { from, to } = wanted
  if (from === undefined || to === undefined || fields[field]?.kind !== 'date') return undefined
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at))
}

/** All there is of several values, one of each field. */
const combined = (values: readonly (readonly [field: string, values: readonly string[]])[]): Values[] =>
  values.reduce<Values[]>((all, [field, some]) => all.flatMap((one) => some.map((value) => ({ ...one, [field]: value }))), [{}])

/**
 * Keys of all rows a source can have, where they follow from what it asks for: a child's records of a month are one a day, and a device that knows
 * their keys need not read those of all children. Undefined where they do not follow from it, or are many.
 */
export function keysOf({ noun: { key, fields }, where }: Source): readonly string[] | undefined {
  const known = Object.entries(where).flatMap(([field, wanted]) => {
    const values = valuesWanted(fields, field, wanted)
    return values ? [[field, values] as const] : []
  })
  const ids = known.find(([field]) => field === 'id')?.[1]
  if (ids) return ids.length > few ? undefined : ids
  if (!key || known.reduce((count, [, values]) => count * values.length, 1) > few) return undefined
  let isWhole = true
  // A key may be made of what nobody asks for.
  const told = (values: Values) =>
    new Proxy(values, {
      get(from, field) {
        isWhole &&= field in from
        return Reflect.get(from, field)
      },
    })
  const keys = combined(known).map((values) => key(told(values)))
  return isWhole ? keys : undefined
}
