import { type Catalogue, resourceOf } from './catalogue'
import type { Fields } from './field'
import { groupsOf } from './fields/field-group'
import type { Flow } from './flow'
import type { Resource } from './resource'

/** `noun:verb`. The name of an op is the permission it needs. */
export type Permission = `${string}:${string}`

/** What a signed-in person may do: `*` is everything. */
export const can = (granted: ReadonlySet<string>, permission: Permission): boolean => granted.has('*') || granted.has(permission)

/** Deciding about a held change is a right of its own: `mayRelease` says when its author has it as well. */
export const resolveVerb = 'resolve'

/** The values of a held change: its `noun`, `reason` and `author` say who may decide about it. */
type HeldChange = Readonly<Record<string, unknown>>
type Holds = (permission: Permission) => boolean

/** Why an op of a group is held that would not be by itself: because of another one of the group, which says for what. */
export const heldWithGroup = 'group'

/** Reasons that lie between two people. Every other one is the word of a rule of the noun. */
const betweenPeople: readonly unknown[] = ['clash', 'deleted', heldWithGroup]

/** The right to let a change through that was held for this reason: to decide clashes of the noun, unless the product asks for another. */
export const releaseRight = ({ releases }: Pick<Catalogue, 'releases'>, noun: string, reason: string): Permission =>
  (releases?.[noun]?.[reason] ?? `${noun}:${resolveVerb}`) as Permission

/**
 * Whether a held change may be let through, as it is or with another answer: by whoever holds the right to it. Its author may do so of their
 * own where two people answered differently, and never against a rule. Whoever decides reads what it is about.
 */
export function mayRelease(
  catalogue: Pick<Catalogue, 'releases' | 'resources'>,
  held: HeldChange,
  me: string | undefined,
  holds: Holds,
): boolean {
  const { noun, reason, author } = held
  const isTheirs = (author === me && betweenPeople.includes(reason)) || holds(releaseRight(catalogue, String(noun), String(reason)))
  return isTheirs && readsHeld(catalogue, held, holds)
}

/** Whether somebody may read every field a held change is about: nobody decides about what they are not shown. */
function readsHeld({ resources }: Pick<Catalogue, 'resources'>, { noun, fields }: HeldChange, holds: Holds): boolean {
  const resource = resourceOf({ resources }, String(noun))
  const asked = String(fields ?? '').split(',')
  return !resource || unreadFields(resource, holds).every((field) => !asked.includes(field))
}

/** Whether a held change may be dropped, so that the record stays as it is: also by its author, who takes it back. */
export function mayKeep(
  catalogue: Pick<Catalogue, 'releases' | 'resources'>,
  held: HeldChange,
  me: string | undefined,
  holds: Holds,
): boolean {
  const isDecider = holds(`${String(held.noun)}:${resolveVerb}`) && readsHeld(catalogue, held, holds)
  return held.author === me || isDecider || mayRelease(catalogue, held, me, holds)
}

/** Some fields as far as somebody may read them, those within entries as well. */
function readableFields(noun: string, fields: Fields, holds: Holds): Fields {
  const readable = Object.entries(fields).filter(([, { group }]) => group === undefined || holds(`${noun}:${group}`))
  return Object.fromEntries(
    readable.map(([name, facts]) => [name, facts.of ? { ...facts, of: readableFields(noun, facts.of, holds) } : facts]),
  )
}

/** Whether somebody reads all there is to a noun's rows. */
const readsAll = ({ name, fields }: Resource, holds: Holds): boolean => groupsOf(fields).every((group) => holds(`${name}:${group}`))

/** A noun as far as somebody may read its fields. */
export function readablePart(resource: Resource, holds: Holds): Resource {
  if (readsAll(resource, holds)) return resource
  const fields = readableFields(resource.name, resource.fields, holds)
  const may = (field: string) => Object.hasOwn(fields, field)
  return {
    ...resource,
    fields,
    list: resource.list.filter(may),
    search: resource.search.filter(may),
    ...(resource.found && {
      found: { ...resource.found, by: resource.found.by.filter(may), says: (resource.found.says ?? []).filter(may) },
    }),
    form: resource.form.map((line) => line.filter(may)).filter((line) => line.length > 0),
  }
}

/**
 * Names of a noun's fields that somebody may not read whole: nor write, compare or decide about. Of entries they may still be shown the
 * parts that are theirs to read.
 */
export function unreadFields(resource: Resource, holds: Holds): string[] {
  const { name, fields } = resource
  return Object.entries(fields).flatMap(([field, facts]) =>
    groupsOf({ field: facts }).every((group) => holds(`${name}:${group}`)) ? [] : [field],
  )
}

/** Every permission a noun brings: seeing it, its generic writes, its flow's moves, deciding clashes, reading groups of its fields, and rights of its own. */
export function permissionsOf(resource: Resource, flow: Flow | undefined): Permission[] {
  const verbs = [
    'list',
    ...resource.verbs,
    ...Object.keys(flow?.moves ?? {}),
    ...(resource.offline.mode === 'write' ? [resolveVerb] : []),
    ...groupsOf(resource.fields),
    ...(resource.rights ?? []),
  ]
  return [...new Set(verbs)].map((verb) => `${resource.name}:${verb}` as const)
}
