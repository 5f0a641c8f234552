import { can, type Permission } from '../../contract/access'
import type { Grant, Permissions } from './person'

const actionsOf = (grants: readonly Grant[]) =>
  grants.flatMap((grant) =>
    grant.action
      .split(',')
      .map((action) => action.trim())
      .filter(Boolean),
  )

/** All actions a person holds. A rule somebody switched off (status '0') stands in nobody's way. */
export function grantedBy({ auth, allAuth }: Pick<Permissions, 'auth' | 'allAuth'>): ReadonlySet<string> {
  return new Set([...actionsOf(auth), ...actionsOf(allAuth.filter((grant) => grant.status === '0'))])
}

/** Whether something that needs `permission` is shown. What needs nothing is shown to everybody. */
export const mayUse = (granted: ReadonlySet<string>, permission: string | undefined): boolean =>
  !permission || can(granted, permission as Permission)
