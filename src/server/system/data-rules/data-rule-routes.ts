import * as z from 'zod/mini'
import { refuse } from '../../../contract/error'
import { asList } from '../../../contract/fields/as-list'
import { type Condition, plainQuery } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import { DataRule } from '../../../contract/system/people/data-rule'
import { DepartmentPermission } from '../../../contract/system/people/department-permission'
import { DepartmentRole } from '../../../contract/system/people/department-role'
import { Role } from '../../../contract/system/role'
import { type Call, route } from '../../http/route'
import { anything, withoutStars } from '../../http/sound-input'
import { editAgain } from '../../resource/edit-again'
import { findRow, getRow, listPage } from '../../resource/list'
import { one } from '../../resource/one-row'
import { addRow, editRow, removeRow } from '../../resource/routes'
import { idsIn, idsText, idText } from '../people/asked-ids'
import { ownSql } from './data-rule-behaviour'

/** Most rules one permission is asked for. */
const most = 500
const text = z.optional(z.string().check(z.maxLength(300)))
const asked = z.catchall(
  z.object({ permissionId: z.nullish(z.union([idText, z.literal('')])), ruleName: text, ruleValue: text }),
  z.unknown(),
)

/** The rules of a permission that meet some more conditions, the oldest first. */
async function rulesOf({ engine, session, language }: Call<unknown>, permission: string, more: readonly Condition[] = []) {
  const where = [{ field: 'permissionId', rule: 'eq', value: permission } as const, ...more]
  const query = { ...plainQuery(most, where), sorts: [{ column: 'createTime', descending: false }] }
  return (await listPage(engine, session.person, DataRule, query, language)).records
}

const like = (field: string, value = ''): Condition[] => {
  const words = withoutStars(value.trim())
  return words === '' ? [] : [{ field, rule: 'like', value: words }]
}

const chosenIn = (row: Readonly<Record<string, unknown>> | undefined): readonly string[] => asList(row?.dataRules)

/** What a page that chooses rules is shown: those of a permission, and which of them a row has chosen. */
async function choice(call: Call<unknown>, permission: string, row: Readonly<Record<string, unknown>> | undefined) {
  const rules = await rulesOf(call, permission)
  const chosen = chosenIn(row).filter((id) => rules.some((rule) => rule.id === id))
  return { datarule: rules, drChecked: chosen.join() }
}

/** Chooses rules of a permission for a row, in place of those of it that were chosen. */
async function choose(
  call: Call<unknown>,
  noun: Resource,
  id: string,
  { permissionId, dataRuleIds }: z.infer<typeof chosen>,
  fresh: Readonly<Record<string, unknown>> = {},
): Promise<null> {
  const { engine, session } = call
  const own = (await rulesOf(call, permissionId)).map((rule) => rule.id)
  const wanted = idsIn(dataRuleIds)
  if (!wanted.every((one) => own.includes(one))) refuse('record.gone')
  const read = () => findRow(engine, session.person, noun, id)
  await editAgain(engine, session.person, { noun: noun.name, key: id }, read, (row) => {
    const dataRules = [...chosenIn(row).filter((one) => !own.includes(one)), ...wanted]
    return row ? { dataRules } : { ...fresh, dataRules }
  })
  return null
}

const chosen = z.object({ permissionId: idText, dataRuleIds: idsText })
const ofRole = z.object({ ...chosen.shape, roleId: idText })

/** Data rules of permissions, and which of them roles and departments chose. */
export const dataRuleRoutes = [
  /** The rules of a permission. A page that has none chosen yet is shown none. */
  route('GET /sys/permission/getPermRuleListByPermId', { door: 'data-rule:list', input: asked }, async (call) =>
    rulesOf(call, call.input.permissionId ?? ''),
  ),

  /** The same, by pieces of name and value. */
  route('GET /sys/permission/queryPermissionRule', { door: 'data-rule:list', input: asked }, async (call) => {
    const { permissionId, ruleName, ruleValue } = call.input
    return rulesOf(call, permissionId ?? '', [...like('ruleName', ruleName), ...like('ruleValue', ruleValue)])
  }),

  route('POST /sys/permission/addPermissionRule', { door: 'data-rule:add', input: anything }, (call) => addRow(withoutSql(call), DataRule)),
  route('PUT /sys/permission/editPermissionRule', { door: 'data-rule:edit', input: anything }, (call) =>
    editRow(withoutSql(call), DataRule),
  ),
  route('DELETE /sys/permission/deletePermissionRule', { door: 'data-rule:remove', input: one }, (call) => removeRow(call, DataRule)),

  route(
    'GET /sys/role/datarule/:permission/:role',
    { door: 'role:list', input: z.object({ permission: idText, role: idText }) },
    async (call) => choice(call, call.input.permission, await getRow(call.engine, call.session.person, Role, call.input.role)),
  ),
  route('POST /sys/role/datarule', { door: 'role:edit', input: ofRole }, (call) => choose(call, Role, call.input.roleId, call.input)),
]

/** Clients send no column with SQL of their own: it is refused in words before anything is missed. */
function withoutSql<I extends Readonly<Record<string, unknown>>>(call: Call<I>): Call<I> {
  if (call.input.ruleConditions === ownSql) refuse('data-rule.sql')
  return call
}

/** The same of departments, whose rules narrow each of their roles, and of roles of departments. */
export const departmentDataRuleRoutes = [
  route(
    'GET /sys/sysDepartPermission/datarule/:permission/:department',
    { door: 'department-permission:list', input: z.object({ permission: idText, department: idText }) },
    async (call) =>
      choice(call, call.input.permission, await findRow(call.engine, call.session.person, DepartmentPermission, call.input.department)),
  ),
  route(
    'POST /sys/sysDepartPermission/datarule',
    { door: 'department-permission:edit', input: z.object({ ...chosen.shape, departId: idText }) },
    (call) => choose(call, DepartmentPermission, call.input.departId, call.input, { departId: call.input.departId }),
  ),
  route(
    'GET /sys/sysDepartRole/datarule/:permission/:department/:role',
    { door: 'department-role:list', input: z.object({ permission: idText, department: idText, role: idText }) },
    async (call) => choice(call, call.input.permission, await getRow(call.engine, call.session.person, DepartmentRole, call.input.role)),
  ),
  route('POST /sys/sysDepartRole/datarule', { door: 'department-role:edit', input: ofRole }, (call) =>
    choose(call, DepartmentRole, call.input.roleId, call.input),
  ),
]
