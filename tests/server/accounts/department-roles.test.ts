import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import { isDepartmental } from '../../../src/server/auth/department-rights'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import { at } from '../../kit/every-noun'
import { make } from '../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

type Signed = Caller & { readonly id: string }
type Node = { readonly key: string; readonly children?: readonly Node[] }

const base = '/jeecg-boot/sys'
const role = (code: string, dataScope: 'all' | 'own', permissions: readonly string[]) => ({
  code,
  name: { zh: code, en: code },
  dataScope,
  permissions,
})
/** What somebody holds of staff by roles of the house, by name. */
const held = {
  nothing: [],
  sees_own: ['staff:list'],
  sees_all: ['staff:list'],
  edits_all: ['staff:list', 'staff:edit', 'staff:contact'],
} as const
const names = Object.keys(held) as (keyof typeof held)[]
/** Manages accounts, roles and what departments have, and holds nothing of staff but within one. */
const office = ['user:*', 'role:*', 'permission:list', 'department:list', 'department-role:*', 'department-permission:*', 'dish:list']

let house: OpenHouse
let boss: Signed
let [kitchen, gate] = ['', '']
const rows = { kitchen: '', gate: '', none: '' }
const kinds = Object.keys(rows) as (keyof typeof rows)[]

const ok = async (answered: Promise<{ success: boolean; result?: unknown; message?: string }>) => {
  const { success, result, message } = await answered
  if (!success) throw new Error(message)
  return result as Record<string, string> & { id: string }
}
const save = (call: Caller, departId: string, permissionIds: string, lastpermissionIds = '') =>
  call(`POST ${base}/permission/saveDepartPermission`, { departId, permissionIds, lastpermissionIds })
const saveRole = (call: Caller, roleId: string, permissionIds: string, lastpermissionIds = '') =>
  call(`POST ${base}/sysDepartPermission/saveDeptRolePermission`, { roleId, permissionIds, lastpermissionIds })
const give = (userId: string, newRoleId: string, oldRoleId = '') =>
  boss(`POST ${base}/sysDepartRole/deptRoleUserAdd`, { userId, newRoleId, oldRoleId })

let made = 0
/** A role of a department that gives some permissions. */
async function roleOf(departId: string, permissions: readonly string[]): Promise<string> {
  const roleCode = `d${++made}`
  const { id } = await ok(boss(`POST ${base}/sysDepartRole/add`, { departId, roleName: `角色${made}`, roleCode, description: '' }))
  await ok(saveRole(boss, id, permissions.join()))
  return id
}
const listed = async (call: Caller, address: Parameters<Caller>[0]) =>
  ((await call(address)).result as { records?: { id: string; phone?: string; roleCode?: string }[] } | undefined)?.records ?? []
const staffSeen = async (call: Caller) =>
  (await listed(call, `${at('GET', resources.staff, 'list')}?pageSize=100`)).map(({ id }) => id).sort()
const staffEdit = (call: Caller, id: string, patch: object) => call(at('PUT', resources.staff, 'edit'), { id, ...patch })

beforeAll(async () => {
  const people = [...names.map((name) => ({ username: `as_${name}`, roles: [name] })), { username: 'olive', roles: ['office'] }]
  const product = quietProduct([...people, { username: 'mona', roles: [] }])
  const roles = names.map((name) => role(name, name.endsWith('all') ? 'all' : 'own', held[name]))
  house = await openHouse({ ...product, roles: [...product.roles, ...roles, role('office', 'all', office)] }, quietNow)
  boss = await house.as('boss')
  ;[kitchen, gate] = [(await make(boss, resources.department)).id, (await make(boss, resources.department)).id]
  rows.kitchen = (await make(boss, resources.staff, { deptId: kitchen })).id
  rows.gate = (await make(boss, resources.staff, { deptId: gate })).id
  rows.none = (await make(boss, resources.staff, { deptId: null })).id
  for (const name of [...names.map((one) => `as_${one}`), 'mona'])
    await ok(boss('POST /sys/user/editSysDepartWithUser', { depId: kitchen, userIdList: [`user.${name}`] }))
  const all = ['module.garden', 'noun.staff', 'staff:list', 'staff:edit', 'staff:add', 'staff:contact', 'dish:list', 'dish:add']
  for (const department of [kitchen, gate]) await ok(save(boss, department, all.join()))
})
afterAll(() => house.close())

