import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonOnline } from '../../../src/contract/journal/people-online'
import { instant } from '../../../src/contract/time'
import { openTenant } from '../../../src/server/seed/settle'
import { tinyAccount, tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
let boss: Caller & { token: string }
beforeAll(async () => {
  house = await openHouse(tinyProduct)
  boss = await house.as('boss')
})
afterAll(() => house.close())

const list = async (by: Caller, query = ''): Promise<PersonOnline[]> => {
  // As a client of the wire contract asks.
  const asked = await by(
    `GET /sys/online/list?_t=1764000000&column=createTime&order=desc&field=id,,username,action&pageNo=1&pageSize=10${query}`,
  )
  return (asked.result as { records: PersonOnline[] }).records
}

test('everybody who is signed in has a row for each sign-in; only the own one carries a token', async () => {
  const [anna, again] = [await house.as('anna'), await house.as('anna')]
  const rows = await list(boss, '&username=ann')
  expect(rows.map(({ username }) => username)).toEqual(['anna', 'anna'])
  expect(rows.every(({ token }) => /^[0-9a-f]{16}$/.test(token))).toBe(true)
  // By the clock of the kindergarten, wherever the machine stands.
  for (const { since } of rows) expect(Math.abs(instant(since).getTime() - Date.now())).toBeLessThan(600_000)
  expect((await list(boss)).filter(({ isThis }) => isThis)).toMatchObject([{ username: 'boss', token: boss.token }])
  const everything = JSON.stringify(await list(boss))
  expect([anna.token, again.token].filter((token) => everything.includes(token))).toEqual([])
})

test('a row ends its own sign-in and no other', async () => {
  const [robert, again] = [await house.as('robert'), await house.as('robert')]
  const [newest] = await list(boss, '&username=robert')
  expect(await boss('POST /sys/online/forceLogout', { token: newest?.token })).toMatchObject({ success: true })
  const still = await Promise.all([robert, again].map(async (call) => (await call('GET /sys/user/getCurrentUserDeparts')).status))
  expect(still.sort()).toEqual([200, 401])
  expect(await boss('POST /sys/online/forceLogout', { token: newest?.token })).toMatchObject({ success: false, error: 'record.gone' })
})

test('it is for who may edit users', async () => {
  const eve = await house.as('evelyn')
  expect(await eve('GET /sys/online/list')).toMatchObject({ status: 403 })
  expect(await eve('POST /sys/online/forceLogout', { token: '0'.repeat(16) })).toMatchObject({ status: 403 })
  expect(await boss('POST /sys/online/forceLogout', {})).toMatchObject({ success: false, error: 'input.invalid' })
  expect(await boss('POST /sys/online/forceLogout', { token: "x' or 1=1" })).toMatchObject({ error: 'record.gone' })
})

test('nobody of another house is seen or signed out', async () => {
  await openTenant(house.engine, tinyProduct, { name: 'Other', accounts: [tinyAccount('stranger', 7, 'admin')] })
  const stranger = await house.as('stranger')
  expect((await list(stranger)).map(({ username }) => username)).toEqual(['stranger'])
  expect((await list(boss)).map(({ username }) => username)).not.toContain('stranger')
  const { rows } = await sql<{
    key: string
  }>`select left(encode(token_hash, 'hex'), 16) as key from session where user_id = 'user.stranger'`.execute(house.engine.databases.owner)
  expect(await boss('POST /sys/online/forceLogout', { token: rows[0]?.key })).toMatchObject({ error: 'record.gone' })
  expect(await stranger('GET /sys/user/getCurrentUserDeparts')).toMatchObject({ success: true })
})
