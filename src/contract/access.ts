import type { Catalogue } from './catalogue'
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

/** Reasons that lie between two people. Every other one is the word of a rule of the noun. */
const betweenPeople: readonly unknown[] = ['clash', 'deleted']

/** The right to let a change through that was held for this reason: to decide clashes of the noun, unless the product asks for another. */
export const releaseRight = ({ releases }: Pick<Catalogue, 'releases'>, noun: string, reason: string): Permission =>
  (releases?.[noun]?.[reason] ?? `${noun}:${resolveVerb}`) as Permission

/**
 * Whether a held change may be let through, as it is or with another answer: by whoever holds the right to it. Its author may do so of their
 * own where two people answered differently, and never against a rule.
 */
export function mayRelease(
  catalogue: Pick<Catalogue, 'releases'>,
  { noun, reason, author }: HeldChange,
  me: string | undefined,
  holds: Holds,
) {
  return (author === me && betweenPeople.includes(reason)) || holds(releaseRight(catalogue, String(noun), String(reason)))
}

/** Whether a held change may be dropped, so that the record stays as it is: also by its author, who takes it back. */
export function mayKeep(catalogue: Pick<Catalogue, 'releases'>, held: HeldChange, me: string | undefined, holds: Holds): boolean {
  return held.author === me || holds(`${String(held.noun)}:${resolveVerb}`) || mayRelease(catalogue, held, me, holds)
}

/** Whether somebody who may list rows of a noun may read this field of them. */
export const mayReadField = ({ name, fields }: Resource, field: string, holds: Holds): boolean => {
  const { readBy } = fields[field] ?? {}
  return readBy === undefined || holds(`${name}:${readBy}`) || holds(`${name}:edit`)
}

/** A noun as far as somebody may read its fields. */
export function readablePart(resource: Resource, holds: Holds): Resource {
  const may = (field: string) => mayReadField(resource, field, holds)
  if (Object.keys(resource.fields).every(may)) return resource
  return {
    ...resource,
    fields: Object.fromEntries(Object.entries(resource.fields).filter(([field]) => may(field))),
    list: resource.list.filter(may),
    search: resource.search.filter(may),
    form: resource.form.map((line) => line.filter(may)).filter((line) => line.length > 0),
  }
}

/** Every permission a noun brings: seeing it, its generic writes, its flow's moves, deciding clashes, and rights of its own. */
export function permissionsOf(resource: Resource, flow: Flow | undefined): Permission[] {
  const verbs = [
    'list',
    ...resource.verbs,
    ...Object.keys(flow?.moves ?? {}),
    ...(resource.offline.mode === 'write' ? [resolveVerb] : []),
    ...(resource.rights ?? []),
  ]
  return [...new Set(verbs)].map((verb) => `${resource.name}:${verb}` as const)
}
