import { type Catalogue, moduleOf } from '../../contract/catalogue'
import type { Label } from '../../contract/label'
import { type AreaMenu, isTabOnly, type MenuEntry, type MenuTab } from '../../contract/menu'
import { menuId } from '../seed/menu-id'

/** A group of the menu as the product names it. */
type Group = { readonly id: string; readonly label: Label }
/** What the product says of one entry. `parent`: id of the entry it ships below; one somebody has moved elsewhere stays there. */
export type Planned = { readonly stands: MenuEntry | MenuTab; readonly parent: string | undefined }

/** The menu as the product wants it, by ids of entries. What it does not name stands under the records. */
export type MenuPlan = {
  readonly groups: readonly Group[]
  /** Codes of shipped roles: of whoever has several the first counts. */
  readonly roleOrder: readonly string[]
  readonly entries: ReadonlyMap<string, Planned>
}

/** Of a product that says nothing of its menu every entry stands in the group of its module. */
export const noMenuPlan: MenuPlan = { groups: [], roleOrder: [], entries: new Map() }

type Said = { readonly groups: Readonly<Record<string, Label>>; readonly roleOrder: readonly string[] }

/** What areas say of the menu, joined. Throws where a name is none of a noun, and where two areas name the same. */
export function menuPlanOf({ resources, screens }: Catalogue, menus: readonly AreaMenu[], { groups, roleOrder }: Said): MenuPlan {
  const said = menus.flatMap((menu) => Object.entries(menu) as [string, MenuEntry | MenuTab][])
  const planned = said.map(([of, stands]): readonly [string, Planned] => {
    const resource = resources[of]
    if (resource) return [menuId.noun(of), { stands, parent: menuId.module(moduleOf(resource)) }]
    if (!of.startsWith('/')) throw new Error(`no such noun in the menu: ${of}`)
    const screen = screens.find(({ path }) => path === of)
    return [screen ? menuId.screen(of) : menuId.page(of), { stands, parent: screen && menuId.module(screen.module) }]
  })
  const entries = new Map(planned)
  if (entries.size < planned.length) throw new Error('two areas name the same place in the menu')
  return { groups: Object.entries(groups).map(([id, label]) => ({ id, label })), roleOrder, entries }
}

/** Place of an entry or tab in the whole menu, and with it among the tabs of its hub. */
export function orderIn({ groups }: Pick<MenuPlan, 'groups'>, stands: MenuEntry | MenuTab): number {
  const at = isTabOnly(stands) ? -1 : groups.findIndex(({ id }) => id === stands.group)
  return (at < 0 ? groups.length : at) * 100 + stands.order
}
