import type { Permission } from '../access'
import type { Resource } from '../resource'

/** Whether removed rows of a noun can be brought back at all: where people both add and remove them. */
export const isRestorable = ({ verbs, reach }: Pick<Resource, 'verbs' | 'reach'>): boolean =>
  reach !== 'of-subject' && verbs.includes('add') && verbs.includes('remove')

/** Whether somebody who holds rights (`holds`) may see what was removed of a noun, and bring it back. */
export const mayRestore = (holds: (permission: Permission) => boolean, resource: Pick<Resource, 'name' | 'verbs' | 'reach'>): boolean =>
  isRestorable(resource) && (['list', 'add', 'remove'] as const).every((verb) => holds(`${resource.name}:${verb}`))
