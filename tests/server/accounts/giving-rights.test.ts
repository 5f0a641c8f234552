import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '../../../src/contract/error'
import { Permission } from '../../../src/contract/system/permission'
import { Role } from '../../../src/contract/system/role'
import { User } from '../../../src/contract/system/user'
import { bringRows } from '../../kit/browser/bring-rows'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import { tinyAccount, tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
const office = {
  code: 'office',
  name: { zh: '办公室', en: 'Office' },
  dataScope: 'all' as const,
  permissions: ['user:*', 'role:*', 'permission:*', 'folder:list'],
}
/** Manages accounts, and sees only the papers of one shelf. */
const shelfOffice = { ...office, code: 'shelf-b', dataScope: 'own' as const, permissions: [...office.permissions, 'paper:*'] }
/** May give others everything, and holds no paper. */
const givers = { ...office, code: 'givers', permissions: ['give:all', 'user:*', 'role:*', 'permission:*'] }
beforeAll(async () => {
  house = await openHouse({
    ...tinyProduct,
    roles: [...tinyProduct.roles, office, shelfOffice, givers],
    accounts: [
      ...tinyProduct.accounts,
      tinyAccount('clerk', 9, 'office'),
      tinyAccount('shelver', 8, 'shelf-b'),
      tinyAccount('gwen', 7, 'givers'),
    ],
  })
})
afterAll(() => house.close())

/** The version of a row a device has seen that has seen all there is. */
async function revOf(table: string, id: string): Promise<number> {
  const { rows } = await sql<{ rev: number }>`select rev from ${sql.table(table)} where id = ${id}`.execute(house.engine.databases.owner)
  return rows[0]?.rev ?? 0
}

const roleBody = (more: object) => ({ roleName: '新角色', roleCode: 'fresh', dataScope: 'own', ...more })

test('whoever manages roles gives what they hold and nothing more', async () => {
  const clerk = await house.as('clerk')
  expect(await clerk('POST /sys/role/add', roleBody({ permissions: ['folder:list'] }))).toMatchObject({ success: true })
  expect(await clerk('POST /sys/role/add', roleBody({ roleCode: 'more', permissions: ['paper:edit'] }))).toMatchObject({
    error: 'access.more',
  })
  expect(await clerk('PUT /sys/role/edit', { id: 'role.office', permissions: ['*'] })).toMatchObject({ error: 'access.more' })
})

test('nobody makes themselves more than they are, or takes over somebody who is', async () => {
  const clerk = await house.as('clerk')
  expect(await clerk('PUT /sys/user/edit', { id: 'user.clerk', roles: ['role.office', 'role.admin'] })).toMatchObject({
    error: 'access.more',
  })
  expect(await clerk('PUT /sys/user/edit', { id: 'user.clerk', selectedroles: 'role.office,role.admin,' })).toMatchObject({
    error: 'access.more',
  })
  expect(await clerk('PUT /sys/user/edit', { id: 'user.boss', realname: 'taken' })).toMatchObject({ error: 'access.more' })
  const password = 'New-pass-12'
  expect(await clerk('PUT /sys/user/changePassword', { username: 'boss', password, confirmpassword: password })).toMatchObject({
    error: 'access.more',
  })
  expect(await clerk('PUT /sys/user/edit', { id: 'user.clerk', realname: 'the clerk' })).toMatchObject({ success: true })
})

const entryBody = (more: object) => ({ name: '新项', menuType: '2', sortNo: 1, status: '1', ...more })
const more = { error: 'access.more' }

describe('a menu entry', () => {
  test('is not written with codes its author does not hold, whoever has it', async () => {
    const clerk = await house.as('clerk')
    for (const perms of ['*,', ' paper:list', 'folder:list,paper:list', ' folder:list , * ', 'no-noun:list']) {
      expect(await clerk('POST /sys/permission/add', entryBody({ perms }))).toMatchObject(more)
      expect(await clerk('PUT /sys/permission/edit', { id: 'folder:list', perms })).toMatchObject(more)
    }
    expect(await clerk('POST /sys/permission/add', entryBody({ name: '页面', menuType: '0', url: '/page' }))).toMatchObject({
      success: true,
    })
    expect(await clerk('PUT /sys/permission/edit', { id: 'paper:list', name: '纸', parentId: 'noun.folder' })).toMatchObject({
      success: true,
    })
  })

  test('is not switched on, or off, for people who hold what whoever does it does not', async () => {
    const [boss, clerk] = [await house.as('boss'), await house.as('clerk')]
    expect(await clerk('PUT /sys/permission/edit', { id: 'paper:edit', status: '0' })).toMatchObject(more)
    expect(await boss('PUT /sys/permission/edit', { id: 'paper:edit', status: '0' })).toMatchObject({ success: true })
    expect(await clerk('PUT /sys/permission/edit', { id: 'paper:edit', status: '1' })).toMatchObject(more)
    expect(await boss('PUT /sys/permission/edit', { id: 'paper:edit', status: '1' })).toMatchObject({ success: true })
  })

  test('that was removed does not come back with what its author does not hold', async () => {
    const [boss, clerk] = [await house.as('boss'), await house.as('clerk')]
    const { id } = (await boss('POST /sys/permission/add', entryBody({ perms: 'paper:shred' }))).result as { id: string }
    expect(await boss(`DELETE /sys/permission/delete?id=${id}`)).toMatchObject({ success: true })
    const again = plainOp({
      noun: Permission.name,
      key: id,
      patch: entryBody({ perms: 'paper:shred' }),
      trunk: await revOf('permission', id),
    })
    const { settled } = (await clerk('POST /sync', firstAsk([again]))).result as { settled: object[] }
    expect(settled).toMatchObject([{ outcome: 'rejected', code: 'access.more' }])
  })

  test('is refused to a device and to a sheet as well, alone, and the rest is taken', async () => {
    const clerk = await house.as('clerk')
    const ops = [
      plainOp({ n: 1, noun: Permission.name, key: 'entry.harmless', patch: entryBody({ name: 'a' }) }),
      plainOp({
        n: 2,
        noun: Permission.name,
        key: 'folder:list',
        verb: 'edit',
        patch: { perms: 'folder:list,*' },
        trunk: await revOf('permission', 'folder:list'),
      }),
      plainOp({
        n: 3,
        noun: Role.name,
        key: 'role.office',
        verb: 'edit',
        patch: { permissions: ['*'] },
        trunk: await revOf('role', 'role.office'),
      }),
    ]
    const { settled } = (await clerk('POST /sync', firstAsk(ops))).result as { settled: object[] }
    expect(settled).toMatchObject([{ outcome: 'applied' }, ...[2, 3].map(() => ({ outcome: 'rejected', code: 'access.more' }))])
    const sheets = [
      [Permission, entryBody({ name: 'b', perms: 'folder:list,*' })],
      [Role, roleBody({ roleCode: 'sheet', permissions: '*' })],
      [User, { username: 'made_by', realname: 'made', workNo: 'W77', phone: '13800000077', roles: 'role.admin', status: '1' }],
    ] as const
    for (const [noun, row] of sheets) {
      const said = [sentence('access.more', 'en')]
      expect(await bringRows(house, clerk.token, noun, [row])).toEqual({ taken: 0, said })
    }
  })
})

describe('whoever sees only their own', () => {
  test('makes no role that sees the rows of everybody, and gives nobody a scope that is not theirs', async () => {
    const shelver = await house.as('shelver')
    const permissions = ['paper:list']
    const wide = roleBody({ roleCode: 'wide', dataScope: 'all', permissions })
    expect(await shelver('POST /sys/role/add', wide)).toMatchObject(more)
    expect(await shelver('POST /sys/role/add', roleBody({ roleCode: 'narrow', permissions }))).toMatchObject({ success: true })
    expect(await shelver('PUT /sys/role/edit', { id: 'role.shelf-b', dataScope: 'all' })).toMatchObject(more)
    expect(await shelver('PUT /sys/user/edit', { id: 'user.shelver', roles: ['role.shelf-b', 'role.shelf-a'] })).toMatchObject(more)
    expect(await shelver('PUT /sys/user/edit', { id: 'user.shelver', roles: ['role.looker', 'role.shelf-b'] })).toMatchObject(more)
  })

  test('does not take over somebody of another place', async () => {
    const shelver = await house.as('shelver')
    const password = 'New-pass-12'
    const renewed = { username: 'robert', password, confirmpassword: password }
    expect(await shelver('PUT /sys/user/changePassword', renewed)).toMatchObject(more)
    for (const patch of [{ phone: '13811112222' }, { status: '2' }, { roles: ['role.looker'] }, { departments: [] }])
      expect(await shelver('PUT /sys/user/edit', { id: 'user.robert', ...patch })).toMatchObject(more)
    expect(await shelver('PUT /sys/user/frozenBatch', { ids: 'user.robert,', status: 2 })).toMatchObject(more)
    expect(await shelver('DELETE /sys/user/delete?id=user.robert')).toMatchObject(more)
  })
})

test('everybody is told whom they do not rule over and which roles they may not give, so that nothing else is offered', async () => {
  const [boss, clerk, shelver, anna] = await Promise.all(['boss', 'clerk', 'shelver', 'anna'].map((name) => house.as(name)))
  expect((await boss?.('GET /sys/user/beyond'))?.result).toEqual([])
  expect((await boss?.('GET /sys/role/beyond'))?.result).toEqual([])
  const beyond: string[] = (await clerk?.('GET /sys/user/beyond'))?.result ?? []
  expect(beyond).toContain('user.boss')
  expect(beyond).not.toContain('user.clerk')
  expect((await clerk?.('GET /sys/role/beyond'))?.result).toEqual(expect.arrayContaining(['role.admin', 'role.shelf-a', 'role.looker']))
  // By their codes alone they could rule over each other; their places are not the same.
  expect((await shelver?.('GET /sys/user/beyond'))?.result).toContain('user.robert')
  expect(await anna?.('GET /sys/user/beyond')).toMatchObject({ status: 403 })
})

test('what somebody may not give they may not take either', async () => {
  const clerk = await house.as('clerk')
  expect(await clerk('PUT /sys/role/edit', { id: 'role.admin', permissions: [] })).toMatchObject(more)
  expect(await clerk('PUT /sys/role/edit', { id: 'role.admin', roleName: '大管理员' })).toMatchObject({ success: true })
})

test('a user who came without a password is given none by being added again', async () => {
  const [boss, clerk] = [await house.as('boss'), await house.as('clerk')]
  const made = { username: 'no_pass', realname: 'none', workNo: 'W78', phone: '13800000078', status: '1' }
  await bringRows(house, boss.token, User, [{ ...made, roles: 'role.admin' }])
  const found = (await boss('GET /sys/user/list?username=no_pass')).result as { records: { id: string }[] }
  const password = 'Good-pass-1'
  const given = { ...made, id: found.records[0]?.id, roles: ['role.office'], password, confirmpassword: password }
  expect(await clerk('POST /sys/user/add', given)).toMatchObject({ error: 'record.exists' })
  expect(await clerk('POST /sys/user/add', { ...given, username: 'taker' })).toMatchObject({ error: 'record.exists' })
  const { rows } = await sql`select 1 from credential where user_id = ${given.id}`.execute(house.engine.databases.owner)
  expect(rows).toEqual([])
})

describe('whoever may give what they do not hold', () => {
  test('gives it to others, takes it from them and helps them in again, and reads none of it', async () => {
    const gwen = await house.as('gwen')
    expect(await gwen('GET /tiny/desk/paper/list')).toMatchObject({ error: 'access.denied' })
    const wide = roleBody({ roleCode: 'first', dataScope: 'all', permissions: ['paper:list', 'paper:edit'] })
    const { result } = await gwen('POST /sys/role/add', wide)
    const { id }: { id: string } = result
    expect(await gwen('PUT /sys/user/edit', { id: 'user.evelyn', roles: [id] })).toMatchObject({ success: true })
    expect(await gwen('PUT /sys/user/edit', { id: 'user.evelyn', roles: ['role.looker'] })).toMatchObject({ success: true })
    const password = 'New-pass-12'
    const renewed = { username: 'cathy', password, confirmpassword: password }
    expect(await gwen('PUT /sys/user/changePassword', renewed)).toMatchObject({ success: true })
    expect(await gwen('GET /tiny/desk/paper/list')).toMatchObject({ error: 'access.denied' })
  })

  test('gives themselves nothing, by their account, their role or an entry of it', async () => {
    const gwen = await house.as('gwen')
    expect(await gwen('PUT /sys/user/edit', { id: 'user.gwen', roles: ['role.givers', 'role.looker'] })).toMatchObject(more)
    expect(await gwen('PUT /sys/role/edit', { id: 'role.givers', permissions: ['give:all', 'user:list', 'paper:list'] })).toMatchObject(
      more,
    )
    expect(await gwen('PUT /sys/permission/edit', { id: 'user:list', perms: 'user:list,paper:list' })).toMatchObject(more)
  })

  test('gives nobody everything and rules over nobody who holds it, but lets others give', async () => {
    const gwen = await house.as('gwen')
    expect(await gwen('PUT /sys/user/edit', { id: 'user.evelyn', roles: ['role.admin'] })).toMatchObject(more)
    expect(await gwen('POST /sys/role/add', roleBody({ roleCode: 'all', permissions: ['*'] }))).toMatchObject(more)
    expect(await gwen('PUT /sys/user/edit', { id: 'user.boss', realname: 'taken' })).toMatchObject(more)
    const beyond: string[] = (await gwen('GET /sys/user/beyond')).result
    expect(beyond).toContain('user.boss')
    expect(beyond).not.toContain('user.robert')
    expect((await gwen('GET /sys/role/beyond')).result).toEqual(['role.admin'])
    expect(await gwen('PUT /sys/user/edit', { id: 'user.evelyn', roles: ['role.givers'] })).toMatchObject({ success: true })
  })

  test('is given that by nobody who may not give', async () => {
    const clerk = await house.as('clerk')
    expect(await clerk('POST /sys/role/add', roleBody({ roleCode: 'gives', permissions: ['give:all'] }))).toMatchObject(more)
    expect(await clerk('PUT /sys/user/edit', { id: 'user.clerk', roles: ['role.office', 'role.givers'] })).toMatchObject(more)
  })
})

test('the administrator gives everything', async () => {
  const boss = await house.as('boss')
  expect(await boss('PUT /sys/user/edit', { id: 'user.evelyn', roles: ['role.looker', 'role.office'] })).toMatchObject({ success: true })
})
