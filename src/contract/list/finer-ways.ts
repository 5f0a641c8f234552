import { type Kind, kindOf } from '../fields/kind'
import type { Resource } from '../resource'

/** Ways in which all rows of a long list are told apart that are finer than those it stands in groups by: by days, and by the sign a text begins with. */
export const finerWays = ['day', 'sign'] as const
export type FinerWay = (typeof finerWays)[number]

/** Whether the rows of a list are told apart by a field in one of these ways. */
export function isToldBy(resource: Resource, name: string, by: FinerWay): boolean {
  const facts = resource.fields[name]
  const kinds: readonly Kind[] = by === 'day' ? ['date', 'dateTime'] : ['text']
  return facts !== undefined && facts.consent === undefined && !kindOf(facts)?.apart && kinds.includes(facts.kind)
}
