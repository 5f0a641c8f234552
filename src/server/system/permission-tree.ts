import { permissionsOf } from '../../contract/access'
import type { Catalogue } from '../../contract/catalogue'
import type { Language } from '../../contract/label'
import { menuId } from '../seed/menu-id'
import type { Entry } from './menu-node'

/** A menu entry or button as clients of the wire contract draw the tree of what a role may be given. */
type TreeNode = {
  readonly key: string
  readonly value: string
  readonly title: string
  readonly slotTitle: string
  readonly scopedSlots: { readonly title: 'hasDatarule' }
  readonly ruleFlag: number
  readonly isLeaf: boolean
  readonly leaf: boolean
  readonly parentId: string | null
  /** Whether it only holds others together: there is nothing to be given in it. */
  readonly isGroup: boolean
  /** Keys of what it is of no use without. */
  readonly needs: readonly string[]
  readonly children?: readonly TreeNode[]
}

/** What entries that follow from the product are of no use without: a verb without seeing the rows, a page without its rows. */
export function needsOf({ resources, flows, screens, lists }: Catalogue): ReadonlyMap<string, string> {
  const verbs = Object.values(resources).flatMap((resource) => {
    const list = `${resource.name}:list`
    const others = permissionsOf(resource, flows[resource.name]).filter((code) => code !== list)
    return [...others.map((code) => [code, list] as const), [menuId.noun(resource.name), lists?.[resource.name] ?? list] as const]
  })
  return new Map([...verbs, ...screens.map((screen) => [menuId.screen(screen.path), screen.needs] as const)])
}

type Given = {
  readonly title: string
  readonly parent: string | null
  readonly needs: readonly string[]
  readonly children: readonly TreeNode[]
}

const nodeOf = (entry: Entry, { title, parent, needs, children }: Given): TreeNode => ({
  key: entry.id,
  value: entry.id,
  title,
  slotTitle: title,
  scopedSlots: { title: 'hasDatarule' },
  ruleFlag: 0,
  isLeaf: children.length === 0,
  leaf: children.length === 0,
  parentId: parent,
  isGroup: entry.component === 'layouts/RouteView' && !entry.perms,
  needs,
  ...(children.length > 0 ? { children } : {}),
})

/** Every entry and button of a tenant below its parent, in the order given. One whose parent is gone stands at the top. */
export function permissionTree(catalogue: Catalogue, entries: readonly Entry[], language: Language): TreeNode[] {
  const needed = needsOf(catalogue)
  const known = new Set(entries.map(({ id }) => id))
  const parentOf = (entry: Entry) => (entry.parent_id && known.has(entry.parent_id) ? entry.parent_id : null)
  const under = (parent: string | null): TreeNode[] =>
    entries
      .filter((entry) => parentOf(entry) === parent)
      .map((entry) => {
        const title = language === 'en' ? entry.name_en || entry.name : entry.name
        const needs = [needed.get(entry.id)].filter((need) => need !== undefined && known.has(need)) as string[]
        return nodeOf(entry, { title, parent, needs, children: under(entry.id) })
      })
  return under(null)
}
