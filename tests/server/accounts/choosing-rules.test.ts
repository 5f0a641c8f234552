import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import { make } from '../../kit/make'
import { testPassword } from '../../kit/test-password'
import { listed, ok, openRuledHouse, rule, rulesPath, told } from './ruled-house'

const { staff } = resources
let ruled: Awaited<ReturnType<typeof openRuledHouse>>
beforeAll(async () => {
  ruled = await openRuledHouse()
})
afterAll(() => ruled?.house.close())

describe('rules', () => {
  test('of roles add up: whoever has one without rules sees what that one shows', async () => {
    const { olga, both } = ruled
    expect(await listed(olga)).toEqual(both)
  })

  test('of one role are all met', async () => {
    const { boss, nina, rows, ruleId, choose } = ruled
    const { id } = await ok(
      boss(`POST ${rulesPath}/addPermissionRule`, { ...rule, ruleName: '二', ruleConditions: '!=', ruleValue: '王一' }),
    )
    await choose(`${ruleId},${id}`)
    expect(await listed(nina)).toEqual([])
    await choose(ruleId)
    expect(await boss(`DELETE ${rulesPath}/deletePermissionRule?id=${id}`)).toMatchObject({ success: true })
    expect(await listed(nina)).toEqual([rows.seen])
  })

  test('that are switched off narrow nothing, and hold again at once', async () => {
    const { nina, rows, both, setRule } = ruled
    await setRule({ status: '0' })
    expect(await listed(nina)).toEqual(both)
    await setRule()
    expect(await listed(nina)).toEqual([rows.seen])
  })

  test.each([
    ['=', '王一', 'seen'],
    ['=', '#{sys_user_name}', 'none'],
    ['!=', '王一', 'hidden'],
    ['IN', '王一, 李二', 'both'],
    ['LIKE', '二', 'hidden'],
    ['LIKE', '%', 'none'],
    ['LEFT_LIKE', '一', 'seen'],
    ['RIGHT_LIKE', '李', 'hidden'],
  ])('mean the same in lists and on devices: name %s %s', async (ruleConditions, ruleValue, meant) => {
    const { nina, rows, both, setRule } = ruled
    await setRule({ ruleConditions, ruleValue })
    const expected = { seen: [rows.seen], hidden: [rows.hidden], both: both, none: [] }[meant]
    expect(await listed(nina)).toEqual(expected)
    expect((await told(nina, 0)).changes.flatMap(({ id, row }) => (row ? [id] : [])).sort()).toEqual(expected)
    await setRule()
  })

  test.each([
    [{ ruleConditions: 'USE_SQL_RULES', ruleColumn: '', ruleValue: '1=1' }, { error: 'data-rule.sql' }],
    [{ ruleConditions: 'USE_SQL_RULES', ruleValue: "name = '王'" }, { error: 'data-rule.sql' }],
    [{ permissionId: 'user:list' }, { error: 'data-rule.entry' }],
    [{ permissionId: 'staff:edit' }, { error: 'data-rule.entry' }],
    [{ ruleColumn: 'nothing' }, { problems: { ruleColumn: { code: 'data-rule.column' } } }],
    [{ ruleColumn: 'constructor' }, { problems: { ruleColumn: { code: 'data-rule.column' } } }],
    [{ ruleColumn: 'photo' }, { problems: { ruleColumn: { code: 'data-rule.column' } } }],
    [{ ruleConditions: 'BETWEEN' }, { problems: { ruleConditions: { code: 'field.choice' } } }],
    [{ ruleValue: '#{sys_secret}' }, { problems: { ruleValue: { code: 'data-rule.value' } } }],
    [{ ruleColumn: 'entryDate', ruleConditions: '>', ruleValue: 'soon' }, { problems: { ruleValue: { code: 'data-rule.value' } } }],
  ])('that cannot be understood are refused in words: %j', async (given, answer) => {
    const { boss } = ruled
    expect(await boss(`POST ${rulesPath}/addPermissionRule`, { ...rule, ...given })).toMatchObject({ success: false, ...answer })
  })

  test('about what their author may not read are refused', async () => {
    const { house } = ruled
    const giver = await house.as('giver')
    const asked = { ...rule, ruleColumn: 'phone', ruleConditions: '=', ruleValue: '13900000000' }
    expect(await giver(`POST ${rulesPath}/addPermissionRule`, asked)).toMatchObject({
      problems: { ruleColumn: { code: 'data-rule.column' } },
    })
  })

  test('are kept by the name of a field, also when a client names its column', async () => {
    const { boss } = ruled
    const asked = { ...rule, ruleName: '日期', ruleColumn: 'entry_date', ruleConditions: '>=', ruleValue: '2020-01-01' }
    const { id } = await ok(boss(`POST ${rulesPath}/addPermissionRule`, asked))
    expect(
      (await boss(`GET ${rulesPath}/queryPermissionRule?permissionId=staff:list&ruleName=${encodeURIComponent('*日*')}`)).result,
    ).toMatchObject([{ id, ruleColumn: 'entryDate' }])
    expect(await boss(`DELETE ${rulesPath}/deletePermissionRule?id=${id}`)).toMatchObject({ success: true })
  })

  test('are not removed while somebody chose them', async () => {
    const { boss, ruleId } = ruled
    expect(await boss(`DELETE ${rulesPath}/deletePermissionRule?id=${ruleId}`)).toMatchObject({ error: 'record.used' })
  })

  test('are taken from a role by nobody who sees less than it would show', async () => {
    const { house, nina, rows, ruleId } = ruled
    const giver = await house.as('giver')
    const none = { permissionId: 'staff:list', roleId: 'role.viewer', dataRuleIds: '' }
    expect(await giver('POST /sys/role/datarule', none)).toMatchObject({ error: 'access.more' })
    expect(await giver(`PUT ${rulesPath}/editPermissionRule`, { id: ruleId, ...rule, status: '0' })).toMatchObject({ error: 'access.more' })
    expect(await listed(nina)).toEqual([rows.seen])
  })
})

