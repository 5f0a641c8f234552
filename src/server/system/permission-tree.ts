import { sql } from 'kysely'
import { permissionsOf } from '../../contract/access'
import type { Catalogue } from '../../contract/catalogue'
import type { Language } from '../../contract/label'
import { DataRule } from '../../contract/system/people/data-rule'
import { tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import type { Call } from '../http/route'
import { menuId } from '../seed/menu-id'
import type { Entry } from './menu-node'

/** A menu entry or button as clients of the wire contract draw the tree of what a role may be given. */
type TreeNode = {
  readonly key: string
  readonly value: string
  readonly title: string
  readonly slotTitle: string
  readonly scopedSlots: { readonly title: 'hasDatarule' }
  /** 1 where there are data rules of it. */
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
  readonly isRuled: boolean
  readonly children: readonly TreeNode[]
}

const nodeOf = (entry: Entry, { title, parent, needs, isRuled, children }: Given): TreeNode => ({
  key: entry.id,
  value: entry.id,
  title,
  slotTitle: title,
  scopedSlots: { title: 'hasDatarule' },
  ruleFlag: isRuled ? 1 : 0,
  isLeaf: children.length === 0,
  leaf: children.length === 0,
  parentId: parent,
  isGroup: entry.component === 'layouts/RouteView' && !entry.perms,
  needs,
  ...(children.length > 0 ? { children } : {}),
})

/** Ids of the entries of a tenant there are data rules of. */
async function readRuled({ catalogue, databases }: Engine, tenant: number): Promise<ReadonlySet<string>> {
  if (!Object.hasOwn(catalogue.resources, DataRule.name)) return new Set()
  const { rows } = await sql<{ id: string }>`select distinct permission_id as id from ${sql.table(tableOf(DataRule.name))}
    where ${isOwn} and not gone`.execute(databases.tenant(tenant))
  return new Set(rows.map(({ id }) => id))
}

/** Entries and buttons below their parents, as pages of rights are told them, and the keys of all. */
export async function toldTree({ engine, session, language }: Call<unknown>, entries: readonly Entry[]) {
  const ruled = await readRuled(engine, session.person.tenant)
  return { treeList: permissionTree(engine.catalogue, entries, ruled, language), ids: entries.map(({ id }) => id) }
}

/** Every entry and button below its parent, in the order given. One whose parent is gone stands at the top. */
function permissionTree(catalogue: Catalogue, entries: readonly Entry[], ruled: ReadonlySet<string>, language: Language): TreeNode[] {
  const needed = needsOf(catalogue)
  const known = new Set(entries.map(({ id }) => id))
  const parentOf = (entry: Entry) => (entry.parent_id && known.has(entry.parent_id) ? entry.parent_id : null)
  const under = (parent: string | null): TreeNode[] =>
    entries
      .filter((entry) => parentOf(entry) === parent)
      .map((entry) => {
        const title = language === 'en' ? entry.name_en || entry.name : entry.name
        const needs = [needed.get(entry.id)].filter((need) => need !== undefined && known.has(need)) as string[]
        return nodeOf(entry, { title, parent, needs, isRuled: ruled.has(entry.id), children: under(entry.id) })
      })
  return under(null)
}
