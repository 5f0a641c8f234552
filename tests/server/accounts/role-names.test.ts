import { afterAll, beforeAll, expect, test } from 'vitest'
import { Role } from '../../../src/contract/system/role'
import { User } from '../../../src/contract/system/user'
import { systemBehaviours } from '../../../src/server/system/behaviours'
import { at } from '../../kit/every-noun'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse({ ...tinyProduct, behaviours: { ...tinyProduct.behaviours, ...systemBehaviours } })
  boss = await house.as('boss')
})
afterAll(() => house.close())

test('roles answer as clients read them', async () => {
  expect((await boss(at('GET', Role, 'list?roleCode=admin'))).result).toMatchObject({
    records: [{ id: 'role.admin', roleName: expect.any(String) }],
    total: 1,
  })
})

test('a role is read by its name in English by who reads English, also where others name it', async () => {
  await boss(at('PUT', Role, 'edit'), { id: 'role.shelf-a', roleName: '书架', roleNameEn: 'Shelf' })
  const asked = async (path: `GET /${string}`, language: string) => (await boss(path, undefined, { 'accept-language': language })).result
  const told = async (language: string) => [
    await asked(at('GET', User, 'list?username=anna'), language),
    await asked(at('GET', Role, 'list?roleCode=shelf-a'), language),
    await asked('GET /sys/role/queryall', language),
  ]
  expect(await told('en')).toMatchObject([
    { records: [{ roles_dictText: 'Shelf' }] },
    { records: [{ roleName: '书架', roleName_dictText: 'Shelf' }] },
    expect.arrayContaining([expect.objectContaining({ roleCode: 'shelf-a', roleName: 'Shelf' })]),
  ])
  expect(await told('zh-CN')).toMatchObject([
    { records: [{ roles_dictText: '书架' }] },
    { records: [{ roleName: '书架' }] },
    expect.arrayContaining([expect.objectContaining({ roleCode: 'shelf-a', roleName: '书架' })]),
  ])
  await boss(at('PUT', Role, 'edit'), { id: 'role.shelf-a', roleNameEn: null })
  expect((await told('en'))[0]).toMatchObject({ records: [{ roles_dictText: '书架' }] })
})
