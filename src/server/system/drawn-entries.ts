import { isTabOnly, type MenuEntry } from '../../contract/menu'
import { codesIn } from '../../contract/system/permission'
import type { Person } from '../auth/person'
import type { Entry } from './menu-node'
import { type MenuPlan, orderIn } from './menu-plan'

/** Entries somebody has whose roles are none of the shipped ones, beside the pages everybody has: home, notices and records. */
const most = 9

/** What the product says of an entry as one of the menu; undefined of a tab, a table and an entry a house has made. */
export function plannedEntry({ entries }: MenuPlan, id: string): MenuEntry | undefined {
  const stands = entries.get(id)?.stands
  return stands && !isTabOnly(stands) ? stands : undefined
}

/** The shipped role of somebody that decides what they come to. */
export const firstRole = ({ roleOrder }: MenuPlan, { roles }: Person): string | undefined => roleOrder.find((role) => roles.includes(role))

/** Whether the product wants an entry for somebody. `role`: their first shipped one; of roles of their house all is wanted. */
export const isFor = ({ for: roles }: MenuEntry, person: Person, role: string | undefined): boolean =>
  !roles || role === undefined || roles.some((one) => person.roles.includes(one))

/**
 * Which of the entries somebody may open are drawn in their menu: those for everybody, and those for one of their roles. Whoever has roles of
 * their house alone has what these open, as far as a menu goes. The rest is found as tabs and under the records.
 */
export function drawnEntries(open: readonly Entry[], person: Person, plan: MenuPlan): ReadonlySet<string> {
  const isHouseRole = firstRole(plan, person) === undefined
  const orderOf = ({ id }: Entry) => {
    const stands = plannedEntry(plan, id)
    return stands ? orderIn(plan, stands) : 0
  }
  const chosen = open.filter((entry) => {
    const shownTo = codesIn(entry.shown_to)
    if (entry.hidden) return false
    if (shownTo.length === 0) return !entry.tab_of
    return shownTo.some((role) => person.roles.includes(role)) || (isHouseRole && plan.entries.has(entry.id))
  })
  if (!isHouseRole || plan.groups.length === 0) return new Set(chosen.map(({ id }) => id))
  const shipped = chosen.filter(({ id }) => plan.entries.has(id)).sort((one, two) => orderOf(one) - orderOf(two))
  const left = new Set(shipped.slice(most).map(({ id }) => id))
  return new Set(chosen.flatMap(({ id }) => (left.has(id) ? [] : [id])))
}
