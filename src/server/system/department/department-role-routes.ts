import * as z from 'zod/mini'
import { asList } from '../../../contract/fields/as-list'
import { plainQuery } from '../../../contract/query'
import type { Row } from '../../../contract/resource'
import { DepartmentRole } from '../../../contract/system/people/department-role'
import { User } from '../../../contract/system/user'
import { type Call, route } from '../../http/route'
import { queryBy } from '../../resource/asked-by'
import { editAgain } from '../../resource/edit-again'
import { getRow, listPage } from '../../resource/list'
import { differenceOf, withDifference } from '../difference'
import { idsIn, idsText, idText } from '../people/asked-ids'

const asked = z.catchall(z.object({ deptId: z.optional(z.union([idText, z.literal('')])) }), z.unknown())
const ofUser = z.object({ departId: idText, userId: idText })
/** Most roles one department is asked for. */
const most = 500

/** The roles of a department, by name. */
async function rolesOf({ engine, session }: Call<unknown>, department: string) {
  const where = [{ field: 'departId', rule: 'eq', value: department }] as const
  const sorts = [{ column: 'roleName', descending: false }]
  return (await listPage(engine, session.person, DepartmentRole, { ...plainQuery(most, where), sorts })).records
}

/** Roles of departments, and who has them. */
export const departmentRoleRoutes = [
  /** Roles by pages, of one department where `deptId` names it. A page that has none chosen yet asks as well, and is shown none. */
  route('GET /sys/sysDepartRole/list', { door: 'department-role:list', input: asked }, (call) => {
    const { engine, session, language } = call
    const { deptId, ...rest } = call.input
    const query = queryBy(DepartmentRole, call, rest)
    const chosen = deptId === undefined ? [] : ([{ field: 'departId', rule: 'in', value: deptId ? [deptId] : [] }] as const)
    return listPage(engine, session.person, DepartmentRole, { ...query, where: [...query.where, ...chosen] }, language)
  }),

  /** Roles somebody of a department can be given there. */
  route('GET /sys/sysDepartRole/getDeptRoleList', { door: 'department-role:list', input: ofUser }, async (call) =>
    (await rolesOf(call, call.input.departId)).map(({ id, roleName, roleCode }) => ({ id, roleName, roleCode })),
  ),

  /** Roles somebody has in a department. */
  route('GET /sys/sysDepartRole/getDeptRoleByUserId', { door: 'department-role:list', input: ofUser }, async (call) => {
    const { engine, session, input } = call
    const held = asList((await getRow(engine, session.person, User, input.userId)).departmentRoles)
    const roles = (await rolesOf(call, input.departId)).filter(({ id }) => held.includes(id))
    return roles.map(({ id }) => ({ id: `${input.userId}.${id}`, userId: input.userId, departId: input.departId, droleId: id }))
  }),

  /** Changes which roles somebody has by the difference of what is chosen now and what was. */
  route(
    'POST /sys/sysDepartRole/deptRoleUserAdd',
    { door: 'user:edit', input: z.object({ userId: idText, newRoleId: idsText, oldRoleId: idsText }) },
    async ({ engine, session: { person }, input }) => {
      const { userId, newRoleId, oldRoleId } = input
      const difference = differenceOf(idsIn(newRoleId), idsIn(oldRoleId))
      const read = () => getRow(engine, person, User, userId)
      const patchOf = (row: Row) => ({ departmentRoles: withDifference(asList(row.departmentRoles), difference) })
      await editAgain(engine, person, { noun: User.name, key: userId }, read, patchOf)
      return null
    },
  ),
]
