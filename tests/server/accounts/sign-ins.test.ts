import { afterAll, beforeAll, expect, test } from 'vitest'
import { User } from '../../../src/contract/system/user'
import { instant } from '../../../src/contract/time'
import { systemBehaviours } from '../../../src/server/system/behaviours'
import { at } from '../../kit/every-noun'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
let boss: Caller & { id: string }
let anna: Caller
beforeAll(async () => {
  house = await openHouse({ ...tinyProduct, behaviours: { ...tinyProduct.behaviours, ...systemBehaviours } })
  ;[boss, anna] = [await house.as('boss'), await house.as('anna')]
})
afterAll(() => house.close())

const password = 'Good-pass-1'
const form = (n: number) => ({
  username: `signed_${n}`,
  realname: `Signed ${n}`,
  workNo: `S${n}`,
  phone: `1390001000${n}`,
  roles: 'role.shelf-a,',
  status: 1,
  password,
  confirmpassword: password,
})
const login = (username: string, word: string) => house.call('POST /sys/login', { username, password: word })
const add = at('POST', User, 'add')
const asked = (by: Caller, id: string) => by(`GET /sys/user/signIns?id=${id}`)
const end = (by: Caller, id: string, key: string) => by('PUT /sys/user/signIns/end', { id, key })
type Told = { open: { key: string; isThis: boolean; since: string }[]; failures: number; wait: number }

test('is told to who may edit users, and one sign-in is ended while the others stay', async () => {
  const given = form(1)
  const { id } = (await boss(add, given)).result as { id: string }
  await login(given.username, 'Good-pass-1')
  await login(given.username, 'Good-pass-1')
  const { open, failures, wait } = (await asked(boss, id)).result as Told
  expect([open.length, failures, wait]).toEqual([2, 0, 0])
  for (const { since } of open) expect(Math.abs(instant(since).getTime() - Date.now())).toBeLessThan(600_000)
  expect(open.every(({ isThis, key }) => !isThis && /^[0-9a-f]{16}$/.test(key))).toBe(true)
  expect(await end(boss, id, open[0]?.key ?? '')).toMatchObject({ success: true })
  expect(((await asked(boss, id)).result as Told).open.map(({ key }) => key)).toEqual([open[1]?.key])
  // The key of somebody else's ends nothing of theirs.
  await end(boss, boss.id, open[1]?.key ?? '')
  expect(((await asked(boss, id)).result as Told).open).toHaveLength(1)
})

test('says how many wrong passwords were tried', async () => {
  const given = form(2)
  const { id } = (await boss(add, given)).result as { id: string }
  for (let at = 0; at < 3; at++) await login(given.username, 'Wrong-pass-1')
  expect((await asked(boss, id)).result).toMatchObject({ open: [], failures: 3, wait: 0 })
})

test("is nobody else's to know or to end, and of nobody there is nothing", async () => {
  expect(await asked(anna, 'user.boss')).toMatchObject({ status: 403 })
  expect(await end(anna, 'user.boss', '0'.repeat(16))).toMatchObject({ status: 403 })
  expect(await asked(boss, 'user.none')).toMatchObject({ error: 'record.gone' })
  expect(await end(boss, 'user.anna', "x' or 1=1")).toMatchObject({ success: false })
})
