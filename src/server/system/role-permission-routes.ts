import * as z from 'zod/mini'
import { Role } from '../../contract/system/role'
import { route } from '../http/route'
import { getRow } from '../resource/list'
import { changeAsked, changedEntries, changeEntries, entriesIn } from './change-entries'
import { entriesBeyond } from './giving-rights'
import { readEntries } from './menu'
import { idText } from './people/asked-ids'
import { permissionTree } from './permission-tree'

const nothing = z.object({})
const role = z.object({ roleId: idText })
const changed = z.object({ ...role.shape, ...changedEntries })

/** What roles give, entry by entry. */
export const rolePermissionRoutes = [
  /** Every menu entry and button, as a tree and by key. */
  route('GET /sys/role/queryTreeList', { door: 'role:list', input: nothing }, async ({ engine, session, language }) => {
    const entries = await readEntries(engine.databases.tenant(session.person.tenant))
    return { treeList: permissionTree(engine.catalogue, entries, language), ids: entries.map(({ id }) => id) }
  }),

  /** Keys of what a role has. */
  route('GET /sys/permission/queryRolePermission', { door: 'role:list', input: role }, async ({ engine, session, input }) =>
    entriesIn(await getRow(engine, session.person, Role, input.roleId)),
  ),

  /** Keys of what the caller may neither give to this role nor take from it. */
  route('GET /sys/permission/beyond', { door: 'role:list', input: role }, async ({ engine, session, input }) => {
    const { dataScope } = await getRow(engine, session.person, Role, input.roleId)
    return entriesBeyond(engine, session.person, dataScope === 'all')
  }),

  /** Changes what a role has by the difference: what `permissionIds` has more is added, what `lastpermissionIds` has more is taken. */
  route('POST /sys/permission/saveRolePermission', { door: 'role:edit', input: changed }, async ({ engine, session, input }) => {
    await changeEntries(engine, session.person, Role, input.roleId, changeAsked(input))
    return null
  }),
]
