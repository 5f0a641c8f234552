import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle } from '../../../src/server/seed/settle'
import { define, makingProduct } from '../../kit/product/made-house'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { testPassword } from '../../kit/test-password'

/** A product that ships a role with these permissions. */
const shipping = (...permissions: string[]) => ({
  ...makingProduct,
  roles: [...makingProduct.roles, { code: 'maker', name: { zh: '制作', en: 'Maker' }, dataScope: 'all' as const, permissions }],
})

let house: OpenHouse
let boss: Caller
let maker: Caller

const permissionsOf = async (roleId: string) =>
  ((await boss(`GET /sys/permission/queryRolePermission?roleId=${roleId}`)).result as string[]).join()
/** What `maker` is answered where they give a role these rights beside those it has. */
const give = async (roleId: string, codes: string) => {
  const last = await permissionsOf(roleId)
  return maker('POST /sys/permission/saveRolePermission', { roleId, lastpermissionIds: last, permissionIds: `${last},${codes}` })
}

beforeAll(async () => {
  house = await openHouse(shipping('made-noun:add', 'made-noun:list', 'role:list', 'role:edit'))
  boss = await house.as('boss')
  await boss('POST /sys/user/add', {
    username: 'maker',
    realname: 'Maker',
    workNo: 'M1',
    phone: '13800000077',
    roles: ['role.maker'],
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
  expect(await give('role.maker', 'paper:list')).toMatchObject({ error: 'access.more' })
  const peeping = { ...own, fields: [...own.fields, { name: 'paper', kind: 'ref', zh: '文', en: 'Paper', noun: 'paper' }] }
  expect(await define(maker, 'peep', peeping)).toMatchObject({ code: 400, problems: { 'definition.1.noun': { code: 'made.unseen' } } })
  expect(await define(boss, 'peep', peeping)).toMatchObject({ success: true })
})

test('a role that is shipped keeps what was made when the product starts again, and follows the next release', async () => {
  const made = async () => (await permissionsOf('role.maker')).split(',').filter((code) => code.includes('made-b-own'))
  const all = await made()
  expect(all).toHaveLength(5)
  await settle(house.engine, shipping('made-noun:add', 'made-noun:list', 'role:list', 'role:edit'))
  expect(await made()).toEqual(all)
  await settle(house.engine, shipping('made-noun:add', 'made-noun:list', 'made-noun:edit', 'role:list', 'role:edit'))
  expect(await made()).toEqual(all)
  expect(await permissionsOf('role.maker')).toContain('made-noun:edit')
})
