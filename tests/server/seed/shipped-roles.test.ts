import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle } from '../../../src/server/seed/settle'
import { Paper, tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

const role = (code: string, permissions: readonly string[], dataScope: 'all' | 'own' = 'own') => ({
  code,
  name: { zh: code, en: code },
  dataScope,
  permissions,
})
/** A product as it ships these roles beside its own. */
const shipping = (...roles: ReturnType<typeof role>[]) => ({ ...tinyProduct, roles: [...tinyProduct.roles, ...roles] })
const first = shipping(role('clerk', ['folder:list', 'paper:list']), role('porter', ['folder:list']), role('guide', ['folder:list']))
const second = shipping(
  role('clerk', ['folder:list', 'paper:add'], 'all'),
  role('porter', ['folder:list', 'folder:add'], 'all'),
  role('guide', ['folder:list']),
  role('diver', ['folder:list']),
)
const { catalogue } = tinyProduct
/** A release with a noun more. */
const grown = {
  ...shipping(role('clerk', ['file:list']), role('porter', ['folder:list', 'file:list'])),
  catalogue: {
    ...catalogue,
    resources: { ...catalogue.resources, file: { ...Paper, name: 'file', label: { zh: 'file', en: 'file' }, path: '/tiny/desk/file' } },
  },
}

let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(first)
  boss = await house.as('boss')
  await boss('POST /sys/permission/saveRolePermission', {
    roleId: 'role.porter',
    permissionIds: 'paper:list',
    lastpermissionIds: 'folder:list',
  })
  await boss('DELETE /sys/role/delete?id=role.guide')
  await boss('POST /sys/role/add', { id: 'own.diver', roleName: '潜水员', roleCode: 'diver', dataScope: 'own' })
  await settle(house.engine, second)
})
afterAll(() => house.close())

async function heldBy(code: string) {
  const { rows } = await sql<{ id: string; permissions: string[] | null; data_scope: string }>`
    select id, permissions, data_scope from role where tenant_id = 1 and role_code = ${code} and not gone`.execute(
    house.engine.databases.owner,
  )
  return rows.map(({ permissions, ...row }) => ({ ...row, buttons: (permissions ?? []).filter((id) => id.includes(':')).sort() }))
}

test('a shipped role nobody has changed gives what the new release gives, and no longer what it does not', async () => {
  expect(await heldBy('clerk')).toEqual([{ id: 'role.clerk', data_scope: 'all', buttons: ['folder:list', 'paper:add'] }])
})

test('a shipped role somebody has changed keeps what it was given and what was taken from it', async () => {
  expect(await heldBy('porter')).toEqual([{ id: 'role.porter', data_scope: 'all', buttons: ['paper:list'] }])
})

test('a role that was removed does not come back, and a role of the house with the code of a new one stays its own', async () => {
  expect(await heldBy('guide')).toEqual([])
  expect(await heldBy('diver')).toEqual([{ id: 'own.diver', data_scope: 'own', buttons: [] }])
})

test('a role the release ships for the first time is there', async () => {
  await settle(house.engine, shipping(role('baker', ['folder:list'])))
  expect(await heldBy('baker')).toEqual([{ id: 'role.baker', data_scope: 'own', buttons: ['folder:list'] }])
})

test('what is new in a release also reaches a role somebody has changed', async () => {
  await settle(house.engine, grown)
  expect(await heldBy('porter')).toMatchObject([{ buttons: ['file:list', 'paper:list'] }])
  expect(await heldBy('clerk')).toMatchObject([{ buttons: ['file:list'] }])
})

test('a shipped role from before roles had a name in English is given it, unless somebody has named it or wants none', async () => {
  const { owner } = house.engine.databases
  const english = async () => {
    const { rows } = await sql<{ role_code: string; role_name_en: string | null }>`
      select role_code, role_name_en from role where tenant_id = 1 and role_code in ('clerk', 'porter', 'reader') and not gone order by 1`.execute(
      owner,
    )
    return Object.fromEntries(rows.map(({ role_code, role_name_en }) => [role_code, role_name_en]))
  }
  const shipped = shipping(role('clerk', []), role('porter', []), role('reader', []))
  await settle(house.engine, shipped)
  expect(await english()).toEqual({ clerk: 'clerk', porter: 'porter', reader: 'reader' })
  await sql`update role set role_name_en = null, versions = versions - 'roleNameEn' where tenant_id = 1`.execute(owner)
  await boss('PUT /sys/role/edit', { id: 'role.porter', roleName: '门卫' })
  await boss('PUT /sys/role/edit', { id: 'role.reader', roleNameEn: 'Reader' })
  await boss('PUT /sys/role/edit', { id: 'role.reader', roleNameEn: null })
  await settle(house.engine, shipped)
  expect(await english()).toEqual({ clerk: 'clerk', porter: null, reader: null })
})
