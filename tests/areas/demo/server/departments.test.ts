import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../../../../src/areas/demo/published/demo-accounts'
import { departmentRows } from '../../../../src/areas/system/server/demo/department-rows'
import { Department } from '../../../../src/contract/system/department'
import { fill } from '../../../../src/server/seed/fill'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow, quietProduct } from '../../../kit/server/quiet-house'
import { testPassword } from '../../../kit/test-password'

let house: OpenHouse
beforeAll(async () => {
  const product = quietProduct()
  const seed: typeof product.seed = (engine, tenant) => fill(engine, tenant, Department, departmentRows())
  house = await openHouse({ ...product, accounts: demoAccounts(), seed }, quietNow)
})
afterAll(() => house.close())

type SignedIn = { multi_depart: number; departs: { orgCode: string; departName: string }[]; token: string }
const signIn = async (username: string): Promise<SignedIn> =>
  (await house.call('POST /sys/login', { username, password: testPassword })).result

test('the accountant of the demonstration chooses a department and changes to the other; everybody else has one', async () => {
  const { multi_depart, departs } = await signIn('accountant')
  expect([multi_depart, departs.map(({ departName }) => departName)]).toEqual([2, ['办公室', '食堂']])
  const accountant = await house.as('accountant')
  for (const { orgCode, departName } of departs)
    expect(await accountant('PUT /sys/selectDepart', { orgCode })).toMatchObject({
      success: true,
      result: { userInfo: { orgCode, orgCodeTxt: departName } },
    })
  expect(await accountant('PUT /sys/selectDepart', { orgCode: 'A01' })).toMatchObject({ error: 'department.not-yours' })
  for (const { username } of demoAccounts()) if (username !== 'accountant') expect((await signIn(username)).multi_depart).toBe(1)
})
