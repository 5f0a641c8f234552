import { afterAll, beforeAll, expect, test } from 'vitest'
import { define, openMakingHouse } from '../../kit/product/made-house'
import type { Caller, OpenHouse } from '../../kit/server/open-house'
import { testPassword } from '../../kit/test-password'

let house: OpenHouse
let boss: Caller
let maker: Caller

const roleIdOf = async (roleCode: string) => {
  const { records } = (await boss(`GET /sys/role/list?roleCode=${roleCode}`)).result as { records: { id: string }[] }
  return records[0]?.id ?? expect.fail(`no role ${roleCode}`)
}
const permissionsOf = async (roleId: string) =>
  ((await boss(`GET /sys/permission/queryRolePermission?roleId=${roleId}`)).result as string[]).join()
/** What `maker` is answered where they give a role these rights beside those it has. */
const give = async (roleId: string, codes: string) => {
  const last = await permissionsOf(roleId)
  return maker('POST /sys/permission/saveRolePermission', { roleId, lastpermissionIds: last, permissionIds: `${last},${codes}` })
}

beforeAll(async () => {
  house = await openMakingHouse()
  boss = await house.as('boss')
  const permissions = ['made-noun:add', 'made-noun:list', 'role:list', 'role:edit']
  await boss('POST /sys/role/add', { roleName: 'Maker', roleCode: 'maker', dataScope: 'all', permissions })
  await boss('POST /sys/user/add', {
    username: 'maker',
    realname: 'Maker',
    workNo: 'M1',
    phone: '13800000077',
    roles: [await roleIdOf('maker')],
    status: '1',
    password: testPassword,
    confirmpassword: testPassword,
  })
  maker = await house.as('maker')
})
afterAll(() => house.close())

const own = { fields: [{ name: 'label', kind: 'text', zh: '名称', en: 'Name' }], title: 'label' }

test('whoever makes nouns by a role that holds little else holds what they made, and gives it on', async () => {
  expect(await define(maker, 'own', own)).toMatchObject({ success: true })
  const path = '/online/made/made-b-own'
  expect(await maker(`POST ${path}/add`, { label: 'Mine' })).toMatchObject({ success: true })
  expect((await maker(`GET ${path}/list`)).result).toMatchObject({ total: 1 })
  const anna = await house.as('anna')
  expect(await anna(`GET ${path}/list`)).toMatchObject({ error: 'access.denied' })
  expect(await give('role.shelf-a', 'noun.made-b-own,made-b-own:list')).toMatchObject({ success: true })
  expect(await anna(`GET ${path}/list`)).toMatchObject({ success: true })
  expect(await anna('GET /sys/madeNoun/list')).toMatchObject({ error: 'access.denied' })
})

test('they come to no right of another noun by it, and read no title of what they may not list', async () => {
  expect(await give(await roleIdOf('maker'), 'paper:list')).toMatchObject({ error: 'access.more' })
  const peeping = { ...own, fields: [...own.fields, { name: 'paper', kind: 'ref', zh: '文', en: 'Paper', noun: 'paper' }] }
  expect(await define(maker, 'peep', peeping)).toMatchObject({ code: 400, problems: { definition: { code: 'made.unseen' } } })
  expect(await define(boss, 'peep', peeping)).toMatchObject({ success: true })
})
