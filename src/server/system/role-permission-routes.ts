import * as z from 'zod/mini'
import type { Row } from '../../contract/resource'
import { codesIn } from '../../contract/system/permission'
import { Role } from '../../contract/system/role'
import { linesOf, withLines } from '../auth/line-rights'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { route } from '../http/route'
import { getRow } from '../resource/list'
import { changeAsked, changedEntries, changeEntries, entriesIn } from './change-entries'
import { entriesBeyond } from './giving-rights'
import { menuOf, readEntries } from './menu'
import type { Entry } from './menu-node'
import { idText } from './people/asked-ids'
import { toldTree } from './permission-tree'

const nothing = z.object({})
const role = z.object({ roleId: idText })
const changed = z.object({ ...role.shape, ...changedEntries })

/** Somebody of the house who holds a role, and no other. */
function holderOf({ catalogue }: Engine, person: Person, entries: readonly Entry[], row: Row): Person {
  const named = new Set(entriesIn(row))
  const given = entries.filter(({ id, status }) => named.has(id) && status === '1')
  const lines = linesOf(catalogue)
  return {
    ...person,
    roles: [String(row.roleCode)],
    granted: new Set(given.flatMap(({ perms }) => withLines(catalogue, lines, codesIn(perms)))),
    menus: new Set(given.flatMap(({ id, menu_type }) => (menu_type === '2' ? [] : [id]))),
  }
}

/** What roles give, entry by entry. */
export const rolePermissionRoutes = [
  /** Every menu entry and button, as a tree and by key. */
  route('GET /sys/role/queryTreeList', { door: 'role:list', input: nothing }, async (call) =>
    toldTree(call, await readEntries(call.engine.databases.tenant(call.session.person.tenant))),
  ),

  /** Keys of what a role has. */
  route('GET /sys/permission/queryRolePermission', { door: 'role:list', input: role }, async ({ engine, session, input }) =>
    entriesIn(await getRow(engine, session.person, Role, input.roleId)),
  ),

  /** Keys of what the caller may neither give to this role nor take from it. */
  route('GET /sys/permission/beyond', { door: 'role:list', input: role }, async ({ engine, session, input }) => {
    const { dataScope } = await getRow(engine, session.person, Role, input.roleId)
    return entriesBeyond(engine, session.person, dataScope === 'all')
  }),

  /** What somebody with this role alone finds: their menu as their device is sent it, and what they may do. */
  route('GET /sys/role/menu', { door: 'role:list', input: role }, async ({ engine, session: { person }, input, language }) => {
    const entries = await readEntries(engine.databases.tenant(person.tenant))
    const holder = holderOf(engine, person, entries, await getRow(engine, person, Role, input.roleId))
    const menu = menuOf(entries, holder, { language, configuration: engine.configuration, plan: engine.shipped.menu })
    return { menu, granted: [...holder.granted] }
  }),

  /** Changes what a role has by the difference: what `permissionIds` has more is added, what `lastpermissionIds` has more is taken. */
  route('POST /sys/permission/saveRolePermission', { door: 'role:edit', input: changed }, async ({ engine, session, input }) => {
    await changeEntries(engine, session.person, Role, input.roleId, changeAsked(input))
    return null
  }),
]
