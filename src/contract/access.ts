import type { Flow } from './flow'
import type { Resource } from './resource'

/** `noun:verb`. The name of an op is the permission it needs. */
export type Permission = `${string}:${string}`

/** What a signed-in person may do: `*` is everything. */
export const can = (granted: ReadonlySet<string>, permission: Permission): boolean => granted.has('*') || granted.has(permission)

/** Deciding a held clash is a right of its own: the author always has it, others by this permission. */
export const resolveVerb = 'resolve'

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
