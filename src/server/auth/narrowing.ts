import type { Permission } from '../../contract/access'
import { can } from '../../contract/access'
import { meets } from '../../contract/list/condition'
import type { Condition } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import type { Resources } from '../../contract/system/people/ruled-noun'
import { columnOf } from '../db/column'
import { type Keys, readerColumn, waysOf } from '../db/readers'
import { conditionFor, type Reader, type ReadRule } from './data-rules'
import type { Within } from './within'

/** Rows somebody sees by one role: those within its reach, or all of them, that meet every condition. */
export type Share = { readonly within: Within | undefined; readonly conditions: readonly Condition[] }
/** What rules leave of the rows of a noun: those of any share. None where a rule cannot be understood. */
export type Narrowing = { readonly resource: Resource; readonly shares: readonly Share[] }

/** A role with the rules it chose, and what its holder reaches by it of a noun. */
export type Source = {
  readonly codes: readonly string[]
  readonly rules: readonly ReadRule[]
  readonly within: (resource: Resource) => Within | undefined
}

const shows = ({ codes }: Source, noun: string): boolean => can(new Set(codes), `${noun}:list` satisfies Permission)

/** What one role shows somebody of a noun; nothing of it where one of its rules cannot be understood. */
function shareOf(resource: Resource, { rules, within }: Source, reader: Reader): Share | undefined {
  const asked = rules.filter(({ noun }) => noun === resource.name).map((rule) => conditionFor(resource, rule, reader))
  const conditions = asked.flatMap((one) => (typeof one === 'string' ? [] : [one]))
  return conditions.length < asked.length ? undefined : { within: within(resource), conditions }
}

/**
 * By noun what rules leave of its rows for somebody: what any of their roles shows, and of each what all its rules let through. Nouns no role narrows are
 * not among them.
 */
export function narrowedBy(resources: Resources, sources: readonly Source[], reader: Reader): ReadonlyMap<string, Narrowing> {
  const nouns = new Set(sources.flatMap(({ rules }) => rules.map(({ noun }) => noun)))
  return new Map(
    [...nouns].flatMap((noun): [string, Narrowing][] => {
      const resource = resources[noun]
      const showing = sources.filter((source) => shows(source, noun))
      const isRuled = showing.some(({ rules }) => rules.some((rule) => rule.noun === noun))
      if (!resource || !isRuled) return []
      return [[noun, { resource, shares: showing.flatMap((source) => shareOf(resource, source, reader) ?? []) }]]
    }),
  )
}

/** What a role of the house reaches of a noun: every row, those of its holder's keys, or those that are theirs in the way it reads by. */
export const reachBy =
  (reads: string, known: ReadonlySet<string>, keys: ReadonlySet<string>, common: readonly string[]) =>
  (resource: Resource): Within | undefined => {
    if (reads === 'all') return undefined
    if (!known.has(reads)) return { keys, ways: new Map() }
    const theirs = new Set([...keys].filter((key) => key.startsWith(`${reads}/`)))
    return { keys: new Set(common), ways: waysOf(resource).includes(reads) ? new Map([[reads, theirs]]) : new Map() }
  }

export function isWithin({ keys, ways }: Within, row: Keys): boolean {
  if (keys.has(row.scope)) return true
  for (const [way, theirs] of ways) if (theirs.has(String(row[readerColumn(way)]))) return true
  return false
}

/** Whether rules leave somebody a row with these keys. `read`: its value in a field; undefined, where nobody looked, is met by nothing. */
export function isLeft({ resource, shares }: Narrowing, keys: Keys, read: (field: string) => unknown): boolean {
  return shares.some(
    ({ within, conditions }) =>
      (!within || isWithin(within, keys)) &&
      conditions.every((condition) => {
        const value = read(condition.field)
        return value !== undefined && meets(resource.fields, { [condition.field]: value as never }, condition)
      }),
  )
}

/** The values of a stored row. */
export const inStored =
  (row: Readonly<Record<string, unknown>>) =>
  (field: string): unknown =>
    row[columnOf(field)]
