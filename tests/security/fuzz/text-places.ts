import type * as z from 'zod/mini'

type Schema = z.core.JSONSchema.BaseSchema

/** Where a text stands in what is sent: the names, and places in lists, on the way to it. */
export type TextPlace = readonly string[]

/** Where texts stand in a value. */
export function textsIn(value: unknown, at: TextPlace = []): TextPlace[] {
  if (typeof value === 'string') return [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...at, name]))
}

/** Where texts may stand in what has a shape, in each list within its first item; where a shape leaves open what it holds, where they stand in a value. */
export function textsOf(schema: Schema | boolean | undefined, value: unknown, at: TextPlace = []): TextPlace[] {
  if (typeof schema !== 'object') return textsIn(value, at)
  const { type, anyOf = [], items, properties = {}, additionalProperties } = schema
  const within = (name: string) => Object.entries({ ...(value as object | undefined) }).find(([known]) => known === name)?.[1]
  return [
    ...([type].flat().includes('string') ? [at] : []),
    ...anyOf.flatMap((one) => textsOf(one, value, at)),
    ...(type === 'array' && !Array.isArray(items) ? textsOf(items, within('0'), [...at, '0']) : []),
    ...Object.entries(properties).flatMap(([name, inner]) => textsOf(inner, within(name), [...at, name])),
    ...(additionalProperties ? textsIn(value, at) : []),
  ]
}

/** A value with another text at a place, whether or not anything stood there. */
export function withText(value: unknown, [name, ...rest]: TextPlace, text: string): unknown {
  if (name === undefined) return text
  const around: object = typeof value === 'object' && value !== null ? value : name === '0' ? [] : {}
  const inner = withText(Object.entries(around).find(([known]) => known === name)?.[1], rest, text)
  return Array.isArray(around) ? Object.assign([...around], { [name]: inner }) : { ...around, [name]: inner }
}
