import * as z from 'zod/mini'
import { byParent } from '../../contract/list/group-by'
import { plainQuery } from '../../contract/query'
import type { Row } from '../../contract/resource'
import { Permission } from '../../contract/system/permission'
import { Role } from '../../contract/system/role'
import { isExistingClient } from '../http/existing-client'
import { type Call, route } from '../http/route'
import { anything } from '../http/sound-input'
import { listPage } from '../resource/list'
import { listRows } from '../resource/routes'
import { readEntries } from './menu'
import { idsIn, idsText, idText } from './people/asked-ids'
import { toldTree } from './permission-tree'

/** Most entries a tree is made of. */
const most = 20_000
/** The kind of entry that is no line of a menu: what is done on a page. */
const button = 2

const parent = z.object({ parentId: idText })
/** Clients name the one above by either word; without any they mean the top. */
const level = z.object({ parentId: z.nullish(z.union([idText, z.literal('')])), pid: z.nullish(z.union([idText, z.literal('')])) })
const parents = z.object({ parentIds: idsText })

type Entry = Row & { readonly key: string; readonly menuType: number; readonly isLeaf: boolean; readonly children?: readonly Entry[] }
type Below = ReadonlyMap<string, readonly Row[]>

/** Every entry by the one above it, in its order. One whose parent is gone stands on top, under the empty text. */
async function readLevels({ engine, session, language }: Call<unknown>): Promise<Below> {
  const sorts = [{ column: 'sortNo', descending: false }]
  const { records } = await listPage(engine, session.person, Permission, { ...plainQuery(most), sorts }, language)
  return byParent(records, ({ parentId }) => parentId)
}

/** An entry as tables of existing clients open it: one with others below it has `children`, which are fetched when it is opened. */
function entryOf(below: Below, row: Row): Entry {
  const isLeaf = !below.has(row.id)
  const plain = { ...row, key: row.id, menuType: Number(row.menuType), isLeaf, leaf: isLeaf }
  return isLeaf ? plain : { ...plain, children: [] }
}

const under = (below: Below, id: string): Entry[] => (below.get(id) ?? []).map((row) => entryOf(below, row))
const onTop = (below: Below): Entry[] => under(below, '').filter(({ menuType }) => menuType !== button)

/** Some entries with all that is below each; a leaf has no `children`. */
const whole = (below: Below, entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => (entry.isLeaf ? entry : { ...entry, children: whole(below, under(below, entry.id)) }))

/** Menu entries level by level, as pages that administer them open a tree. */
export const permissionMenuRoutes = [
  /** Our own app reads pages of rows; existing clients one tree of all there is, and draw nothing of a page. */
  route('GET /sys/permission/list', { door: 'permission:list', input: anything }, async (call) => {
    if (!isExistingClient(call.request)) return listRows(call, Permission)
    const below = await readLevels(call)
    return whole(below, onTop(below))
  }),

  /** What stands on top. */
  route('GET /sys/permission/getSystemMenuList', { door: 'permission:list', input: z.object({}) }, async (call) =>
    onTop(await readLevels(call)),
  ),

  /** What lies directly below an entry, its buttons as well. */
  route('GET /sys/permission/getSystemSubmenu', { door: 'permission:list', input: parent }, async (call) =>
    under(await readLevels(call), call.input.parentId),
  ),

  /** The same of several entries, each under its own id: a page opens again what was open. */
  route('GET /sys/permission/getSystemSubmenuBatch', { door: 'permission:list', input: parents }, async (call) => {
    const below = await readLevels(call)
    return Object.fromEntries(idsIn(call.input.parentIds).map((id) => [id, under(below, id)]))
  }),

  /** One level by names alone; what stands on top where nothing is named. */
  route('GET /sys/permission/queryListAsync', { door: 'permission:list', input: level }, async (call) => {
    const named = call.input.parentId || call.input.pid || ''
    return under(await readLevels(call), named).map(({ id, key, name, parentId, isLeaf }) => ({
      id,
      key,
      value: key,
      title: name,
      parentId: parentId ?? '',
      isLeaf,
      leaf: isLeaf,
    }))
  }),

  /** Every entry and button as a tree, to choose the one above another in, and their keys. */
  route('GET /sys/permission/queryTreeList', { door: 'permission:list', input: z.object({}) }, async (call) =>
    toldTree(call, await readEntries(call.engine.databases.tenant(call.session.person.tenant))),
  ),

  /** Ids of every role. */
  route('GET /sys/permission/loadAllRoleIds', { door: 'role:list', input: z.object({}) }, async ({ engine, session }) => {
    const { records } = await listPage(engine, session.person, Role, { ...plainQuery(most), fields: ['roleCode'] })
    return records.map(({ id }) => id)
  }),
]
