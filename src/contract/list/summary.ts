import { type Kind, kindOf } from '../fields/kind'
import type { Resource } from '../resource'

/** How many rows have each value of a field, by value; those without one under the empty text. */
export type Counts = Readonly<Record<string, number>>

/** Sums of fields over rows, and of rates their means. What no row has a value of is left out. */
export type Sums = Readonly<Record<string, number>>

/** Rows of one value of a field, or of one month. `value` is null of those without one. */
export type GroupTotals = { readonly value: string | null; readonly count: number; readonly sums: Sums }

/** What all rows of a query come to, and where they stand together by a field, those of each of its values. */
export type Totals = { readonly count: number; readonly sums: Sums; readonly groups?: readonly GroupTotals[] }

/** Most values of one field that are counted, those of most rows first. */
export const mostGroups = 500

const summed: readonly Kind[] = ['count', 'amount', 'money', 'weight', 'duration']

/** What many values of a field come to: their sum, or of rates the mean. */
export const totalled = (resource: Resource, name: string): 'sum' | 'mean' | undefined => {
  const { kind, summed: adds } = resource.fields[name] ?? {}
  // Which place a line has among others adds up to nothing.
  if (kind === undefined || adds === false || resource.line?.order === name) return undefined
  return summed.includes(kind) ? 'sum' : kind === 'percent' ? 'mean' : undefined
}

const counted: readonly Kind[] = ['dict', 'dicts', 'ref', 'refs', 'boolean', 'region']
const stoodBy: readonly Kind[] = ['dict', 'ref', 'boolean', 'date', 'dateTime']

/** Whether rows are counted by the values of a field: by those that are chosen, not typed. */
export const isCounted = (resource: Resource, name: string): boolean => isOneOf(counted, resource, name)

/** Whether rows stand together by a field; by days they do by the month. */
export const isStoodBy = (resource: Resource, name: string): boolean => isOneOf(stoodBy, resource, name)

const isOneOf = (among: readonly Kind[], { fields }: Resource, name: string): boolean => {
  const facts = fields[name]
  return facts !== undefined && facts.consent === undefined && !kindOf(facts)?.apart && among.includes(facts.kind)
}

/** Under which value of a field a row stands; null where it has none. */
export function standsUnder({ fields }: Resource, name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  const { kind } = fields[name] ?? {}
  return kind === 'date' || kind === 'dateTime' ? String(value).slice(0, 7) : String(value)
}
