import { can, type Permission } from '../../contract/access'
import type { Grant, MenuItem, Permissions } from './person'

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

/** The menu without what asks for an action the person does not hold, and without all below that. */
export const permitted = (menu: readonly MenuItem[], granted: ReadonlySet<string>): readonly MenuItem[] =>
  menu
    .filter(({ meta: { permission = [] } }) => permission.length === 0 || [permission].flat().some((one) => mayUse(granted, one)))
    .map((item) => (item.children ? { ...item, children: permitted(item.children, granted) } : item))