type Node = { key: string; ruleFlag: number; children?: Node[] }
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

describe('calls of existing clients', () => {
  test('mark in each tree of rights what there are rules of, and nothing else', async () => {
    const { boss } = ruled
    for (const call of ['role/queryTreeList', 'permission/queryTreeList', 'sysDepartPermission/queryTreeListForDepart']) {
      const { treeList } = (await boss(`GET /sys/${call}`)).result as { treeList: Node[] }
      expect(flat(treeList).flatMap(({ key, ruleFlag }) => (ruleFlag ? [key] : []))).toEqual(['staff:list'])
    }
  })

  test('are shown the rules of a permission, and which a role has chosen', async () => {
    const { boss, ruleId } = ruled
    expect((await boss(`GET ${rulesPath}/getPermRuleListByPermId?permissionId=staff:list`)).result).toMatchObject([{ id: ruleId, ...rule }])
    expect((await boss(`GET ${rulesPath}/getPermRuleListByPermId?permissionId=`)).result).toEqual([])
    expect((await boss('GET /sys/role/datarule/staff:list/role.viewer')).result).toMatchObject({
      datarule: [{ id: ruleId }],
      drChecked: ruleId,
    })
    expect((await boss('GET /sys/role/datarule/staff:list/role.other')).result).toMatchObject({ datarule: [{ id: ruleId }], drChecked: '' })
  })

  test('choose rules for a department and its roles, which narrow what these show', async () => {
    const { house, boss, ruleId } = ruled
    const department = (await make(boss, resources.department)).id
    await ok(boss(`POST ${rulesPath}/saveDepartPermission`, { departId: department, permissionIds: 'staff:list', lastpermissionIds: '' }))
    const made = { departId: department, roleName: '看人', roleCode: 'looks', description: '' }
    const { id: roleId } = await ok(boss('POST /sys/sysDepartRole/add', made))
    await ok(boss('POST /sys/sysDepartPermission/saveDeptRolePermission', { roleId, permissionIds: 'staff:list', lastpermissionIds: '' }))
    const people = [
      (await make(boss, staff, { name: '王五', deptId: department })).id,
      (await make(boss, staff, { name: '李六', deptId: department })).id,
    ]
    const user = { username: 'mona', realname: 'mona', password: testPassword, confirmpassword: testPassword, departments: [department] }
    const { id: userId } = await make(boss, resources.user, user)
    await ok(boss('POST /sys/sysDepartRole/deptRoleUserAdd', { userId, newRoleId: roleId, oldRoleId: '' }))
    const mona = await house.as('mona')
    expect(await listed(mona)).toEqual([...people].sort())
    await ok(boss('POST /sys/sysDepartPermission/datarule', { permissionId: 'staff:list', departId: department, dataRuleIds: ruleId }))
    expect(await listed(mona)).toEqual([people[0]])
    expect((await boss(`GET /sys/sysDepartPermission/datarule/staff:list/${department}`)).result).toMatchObject({ drChecked: ruleId })
    await ok(boss('POST /sys/sysDepartPermission/datarule', { permissionId: 'staff:list', departId: department, dataRuleIds: '' }))
    expect(await listed(mona)).toEqual([...people].sort())
    await ok(boss('POST /sys/sysDepartRole/datarule', { permissionId: 'staff:list', roleId, dataRuleIds: ruleId }))
    expect(await listed(mona)).toEqual([people[0]])
    expect((await boss(`GET /sys/sysDepartRole/datarule/staff:list/${department}/${roleId}`)).result).toMatchObject({ drChecked: ruleId })
  })
})
