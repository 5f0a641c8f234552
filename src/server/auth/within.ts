import type { Permission } from '../../contract/access'
import type { Resource } from '../../contract/resource'
import { waysOf } from '../db/readers'
import { nounOf } from './holding'

/** Keys a person holds, by the way in which rows are read by them. */
export type Ways = ReadonlyMap<string, ReadonlySet<string>>
/** What of a noun's rows a person sees: those whose scope is among the keys, and those that are theirs in one of the ways. */
export type Within = { readonly keys: ReadonlySet<string>; readonly ways: Ways }

/** What a role gives, and whose rows its holders see of it. */
type Given = { readonly reads: string; readonly codes: readonly string[] }
/** `common`: those of the keys that everybody holds. `everything`: nouns of which they see every row. */
type Held = {
  readonly keys: ReadonlySet<string>
  readonly common: readonly string[]
  readonly everything: ReadonlySet<string>
  readonly holds: (permission: Permission) => boolean
}
type Resources = Readonly<Record<string, Resource>>

const nounsIn = (resources: Resources, given: readonly Given[]): Set<string> =>
  new Set(given.flatMap(({ codes }) => (codes.includes('*') ? Object.keys(resources) : codes.map(nounOf))))

/**
 * By noun what a person sees of it, where a role that reads by a further way gives it. What only such roles give is not seen by the keys
 * of other roles: a teacher who is a parent too sees of what parents are given the rows of their own child.
 */
function byWays(resources: Resources, given: readonly Given[], { keys, common }: Held): ReadonlyMap<string, Within> {
  const known = new Set(Object.values(resources).flatMap(waysOf))
  const byWay = given.filter(({ reads }) => known.has(reads))
  if (byWay.length === 0) return new Map()
  const own = nounsIn(
    resources,
    given.filter(({ reads }) => !known.has(reads)),
  )
  const keysOf = (way: string) => new Set([...keys].filter((key) => key.startsWith(`${way}/`)))
  return new Map(
    [...nounsIn(resources, byWay)].map((noun) => {
      const resource = resources[noun]
      const reading = byWay.filter((one) => nounsIn(resources, [one]).has(noun)).map(({ reads }) => reads)
      const ways = resource ? waysOf(resource).filter((way) => reading.includes(way)) : []
      return [noun, { keys: own.has(noun) ? keys : new Set(common), ways: new Map(ways.map((way) => [way, keysOf(way)])) }]
    }),
  )
}

/** Rows of a noun that are shown to whom they are about, or whose they are, also where somebody's role sees everything. */
function isOwnAlone({ name, reach }: Resource, { holds }: Held): boolean {
  if (reach === undefined || reach === 'of-subject') return false
  return reach === 'personal' || !holds(`${name}:${reach.overseen}` as Permission)
}

/** By noun what a person sees of it, where neither that they see everything nor their keys say it. */
export function withinOf(resources: Resources, given: readonly Given[], held: Held): ReadonlyMap<string, Within> {
  const { keys, everything } = held
  const further = [...byWays(resources, given, held)].filter(([noun]) => !everything.has('*') && !everything.has(noun))
  const alone = Object.values(resources).filter((resource) => isOwnAlone(resource, held))
  return new Map<string, Within>([...further, ...alone.map(({ name }): [string, Within] => [name, { keys, ways: new Map() }])])
}
