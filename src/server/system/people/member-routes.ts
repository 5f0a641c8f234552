import * as z from 'zod/mini'
import { refuse } from '../../../contract/error'
import { asList } from '../../../contract/fields/as-list'
import { mostAlike } from '../../../contract/query'
import { User } from '../../../contract/system/user'
import { type Call, route } from '../../http/route'
import { askedBy } from '../../resource/asked-by'
import { changeTogether } from '../../resource/write'
import { idsIn, idsText, idText } from './asked-ids'
import { lookUpUsers, usersBy } from './user-lookup'

/** The field of an account that says what it is a member of. */
type Membership = 'roles' | 'departments' | 'departmentRoles'

const ids = z.array(idText).check(z.minLength(1), z.maxLength(mostAlike))
/** Lists are asked for as their page opens, with nothing chosen yet. */
const chosen = z.optional(z.union([idText, z.literal('')]))

/** Accounts that are members, one page of them; nobody while nothing is chosen. */
const membersOf = (call: Call<unknown>, field: Membership, of: string | undefined, asked: Readonly<Record<string, unknown>>) =>
  lookUpUsers({ engine: call.engine, person: call.session.person, language: call.language }, askedBy(User, call, asked), [
    { field, rule: 'in', value: of ? [of] : [] },
  ])

/** Makes accounts members, or has them be none any more: all or none of them. Those that are so already stay as they are. */
async function change(call: Call<unknown>, field: Membership, of: string, users: readonly string[], isIn: boolean): Promise<null> {
  const { engine, session, language } = call
  if (users.length > mostAlike) refuse('record.too-many', { max: mostAlike })
  const rows = await usersBy({ engine, person: session.person, language }, 'id', users)
  if (rows.length < users.length) refuse('record.gone')
  const wanted = rows.flatMap(({ id, rev, ...row }) => {
    const before = asList(row[field])
    if (before.includes(of) === isIn) return []
    const after = isIn ? [...before, of] : before.filter((one) => one !== of)
    return [{ noun: User.name, key: id, verb: 'edit', patch: { [field]: after }, rev }]
  })
  if (wanted.length > 0) await changeTogether(engine, session.person, wanted)
  return null
}

/** Who has a role. */
export const roleMemberRoutes = [
  route(
    'GET /sys/user/userRoleList',
    { door: 'user:list', input: z.catchall(z.object({ roleId: chosen }), z.unknown()) },
    ({ input: { roleId, ...asked }, ...call }) => membersOf({ ...call, input: {} }, 'roles', roleId, asked),
  ),
  route('POST /sys/user/addSysUserRole', { door: 'user:edit', input: z.object({ roleId: idText, userIdList: ids }) }, (call) =>
    change(call, 'roles', call.input.roleId, [...new Set(call.input.userIdList)], true),
  ),
  route('DELETE /sys/user/deleteUserRole', { door: 'user:edit', input: z.object({ roleId: idText, userId: idText }) }, (call) =>
    change(call, 'roles', call.input.roleId, [call.input.userId], false),
  ),
  route('DELETE /sys/user/deleteUserRoleBatch', { door: 'user:edit', input: z.object({ roleId: idText, userIds: idsText }) }, (call) =>
    change(call, 'roles', call.input.roleId, idsIn(call.input.userIds), false),
  ),
]

/** Who is in a department. */
export const departmentMemberRoutes = [
  route(
    'GET /sys/user/departUserList',
    { door: 'user:list', input: z.catchall(z.object({ depId: chosen }), z.unknown()) },
    ({ input: { depId, ...asked }, ...call }) => membersOf({ ...call, input: {} }, 'departments', depId, asked),
  ),
  route('POST /sys/user/editSysDepartWithUser', { door: 'user:edit', input: z.object({ depId: idText, userIdList: ids }) }, (call) =>
    change(call, 'departments', call.input.depId, [...new Set(call.input.userIdList)], true),
  ),
  route('DELETE /sys/user/deleteUserInDepart', { door: 'user:edit', input: z.object({ depId: idText, userId: idText }) }, (call) =>
    change(call, 'departments', call.input.depId, [call.input.userId], false),
  ),
  route('DELETE /sys/user/deleteUserInDepartBatch', { door: 'user:edit', input: z.object({ depId: idText, userIds: idsText }) }, (call) =>
    change(call, 'departments', call.input.depId, idsIn(call.input.userIds), false),
  ),
]

/** Who has a role of a department. */
export const departmentRoleMemberRoutes = [
  route(
    'GET /sys/sysDepartRole/userList',
    { door: 'user:list', input: z.catchall(z.object({ roleId: chosen }), z.unknown()) },
    ({ input: { roleId, ...asked }, ...call }) => membersOf({ ...call, input: {} }, 'departmentRoles', roleId, asked),
  ),
  route('POST /sys/sysDepartRole/addUsers', { door: 'user:edit', input: z.object({ roleId: idText, userIdList: ids }) }, (call) =>
    change(call, 'departmentRoles', call.input.roleId, [...new Set(call.input.userIdList)], true),
  ),
  route('DELETE /sys/sysDepartRole/deleteUsers', { door: 'user:edit', input: z.object({ roleId: idText, userIds: idsText }) }, (call) =>
    change(call, 'departmentRoles', call.input.roleId, idsIn(call.input.userIds), false),
  ),
]