describe('a member', () => {
  test('sees by a role of the department the rows of that department, in every way rows are read', async () => {
    const mona = await house.as('mona')
    expect(await mona(at('GET', resources.staff, 'list'))).toMatchObject({ error: 'access.denied' })
    await ok(give('user.mona', await roleOf(kitchen, ['noun.staff', 'staff:list'])))
    expect(await staffSeen(mona)).toEqual([rows.kitchen])
    expect(await mona(`${at('GET', resources.staff, 'list')}?deptId=${gate}`)).toMatchObject({ result: { records: [], total: 0 } })
    expect(await mona(`${at('GET', resources.staff, 'queryById')}?id=${rows.gate}`)).toMatchObject({ error: 'record.gone' })
    expect(await mona(`${at('GET', resources.staff, 'queryById')}?id=${rows.kitchen}`)).toMatchObject({ success: true })
    expect(JSON.stringify(await mona(`${at('GET', resources.staff, 'counts')}?by=deptId`))).not.toContain(gate)
    const sent = (await mona('POST /sync', firstAsk())).result as { changes: { noun: string; id: string }[] }
    expect(sent.changes.filter(({ noun }) => noun === 'staff').map(({ id }) => id)).toEqual([rows.kitchen])
    const told = (await mona('GET /sys/permission/getUserPermissionByToken')).result as { menu: unknown }
    expect(JSON.stringify(told.menu)).toContain('noun/staff')
    // The phone is a group of its own, which nobody gave.
    expect((await listed(mona, at('GET', resources.staff, 'list')))[0]).not.toHaveProperty('phone')
  })

  test('who moves to another department takes nothing along', async () => {
    const mona = await house.as('mona')
    await ok(boss(`DELETE /sys/user/deleteUserInDepart?depId=${kitchen}&userId=user.mona`))
    expect(await mona(at('GET', resources.staff, 'list'))).toMatchObject({ error: 'access.denied' })
    await ok(boss('POST /sys/user/editSysDepartWithUser', { depId: kitchen, userIdList: ['user.mona'] }))
    expect(await mona(at('GET', resources.staff, 'list'))).toMatchObject({ error: 'access.denied' })
    const stranger = await roleOf(gate, ['staff:list'])
    expect(await give('user.mona', stranger)).toMatchObject({ error: 'department-role.not-member' })
  })

  test('has of a role what the department has, and no more once the department has it no more', async () => {
    const mona = await house.as('mona')
    const id = await roleOf(kitchen, ['staff:list', 'dish:list'])
    await ok(give('user.mona', id))
    expect(await staffSeen(mona)).toEqual([rows.kitchen])
    expect(await mona(at('GET', resources.dish, 'list'))).toMatchObject({ success: true })
    await ok(save(boss, kitchen, '', 'dish:list'))
    expect(await mona(at('GET', resources.dish, 'list'))).toMatchObject({ error: 'access.denied' })
    expect((await boss(`GET ${base}/sysDepartPermission/queryDeptRolePermission?roleId=${id}`)).result).toEqual(['staff:list'])
    expect(await saveRole(boss, id, 'dish:list')).toMatchObject({ error: 'department-role.beyond' })
    await ok(save(boss, kitchen, 'dish:list'))
    await ok(give('user.mona', '', id))
    expect(await mona(at('GET', resources.dish, 'list'))).toMatchObject({ error: 'access.denied' })
  })
})

/** What somebody may do with a row, worked out by hand from what they hold. */
function expected(house: keyof typeof held, codes: readonly string[], kind: keyof typeof rows) {
  const own: readonly string[] = held[house]
  const has = (code: string) => own.includes(code) || (codes.includes(code) && kind === 'kitchen')
  const sees = has('staff:list')
  const reads =
    own.includes('staff:contact') || (codes.includes('staff:contact') && !own.includes('staff:list') && codes.includes('staff:list'))
  return { sees, phone: sees && reads, edits: has('staff:edit') }
}

