import * as z from 'zod/mini'
import { Department } from '../../../contract/system/department'
import { DepartmentPermission } from '../../../contract/system/people/department-permission'
import { DepartmentRole } from '../../../contract/system/people/department-role'
import type { Person } from '../../auth/person'
import type { Engine } from '../../engine'
import { type Call, route } from '../../http/route'
import { findRow, getRow } from '../../resource/list'
import { changeAsked, changedEntries, changeEntries, entriesIn } from '../change-entries'
import { entriesBeyond } from '../giving-rights'
import { idText } from '../people/asked-ids'
import { toldTree } from '../permission-tree'
import { checkHad, checkOffered, entriesForDepartment } from './department-entries'

const department = z.object({ departId: idText })
const role = z.object({ roleId: idText })

/** Ids of the entries a department has. */
const hadBy = async (engine: Engine, person: Person, id: string): Promise<readonly string[]> =>
  entriesIn(await findRow(engine, person, DepartmentPermission, id))

/** A tree of entries with the keys of all of them. */
const treeOf = async (call: Call<unknown>, among?: readonly string[]) =>
  toldTree(call, await entriesForDepartment(call.engine, call.session.person.tenant, among && new Set(among)))

/** What departments have, and what their roles give of that. */
export const departmentPermissionRoutes = [
  /** Everything a department can be given, as a tree and by key. */
  route('GET /sys/sysDepartPermission/queryTreeListForDepart', { door: 'department-permission:list', input: z.object({}) }, (call) =>
    treeOf(call),
  ),

  /** Keys of what a department has. */
  route(
    'GET /sys/permission/queryDepartPermission',
    { door: 'department-permission:list', input: department },
    ({ engine, session, input }) => hadBy(engine, session.person, input.departId),
  ),

  /** Changes what a department has by the difference. What its roles give beyond that rests until it has it again. */
  route(
    'POST /sys/permission/saveDepartPermission',
    { door: 'department-permission:edit', input: z.object({ ...department.shape, ...changedEntries }) },
    async ({ engine, session: { person }, input }) => {
      await getRow(engine, person, Department, input.departId)
      const difference = changeAsked(input)
      await checkOffered(engine, person.tenant, difference.added)
      const { departId } = input
      await changeEntries(engine, person, DepartmentPermission, departId, difference, { departId })
      return null
    },
  ),

  /** What a department has, as a tree and by key: what its roles can be given. */
  route('GET /sys/sysDepartPermission/queryTreeListForDeptRole', { door: 'department-permission:list', input: department }, async (call) =>
    treeOf(call, await hadBy(call.engine, call.session.person, call.input.departId)),
  ),

  /** Keys of what a role of a department gives: of what it names, what its department has. */
  route(
    'GET /sys/sysDepartPermission/queryDeptRolePermission',
    { door: 'department-role:list', input: role },
    async ({ engine, session: { person }, input }) => {
      const row = await getRow(engine, person, DepartmentRole, input.roleId)
      const had = await hadBy(engine, person, String(row.departId))
      return entriesIn(row).filter((id) => had.includes(id))
    },
  ),

  /** Changes what a role of a department gives by the difference. */
  route(
    'POST /sys/sysDepartPermission/saveDeptRolePermission',
    { door: 'department-role:edit', input: z.object({ ...role.shape, ...changedEntries }) },
    async ({ engine, session: { person }, input }) => {
      const row = await getRow(engine, person, DepartmentRole, input.roleId)
      const difference = changeAsked(input)
      await checkHad(engine, person.tenant, await hadBy(engine, person, String(row.departId)), difference.added)
      await changeEntries(engine, person, DepartmentRole, input.roleId, difference)
      return null
    },
  ),

  /** Keys of what the caller may neither give to departments and their roles nor take from them. */
  route('GET /sys/sysDepartPermission/beyond', { door: 'department-role:list', input: z.object({}) }, async ({ engine, session }) => {
    const offered = new Set((await entriesForDepartment(engine, session.person.tenant)).map(({ id }) => id))
    return (await entriesBeyond(engine, session.person, false)).filter((id) => offered.has(id))
  }),
]
