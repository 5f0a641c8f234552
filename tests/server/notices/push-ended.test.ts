import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownAccountPath } from '../../../src/contract/account/own-account'
import { pushCalls } from '../../../src/contract/push'
import type { Row } from '../../../src/contract/resource'
import { type AccountSignIns, signInsPath } from '../../../src/contract/system/account-sign-ins'
import { PushSubscription } from '../../../src/contract/system/push-subscription'
import { openTenant } from '../../../src/server/seed/settle'
import { at } from '../../kit/every-noun'
import { openPushMailbox } from '../../kit/notices/push-mailbox'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { soon } from '../../kit/soon'
import { testPassword } from '../../kit/test-password'

const chief = { id: 'user.chief', username: 'chief', realname: 'Chief', workNo: 'C1', phone: '13700000009', roles: ['admin'] }
let service: Awaited<ReturnType<typeof openPushMailbox>>
let house: OpenHouse
let boss: Caller
let tina: Caller & { id: string }
beforeAll(async () => {
  service = await openPushMailbox()
  const product = quietProduct([{ username: 'tina', roles: ['headTeacher'] }])
  house = await openHouse(product, quietNow, {
    PUSH_CONTACT: 'mailto:it@sunshine-kindergarten.cn',
    PUSH_LOOPBACK: 'yes',
    OPERATOR: 'boss',
  })
  await openTenant(house.engine, product, { name: '向日葵园', accounts: [chief] })
  ;[boss, tina] = [await house.as('boss'), await house.as('tina')]
})
afterAll(async () => {
  await house.close()
  await service.close()
})

async function announce(call: Caller): Promise<void> {
  const { endpoint, keys } = service.subscribe()
  expect(await call(`POST ${pushCalls.announce}`, { endpoint, keys, language: 'zh' })).toMatchObject({ success: true })
}
const devices = async (call = tina): Promise<string[]> =>
  ((await call(at('GET', PushSubscription, 'list'))).result as { records: Row[] }).records.map(({ id }) => id).sort()
const again = { username: 'tina', oldpassword: testPassword, password: testPassword, confirmpassword: testPassword }

test.each([
  ['by an administrator', (key: string) => boss(`PUT ${signInsPath}/end`, { id: tina.id, key })],
  ['by a forced sign-out', (key: string) => boss('POST /sys/online/forceLogout', { token: key })],
  ['by its person elsewhere', (key: string) => tina(`PUT ${ownAccountPath}/signIns/end`, { key })],
  ['by a new password', () => tina('PUT /sys/user/updatePassword', again)],
] as const)('a device is forgotten when its sign-in is ended %s, and no other device is', async (_, end) => {
  await announce(tina)
  const kept = await devices()
  const lost = await house.as('tina')
  await announce(lost)
  expect(await devices()).toHaveLength(kept.length + 1)
  const { open } = (await lost(`GET ${ownAccountPath}/signIns`)).result as AccountSignIns
  expect(await end(open.find(({ isThis }) => isThis)?.key ?? '')).toMatchObject({ success: true })
  expect(await devices()).toEqual(kept)
})

const setStatus = async (status: 0 | 1) => expect(await boss('PUT /sys/tenant/edit', { id: 2, status })).toMatchObject({ success: true })

test('the devices of a house are forgotten when it is frozen, and those of no other', async () => {
  await announce(tina)
  const kept = await devices()
  const frozen = await house.as('chief')
  await announce(frozen)
  await setStatus(0)
  await setStatus(1)
  expect(await devices(await house.as('chief'))).toEqual([])
  expect(await devices()).toEqual(kept)
})

test('a device that a freezing cut off in the midst has left is forgotten before the house is let in', async () => {
  await announce(await house.as('chief'))
  const { owner } = house.engine.databases
  await sql`insert into frozen_tenant (tenant_id) values (2)`.execute(owner)
  await setStatus(1)
  expect(await devices(await house.as('chief'))).toEqual([])
})

test('a device that is announced while its sign-in ends is forgotten too', async () => {
  const kept = await devices()
  const leaving = await house.as('tina')
  const { owner } = house.engine.databases
  const { endpoint, keys } = service.subscribe()
  const announcing = await owner.transaction().execute(async (db) => {
    // No row is written while the house's counter is held: the call stands at the door of its transaction.
    await sql`select 1 from sync_counter where tenant_id = 1 for update`.execute(db)
    const call = leaving(`POST ${pushCalls.announce}`, { endpoint, keys, language: 'zh' })
    const waits = sql`select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`
    await soon(async () => expect((await waits.execute(db)).rows).not.toEqual([]))
    await leaving('POST /sys/logout')
    return { call }
  })
  expect(await announcing.call).toMatchObject({ success: false, code: 401 })
  expect(await devices()).toEqual(kept)
})
