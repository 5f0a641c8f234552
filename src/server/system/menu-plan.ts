import { type Catalogue, moduleOf } from '../../contract/catalogue'
import type { Label } from '../../contract/label'
import { type AreaMenu, isTabOnly, type MenuEntry, type MenuTab } from '../../contract/menu'
import { linesOf } from '../auth/line-rights'
import { menuId } from '../seed/menu-id'
import { nounComponent, nounPage } from '../seed/noun-page'

/** A group of the menu as the product names it. */
type Group = { readonly id: string; readonly label: Label }
/** What the product says of one entry. `parent`: id of the entry it ships below; one somebody has moved elsewhere stays there. */
export type Planned = { readonly stands: MenuEntry | MenuTab; readonly parent: string | undefined }

/** A page no row of the menu stands for. */
export type OwnPage = readonly [path: string, component: string, name: Label]
/** The list of lines that have the rights of their document. `document`: id of the entry of that one's list. */
export type PlannedLines = { readonly id: string; readonly document: string; readonly page: OwnPage }

/** The menu as the product wants it, by ids of entries. What it does not name stands under the records. */
export type MenuPlan = {
  readonly groups: readonly Group[]
  /** Codes of shipped roles: of whoever has several the first counts. */
  readonly roleOrder: readonly string[]
  readonly entries: ReadonlyMap<string, Planned>
  /** Lines it names: they have no entry of their own, as nobody is given a right to them. */
  readonly lines: readonly PlannedLines[]
}

/** Of a product that says nothing of its menu every entry stands in the group of its module. */
export const noMenuPlan: MenuPlan = { groups: [], roleOrder: [], entries: new Map(), lines: [] }

type Said = { readonly groups: Readonly<Record<string, Label>>; readonly roleOrder: readonly string[] }

/** What areas say of the menu, joined. Throws where a name is none of a noun, and where two areas name the same. */
export function menuPlanOf(catalogue: Catalogue, menus: readonly AreaMenu[], { groups, roleOrder }: Said): MenuPlan {
  const { resources, screens } = catalogue
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
  const lines = linesOf(catalogue).flatMap(({ line, document }): PlannedLines[] => {
    const id = menuId.noun(line.name)
    return entries.has(id) ? [{ id, document: menuId.noun(document), page: [nounPage(line), nounComponent(line.name), line.label] }] : []
  })
  return { groups: Object.entries(groups).map(([id, label]) => ({ id, label })), roleOrder, entries, lines }
}

/** Place of an entry or tab in the whole menu, and with it among the tabs of its hub. */
export function orderIn({ groups }: Pick<MenuPlan, 'groups'>, stands: MenuEntry | MenuTab): number {
  const at = isTabOnly(stands) ? -1 : groups.findIndex(({ id }) => id === stands.group)
  return (at < 0 ? groups.length : at) * 100 + stands.order
}
