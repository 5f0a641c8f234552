import { type Permission, permissionsOf } from '../contract/access'
import { flowOf } from '../contract/catalogue'
import type { Grant } from './grant'
import { catalogue } from './register'

/** Every permission the product knows, each once. */
export const everyPermission: readonly Permission[] = Object.values(catalogue.resources).flatMap((resource) =>
  permissionsOf(resource, flowOf(catalogue, resource.name)),
)

const meantBy = (grant: Grant): readonly Permission[] => {
  if (grant === '*') return everyPermission
  const start = grant.endsWith(':*') ? grant.slice(0, -1) : undefined
  const meant = everyPermission.filter((permission) => (start ? permission.startsWith(start) : permission === grant))
  if (meant.length === 0) throw new Error(`no such permission: ${grant}`)
  return meant
}

/** The permissions a list of grants stands for, each once. Throws for a grant no noun has. */
export const rolePermissions = (grants: readonly Grant[]): Permission[] => [...new Set(grants.flatMap(meantBy))]
