import { can, type Permission } from '../../contract/access'
import type { Grant, MenuItem, Permissions } from './person'

export const actionsOf = (grants: readonly Grant[]) =>
  grants.flatMap((grant) =>
    grant.action
      .split(',')
      .map((action) => action.trim())
      .filter(Boolean),
  )

/** What entries of the menu give whoever is sent them. */
const listedIn = (menu: readonly MenuItem[]): Grant[] =>
  menu.flatMap(({ meta: { permissionList = [] }, children = [] }) => [...permissionList, ...listedIn(children)])

/** Whether an entry decides about what is seen; one of type 2 decides about what is edited (`blocks/button-rights`). */
export const isOfSeeing = ({ type }: Grant): boolean => type !== '2'
export const isOff = ({ status }: Grant): boolean => status === '0'

/** All actions a person holds, also those their menu gives. A rule of seeing that somebody switched off (status '0') stands in nobody's way. */
export function grantedBy({ auth, allAuth, menu = [] }: Pick<Permissions, 'auth' | 'allAuth'> & Partial<Permissions>): ReadonlySet<string> {
  const listed = listedIn(menu).filter((grant) => isOfSeeing(grant) && !isOff(grant))
  const off = allAuth.filter((grant) => isOfSeeing(grant) && isOff(grant))
  return new Set(actionsOf([...auth, ...listed, ...off]))
}

/** Whether something that needs `permission` is shown. What needs nothing is shown to everybody. */
export const mayUse = (granted: ReadonlySet<string>, permission: string | undefined): boolean =>
  !permission || can(granted, permission as Permission)

/** The menu without what asks for an action the person does not hold, and without all below that. */
export const permitted = (menu: readonly MenuItem[], granted: ReadonlySet<string>): readonly MenuItem[] =>
  menu
    .filter(({ meta: { permission = [] } }) => permission.length === 0 || [permission].flat().some((one) => mayUse(granted, one)))
    .map((item) => (item.children ? { ...item, children: permitted(item.children, granted) } : item))