const given = [['staff:list', 'staff:edit'], ['staff:edit'], ['staff:contact'], ['staff:list', 'staff:contact', 'staff:edit']]

describe.each(given)('a department role that gives %s %s %s', (...codes) => {
  test.each(names)('adds to who holds %s what it gives over rows of the department', async (name) => {
    const me = await house.as(`as_${name}`)
    const id = await roleOf(
      kitchen,
      codes.filter((code) => code !== undefined),
    )
    await ok(give(`user.as_${name}`, id))
    const seen = await listed(me, `${at('GET', resources.staff, 'list')}?pageSize=100`)
    for (const kind of kinds) {
      const row = seen.find((one) => one.id === rows[kind])
      const edited = await staffEdit(me, rows[kind], { name: `n${++made}` })
      const op = plainOp({ noun: 'staff', key: rows[kind], verb: 'edit', patch: { name: `o${made}` }, trunk: 0 })
      const settled = ((await me('POST /sync', firstAsk([op]))).result as { settled: { outcome: string }[] }).settled[0]
      const may = expected(name, codes, kind)
      expect({ kind, sees: row !== undefined, phone: row?.phone !== undefined, edits: edited.success }).toEqual({ kind, ...may })
      // What is seen at all is either written or waits to be decided; what is not may not be.
      expect({ kind, refused: settled?.outcome === 'rejected' }).toEqual({ kind, refused: !may.edits })
    }
    await ok(give(`user.as_${name}`, '', id))
  })
})

test('nobody moves a row out of their department, or takes one in, by a right that holds within it', async () => {
  const me = await house.as('as_sees_all')
  const id = await roleOf(kitchen, ['staff:list', 'staff:edit', 'staff:add'])
  await ok(give('user.as_sees_all', id))
  expect(await staffEdit(me, rows.kitchen, { deptId: gate })).toMatchObject({ error: 'access.denied' })
  expect(await staffEdit(me, rows.gate, { deptId: kitchen })).toMatchObject({ error: 'access.denied' })
  const fresh = { staffNo: 'D1', name: 'd', post: '10', entryDate: '2025-09-01', status: '10' }
  expect(await me(at('POST', resources.staff, 'add'), { ...fresh, deptId: gate })).toMatchObject({ success: false })
  await ok(give('user.as_sees_all', '', id))
})

describe('what is about the whole house', () => {
  test('is no department’s: it is offered to none and refused in words', async () => {
    const { ids, treeList } = (await boss('GET /sys/sysDepartPermission/queryTreeListForDepart')).result as {
      ids: string[]
      treeList: Node[]
    }
    expect(ids).toEqual(expect.arrayContaining(['staff:edit', 'noun.staff', 'dish:list']))
    for (const id of [
      '*',
      'give:all',
      'user:edit',
      'role:list',
      'noun.user',
      'permission:edit',
      'house-setting:edit',
      'conflict:resolve',
      'staff:resolve',
    ])
      expect(ids).not.toContain(id)
    expect(treeList.every(({ key }) => key.startsWith('module.'))).toBe(true)
    for (const id of ['*', 'give:all', 'user:edit', 'noun.role'])
      expect(await save(boss, gate, id)).toMatchObject({ error: 'department.withheld', message: expect.stringContaining('“') })
    expect(await save(boss, gate, 'no:entry')).toMatchObject({ problems: { permissions: { code: 'field.missing-row' } } })
    expect(await save(boss, 'nowhere', 'staff:list')).toMatchObject({ error: 'record.gone' })
  })

  test('is not held by it either where somebody writes it past the calls', async () => {
    const id = await roleOf(kitchen, ['staff:list'])
    await ok(give('user.mona', id))
    const greedy = ['*', 'give:all', 'user:list', 'user:edit', 'role:edit', 'staff:list']
    const write = (noun: string, key: string) => plainOp({ noun, key, verb: 'edit', patch: { permissions: greedy }, trunk: 100_000 })
    await boss('PUT /sys/sysDepartPermission/edit', { id: kitchen, permissions: greedy })
    await boss('PUT /sys/sysDepartRole/edit', { id, permissions: greedy })
    await boss('POST /sync', firstAsk([write('department-permission', kitchen)]))
    const mona = await house.as('mona')
    expect(await staffSeen(mona)).toEqual([rows.kitchen])
    const calls = [
      'GET /sys/user/list',
      'GET /sys/role/list',
      'GET /sys/permission/list',
      'GET /sys/sysDepartRole/list',
      'PUT /sys/role/edit',
    ] as const
    for (const call of calls)
      expect(await mona(call, call.startsWith('GET') ? undefined : { id: 'role.admin' })).toMatchObject({ error: 'access.denied' })
    await ok(give('user.mona', '', id))
    await save(boss, kitchen, 'staff:edit,staff:add,staff:contact,dish:list,dish:add,noun.staff')
  })

  test('every noun by which the house is administered is kept from departments', () => {
    for (const { name, path } of Object.values(resources))
      if (path.startsWith('/sys/')) expect(isDepartmental(resources, `${name}:list`)).toBe(false)
    for (const code of ['*', 'give:all', 'toString:list', '__proto__:list', 'nothing', ''])
      expect(isDepartmental(resources, code)).toBe(false)
  })
})

