import { groupsOf } from '../../contract/fields/field-group'
import type { Resource } from '../../contract/resource'
import { waysOf } from '../db/readers'
import { nounOf } from './holding'
import type { Within } from './within'

/** The way in which rows of a noun are read that are a department's, where the noun says whose they are. */
const way = 'department'

/** A role of a department somebody has: its permissions that can be held within one. */
type Given = { readonly department: string; readonly codes: readonly string[] }

/** What somebody holds by roles of the house. `common`: the keys everybody holds. */
type Own = {
  readonly id: string
  readonly granted: ReadonlySet<string>
  readonly everything: ReadonlySet<string>
  readonly keys: ReadonlySet<string>
  readonly common: readonly string[]
  readonly within: ReadonlyMap<string, Within>
}

/** What roles of departments add to that. `limited`: permissions only they give, each with the rows for which it holds. */
export type Added = {
  readonly granted: readonly string[]
  readonly limited: ReadonlyMap<string, Within>
  readonly within: ReadonlyMap<string, Within>
}

const keyOf = (department: string): string => `department/${department}`

/**
 * The rows of a noun that are some departments': those that name them, where the noun says whose its rows are, and of every other noun what is
 * open to the whole house.
 */
export function reachOver(resource: Resource, { id, common }: Pick<Own, 'id' | 'common'>, departments: readonly string[]): Within {
  const theirs = departments.map(keyOf)
  return waysOf(resource).includes(way)
    ? { keys: new Set([`user/${id}`, ...theirs]), ways: new Map([[way, new Set(theirs)]]) }
    : { keys: new Set([...common, ...theirs]), ways: new Map() }
}

function joined(one: Within, two: Within): Within {
  const ways = [...one.ways, ...two.ways].map(([name]) => name)
  const keysOf = (name: string) => new Set([...(one.ways.get(name) ?? []), ...(two.ways.get(name) ?? [])])
  return { keys: new Set([...one.keys, ...two.keys]), ways: new Map(ways.map((name) => [name, keysOf(name)])) }
}

/** Whether two reaches are the same rows, `more` being the larger. */
const isAlike = (less: Within, more: Within): boolean =>
  [...more.keys].every((key) => less.keys.has(key)) &&
  [...more.ways].every(([name, keys]) => [...keys].every((key) => less.ways.get(name)?.has(key)))

/**
 * What somebody comes to by roles of their departments. Rows are read by them where no role of the house shows them already; what may be done
 * is done with those rows alone. A group of fields is read in every row somebody sees or in none, so it comes only where every role by which
 * they see rows of the noun gives it.
 */
export function addedBy(resources: Readonly<Record<string, Resource>>, given: readonly Given[], own: Own): Added {
  const departmentsOf = (code: string) => [
    ...new Set(given.filter(({ codes }) => codes.includes(code)).map(({ department }) => department)),
  ]
  const codes = [...new Set(given.flatMap((one) => one.codes))]
  const isHeld = (code: string) => own.granted.has('*') || own.granted.has(code)
  const within = new Map<string, Within>()
  const limited = new Map<string, Within>()
  for (const noun of new Set(codes.map(nounOf))) {
    const resource = resources[noun]
    if (!resource) continue
    const list = `${noun}:list`
    const [readers, seesOthers] = [departmentsOf(list), isHeld(list)]
    const reach = reachOver(resource, own, readers)
    if (readers.length > 0 && !seesOthers) within.set(noun, reach)
    else if (readers.length > 0 && !own.everything.has('*') && !own.everything.has(noun)) {
      const before = own.within.get(noun) ?? { keys: own.keys, ways: new Map() }
      const after = joined(before, reach)
      if (!isAlike(before, after)) within.set(noun, after)
    }
    const groups: readonly string[] = groupsOf(resource.fields)
    for (const code of codes.filter((one) => nounOf(one) === noun && !isHeld(one))) {
      const departments = departmentsOf(code)
      const isGroup = groups.includes(code.slice(noun.length + 1))
      if (isGroup && (seesOthers || !readers.every((one) => departments.includes(one)))) continue
      limited.set(code, reachOver(resource, own, departments))
    }
  }
  return { granted: [...limited.keys()], limited, within }
}
