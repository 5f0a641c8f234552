import * as z from 'zod/mini'
import { Refusal } from '../../contract/error'
import { Role } from '../../contract/system/role'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { route } from '../http/route'
import { getRow } from '../resource/list'
import { writeNow } from '../resource/write'
import { entriesBeyond } from './giving-rights'
import { readEntries } from './menu'
import { permissionTree } from './permission-tree'

const nothing = z.object({})
const role = z.object({ roleId: z.string().check(z.regex(/^[\w.:-]{1,64}$/)) })
/** Ids of entries, with commas between; `*` is the entry that gives everything. */
const keys = z.nullish(z.string().check(z.regex(/^[\w.:*,-]{0,130000}$/)))
const changed = z.object({ ...role.shape, permissionIds: keys, lastpermissionIds: keys })

const listed = (text: string | null | undefined): string[] => [...new Set((text ?? '').split(',').filter((id) => id !== ''))]
const given = (row: Readonly<Record<string, unknown>>): string[] => (Array.isArray(row.permissions) ? row.permissions.map(String) : [])

/** Adds and takes what differs, whatever else the role has by now. Tries again where somebody changed the role in between. */
async function changeRights(engine: Engine, person: Person, id: string, added: readonly string[], taken: readonly string[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const row = await getRow(engine, person, Role, id)
    const kept = given(row).filter((one) => !taken.includes(one))
    const patch = { permissions: [...kept, ...added.filter((one) => !kept.includes(one))] }
    try {
      await writeNow(engine, person, [{ noun: Role.name, key: id, verb: 'edit', patch, rev: row.rev }])
      return
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'record.changed' || attempt >= 3) throw error
    }
  }
}

/** What roles give, entry by entry. */
export const rolePermissionRoutes = [
  /** Every menu entry and button, as a tree and by key. */
  route('GET /sys/role/queryTreeList', { door: 'role:list', input: nothing }, async ({ engine, session, language }) => {
    const entries = await readEntries(engine.databases.tenant(session.person.tenant))
    return { treeList: permissionTree(engine.catalogue, entries, language), ids: entries.map(({ id }) => id) }
  }),

  /** Keys of what a role has. */
  route('GET /sys/permission/queryRolePermission', { door: 'role:list', input: role }, async ({ engine, session, input }) =>
    given(await getRow(engine, session.person, Role, input.roleId)),
  ),

  /** Keys of what the caller may neither give to this role nor take from it. */
  route('GET /sys/permission/beyond', { door: 'role:list', input: role }, async ({ engine, session, input }) => {
    const { dataScope } = await getRow(engine, session.person, Role, input.roleId)
    return entriesBeyond(engine, session.person, dataScope === 'all')
  }),

  /** Changes what a role has by the difference: what `permissionIds` has more is added, what `lastpermissionIds` has more is taken. */
  route('POST /sys/permission/saveRolePermission', { door: 'role:edit', input: changed }, async ({ engine, session, input }) => {
    const [now, last] = [listed(input.permissionIds), listed(input.lastpermissionIds)]
    const added = now.filter((id) => !last.includes(id))
    const taken = last.filter((id) => !now.includes(id))
    await changeRights(engine, session.person, input.roleId, added, taken)
    return null
  }),
]
