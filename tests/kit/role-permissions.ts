import { catalogue } from '../../src/areas/areas'
import type { RoleCode } from '../../src/areas/roles'
import { type Permission, permissionsOf } from '../../src/contract/access'
import { flowOf } from '../../src/contract/catalogue'
import { giveAll } from '../../src/contract/grant'
import { watchRight } from '../../src/contract/monitor/monitor'
import { forgetRight } from '../../src/contract/recycle-bin/recycle-bin'
import { product } from '../../src/product'

/** Every permission the product knows, each once. */
export const everyPermission: readonly Permission[] = [
  ...Object.values(catalogue.resources).flatMap((resource) => permissionsOf(resource, flowOf(catalogue, resource.name))),
  giveAll,
  watchRight,
  forgetRight,
]

const meantBy = (grant: string): readonly Permission[] => {
  if (grant === '*') return everyPermission
  const start = grant.endsWith(':*') ? grant.slice(0, -1) : undefined
  const meant = everyPermission.filter((permission) => (start ? permission.startsWith(start) : permission === grant))
  if (meant.length === 0) throw new Error(`no such permission: ${grant}`)
  return meant
}

/** The permissions a list of grants stands for, each once. Throws for a grant no noun has. */
export const permissionsMeant = (grants: readonly string[]): Permission[] => [...new Set(grants.flatMap(meantBy))]

/** The permissions roles have together, each once. */
export const rolePermissions = (...codes: readonly RoleCode[]): Permission[] =>
  permissionsMeant(product.roles.flatMap(({ code, permissions }) => ((codes as readonly string[]).includes(code) ? permissions : [])))