describe('giving', () => {
  test('who manages departments gives what they hold, and what they hold within a department to nobody', async () => {
    const olive = await house.as('olive')
    const id = await roleOf(kitchen, [])
    expect(await saveRole(olive, id, 'dish:list')).toMatchObject({ success: true })
    expect(await saveRole(olive, id, 'staff:list')).toMatchObject({ error: 'access.more' })
    expect(await save(olive, gate, 'staff-file:list')).toMatchObject({ error: 'access.more' })
    expect(await save(olive, gate, '', 'staff:list')).toMatchObject({ error: 'access.more' })
    await ok(boss('POST /sys/user/editSysDepartWithUser', { depId: kitchen, userIdList: ['user.olive'] }))
    const holding = await roleOf(kitchen, ['staff:list'])
    // Nobody gives themselves, or others, a role that gives more than they hold.
    for (const userId of ['user.olive', 'user.nobody'])
      expect(await olive(`POST ${base}/sysDepartRole/deptRoleUserAdd`, { userId, newRoleId: holding, oldRoleId: '' })).toMatchObject({
        success: false,
      })
    await ok(give('user.olive', holding))
    expect(await staffSeen(olive)).toEqual([rows.kitchen])
    expect(await saveRole(olive, id, 'staff:list')).toMatchObject({ error: 'access.more' })
    const house_role = { roleName: '更多', roleCode: 'more1', dataScope: 'own', permissions: ['staff:list'] }
    expect(await olive('POST /sys/role/add', house_role)).toMatchObject({ error: 'access.more' })
    const locked = (await olive('GET /sys/sysDepartPermission/beyond')).result as string[]
    expect(locked).toEqual(expect.arrayContaining(['staff:list', 'staff:edit']))
    expect(locked).not.toContain('*')
    expect(locked).not.toContain('dish:list')
  })

  test('who may not manage departments is let through none of their calls', async () => {
    const nobody = await house.as('nobody')
    for (const call of [
      `permission/queryDepartPermission?departId=${kitchen}`,
      `sysDepartPermission/queryTreeListForDeptRole?departId=${kitchen}`,
      'sysDepartPermission/queryTreeListForDepart',
      'sysDepartPermission/queryDeptRolePermission?roleId=a',
      'sysDepartPermission/beyond',
      'sysDepartRole/list',
      `sysDepartRole/getDeptRoleList?departId=${kitchen}&userId=user.boss`,
      `sysDepartRole/getDeptRoleByUserId?departId=${kitchen}&userId=user.boss`,
      'sysDepartRole/userList?roleId=a',
    ])
      expect(await nobody(`GET ${base}/${call}`)).toMatchObject({ error: 'access.denied' })
    expect(await save(nobody, kitchen, 'dish:list')).toMatchObject({ error: 'access.denied' })
    expect(await saveRole(nobody, 'a', 'dish:list')).toMatchObject({ error: 'access.denied' })
    expect(await nobody(`POST ${base}/sysDepartRole/addUsers`, { roleId: 'a', userIdList: ['b'] })).toMatchObject({
      error: 'access.denied',
    })
  })
})
