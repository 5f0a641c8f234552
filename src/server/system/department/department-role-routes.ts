import * as z from 'zod/mini'
import { Refusal } from '../../../contract/error'
import { DepartmentRole } from '../../../contract/system/people/department-role'
import { User } from '../../../contract/system/user'
import type { Person } from '../../auth/person'
import type { Engine } from '../../engine'
import { type Call, route } from '../../http/route'
import { getRow, listPage } from '../../resource/list'
import { parseQuery } from '../../resource/parse-query'
import { writeNow } from '../../resource/write'
import { idsIn, idsText, idText } from '../people/asked-ids'

const asked = z.catchall(z.object({ deptId: z.optional(z.union([idText, z.literal('')])) }), z.unknown())
const ofUser = z.object({ departId: idText, userId: idText })
/** Most roles one department is asked for. */
const most = 500

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** The roles of a department, by name. */
async function rolesOf({ engine, session }: Call<unknown>, department: string) {
  const where = [{ field: 'departId', rule: 'eq', value: department }] as const
  const sorts = [{ column: 'roleName', descending: false }]
  const query = { page: 1, size: most, sorts, where, advanced: { match: 'and', conditions: [] }, fields: [] } as const
  return (await listPage(engine, session.person, DepartmentRole, query)).records
}

/** Gives somebody roles of departments and takes others. Tries again where somebody changed the account in between. */
async function changeRoles(
  engine: Engine,
  person: Person,
  user: string,
  wanted: readonly string[],
  before: readonly string[],
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const row = await getRow(engine, person, User, user)
    const kept = listed(row.departmentRoles).filter((id) => !before.includes(id) || wanted.includes(id))
    const departmentRoles = [...kept, ...wanted.filter((id) => !before.includes(id) && !kept.includes(id))]
    try {
      await writeNow(engine, person, [{ noun: User.name, key: user, verb: 'edit', patch: { departmentRoles }, rev: row.rev }])
      return
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'record.changed' || attempt >= 3) throw error
    }
  }
}

/** Roles of departments, and who has them. */
export const departmentRoleRoutes = [
  /** Roles by pages, of one department where `deptId` names it. A page that has none chosen yet asks as well, and is shown none. */
  route('GET /sys/sysDepartRole/list', { door: 'department-role:list', input: asked }, ({ engine, session, input, language }) => {
    const { deptId, ...rest } = input
    const query = parseQuery(DepartmentRole, rest)
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
    const held = listed((await getRow(engine, session.person, User, input.userId)).departmentRoles)
    const roles = (await rolesOf(call, input.departId)).filter(({ id }) => held.includes(id))
    return roles.map(({ id }) => ({ id: `${input.userId}.${id}`, userId: input.userId, departId: input.departId, droleId: id }))
  }),

  /** Changes which roles somebody has by the difference of what is chosen now and what was. */
  route(
    'POST /sys/sysDepartRole/deptRoleUserAdd',
    { door: 'user:edit', input: z.object({ userId: idText, newRoleId: idsText, oldRoleId: idsText }) },
    async ({ engine, session, input }) => {
      await changeRoles(engine, session.person, input.userId, idsIn(input.newRoleId), idsIn(input.oldRoleId))
      return null
    },
  ),
]
