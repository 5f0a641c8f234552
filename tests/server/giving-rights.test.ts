import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenHouse, openHouse } from '../kit/open-house'
import { tinyProduct } from '../kit/tiny-product'

let house: OpenHouse
const office = {
  code: 'office',
  name: { zh: '办公室', en: 'Office' },
  dataScope: 'all' as const,
  permissions: ['user:*', 'role:*', 'permission:list', 'folder:list'],
}
beforeAll(async () => {
  const clerk = { id: 'user.clerk', username: 'clerk', realname: 'clerk', workNo: 'W9', phone: '13800000009', roles: ['office'] }
  house = await openHouse({ ...tinyProduct, roles: [...tinyProduct.roles, office], accounts: [...tinyProduct.accounts, clerk] })
})
afterAll(() => house.close())

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

test('the administrator gives everything', async () => {
  const boss = await house.as('boss')
  expect(await boss('PUT /sys/user/edit', { id: 'user.evelyn', roles: ['role.looker', 'role.office'] })).toMatchObject({ success: true })
})
