import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pushCalls } from '../../../src/contract/push'
import type { Row } from '../../../src/contract/resource'
import { PushSubscription } from '../../../src/contract/system/push-subscription'
import { openTenant } from '../../../src/server/seed/settle'
import { publish } from '../../kit/browser/notice'
import { at } from '../../kit/every-noun'
import { openPushMailbox, type PushedDevice } from '../../kit/notices/push-mailbox'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { openNode } from '../../kit/server/open-node'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { testPassword } from '../../kit/test-password'

const product = quietProduct([
  { username: 'tina', roles: ['headTeacher'] },
  { username: 'theo', roles: ['teacher'] },
])
const contact = 'mailto:it@sunshine-kindergarten.cn'
type Someone = Caller & { id: string; token: string }
let service: Awaited<ReturnType<typeof openPushMailbox>>
let house: OpenHouse
let node: Awaited<ReturnType<typeof openNode>>
let boss: Someone
let tina: Someone
let theo: Someone

beforeAll(async () => {
  service = await openPushMailbox()
  house = await openHouse(product, quietNow, { PUSH_CONTACT: contact, PUSH_LOOPBACK: 'yes' })
  node = await openNode(house, product, quietNow)
  ;[boss, tina, theo] = [await house.as('boss'), await house.as('tina'), await house.as('theo')]
})
afterAll(async () => {
  await node.close()
  await house.close()
  await service.close()
})

const announced: { call: Caller; device: PushedDevice }[] = []
async function announce(call: Caller, given: Partial<PushedDevice> & { language?: string } = {}): Promise<PushedDevice> {
  const device = { ...service.subscribe(), ...given }
  const { endpoint, keys } = device
  expect(await call(`POST ${pushCalls.announce}`, { endpoint, keys, language: given.language ?? 'zh' })).toMatchObject({ success: true })
  announced.push({ call, device })
  return device
}
afterEach(async () => {
  for (const { call, device } of announced.splice(0)) await call(`POST ${pushCalls.forget}`, { endpoint: device.endpoint })
})
const devicesOf = async (call: Caller): Promise<Row[]> =>
  ((await call(at('GET', PushSubscription, 'list'))).result as { records: Row[] }).records
const waiting = async (): Promise<number> =>
  Number((await sql<{ n: number }>`select count(*) n from push_queue`.execute(house.engine.databases.owner)).rows[0]?.n)
/** The service has given all its answers, and what follows from them is written down. */
async function answered(device: PushedDevice): Promise<void> {
  await expect.poll(() => device.answers.length).toBe(0)
  const underWay = () => sql`select 1 from push_queue where leased_until > now()`.execute(house.engine.databases.owner)
  await expect.poll(async () => (await underWay()).rows).toEqual([])
}
const rows = async (endpoint: string) =>
  (
    await sql<{
      tenant_id: number
      user_id: string
      endpoint: string
      p256dh: string
      auth: string
      gone: boolean
    }>`select * from push_subscription`.execute(house.engine.databases.owner)
  ).rows.filter((row) => house.engine.vault.open(row.endpoint ?? '') === endpoint)

describe('a message', () => {
  test('is encrypted for the device, signed for its service, and says what kind of notice came and no more', async () => {
    const device = await announce(tina)
    const id = await publish(boss, { titile: '小明发烧了', priority: 'H' })
    await expect.poll(() => device.received.length).toBe(1)
    const [{ payload, headers, claims } = { payload: {}, headers: {}, claims: {} }] = device.received
    expect(payload).toEqual({ id, title: '', category: '1', language: 'zh' })
    expect(headers).toMatchObject({ urgency: 'high', topic: id.replaceAll('-', ''), 'content-encoding': 'aes128gcm' })
    expect(Number(headers.ttl)).toBeGreaterThan(86_300)
    expect(Number(headers.ttl)).toBeLessThanOrEqual(86_400)
    const { key } = (await tina(`GET ${pushCalls.key}`)).result as { key: string }
    expect(claims).toMatchObject({ aud: service.origin, sub: contact, k: key })
    expect(Number(claims.exp) * 1000).toBeGreaterThan(Date.now())
    await expect.poll(waiting).toBe(0)
  })

  test('carries the title where its author allows it, in the words and with the haste it was given', async () => {
    const device = await announce(tina, { language: 'en' })
    const id = await publish(boss, { titile: '周五放假', priority: 'L', msgCategory: '2', titleInPush: true })
    await expect
      .poll(() => device.received.map((one) => [one.payload, one.headers.urgency]))
      .toEqual([[{ id, title: '周五放假', category: '2', language: 'en' }, 'low']])
  })

  test('comes once, however many nodes there are, to every device of every receiver and to nobody else', async () => {
    const [one, two, theos] = [await announce(tina), await announce(tina), await announce(theo)]
    const id = await publish(boss, { msgType: 'USER', userIds: [tina.id] })
    await publish(boss, { msgType: 'USER', userIds: [theo.id] })
    await expect.poll(() => [one, two, theos].map((device) => device.received.length)).toEqual([1, 1, 1])
    expect(one.received[0]?.payload.id).toBe(id)
    expect(theos.received[0]?.payload.id).not.toBe(id)
    for (let more = 0; more < 5; more++) await publish(boss)
    await expect.poll(() => [one, two, theos].map((device) => device.received.length)).toEqual([6, 6, 6])
    await expect.poll(waiting).toBe(0)
    expect([one, two, theos].map((device) => device.received.length)).toEqual([6, 6, 6])
  })

  test('waits for a notice that begins later, and is dropped when that is revoked before', async () => {
    const device = await announce(tina)
    const id = await publish(boss, { startTime: '2026-12-01 08:00:00' })
    expect(await waiting()).toBe(1)
    await boss(`GET /sys/annountCement/doReovkeData?id=${id}`)
    expect(await waiting()).toBe(0)
    expect(device.received).toEqual([])
  })
})

describe('a push service', () => {
  test('that says the device is gone gets nothing more for it, and the device is forgotten', async () => {
    for (const status of [404, 410]) {
      const device = await announce(tina)
      device.answers.push({ status })
      await publish(boss)
      await expect.poll(async () => (await rows(device.endpoint)).map((row) => row.gone)).toEqual([true])
      await publish(boss)
      await expect.poll(waiting).toBe(0)
      expect(device.received).toEqual([])
    }
  })

  test('that asks for patience is left alone for so long, and gets every message afterwards', async () => {
    const device = await announce(tina)
    device.answers.push({ status: 429, retryAfter: '1' })
    const id = await publish(boss)
    // A failure is tried again after ten seconds at the earliest; here that is made to be as soon as the service allows.
    await answered(device)
    await sql`update push_queue set due = now()`.execute(house.engine.databases.owner)
    const other = await publish(boss)
    await expect.poll(() => device.received.map((one) => one.payload.id).sort()).toEqual([id, other].sort())
    await expect.poll(waiting).toBe(0)
  })

  test('that refuses a message for good gets it once', async () => {
    const device = await announce(tina)
    device.answers.push({ status: 400 })
    await publish(boss)
    await answered(device)
    await expect.poll(waiting).toBe(0)
    expect(await rows(device.endpoint)).toMatchObject([{ gone: false }])
    expect(device.received).toEqual([])
  })

  test('that is away is tried no longer than a day', async () => {
    const device = await announce(tina)
    device.answers.push({ status: 500 })
    await publish(boss)
    await answered(device)
    await sql`update push_queue set due = now(), expires = now() - interval '1 second'`.execute(house.engine.databases.owner)
    await publish(boss, { msgType: 'USER', userIds: [theo.id] })
    await expect.poll(waiting).toBe(0)
    expect(device.received).toEqual([])
  })

  test('that was being written to when a node died gets the message from another, once the lease is over', async () => {
    const device = await announce(tina)
    device.answers.push({ status: 500 })
    const id = await publish(boss)
    await answered(device)
    await sql`update push_queue set due = now() - interval '1 minute', leased_until = now() + interval '1 hour'`.execute(
      house.engine.databases.owner,
    )
    const last = await publish(boss)
    await expect.poll(() => device.received.map((one) => one.payload.id)).toEqual([last])
    await sql`update push_queue set leased_until = now()`.execute(house.engine.databases.owner)
    await publish(boss, { msgType: 'USER', userIds: [theo.id] })
    await expect.poll(() => device.received.map((one) => one.payload.id)).toEqual([last, id])
  })
})

describe('a device', () => {
  test('is one row, whoever uses it and however often it announces itself', async () => {
    const device = await announce(tina)
    const [first] = await devicesOf(tina)
    await announce(tina, device)
    expect(await devicesOf(tina)).toEqual([first])
    await announce(theo, device)
    expect(await devicesOf(tina)).toEqual([])
    expect(await devicesOf(theo)).toMatchObject([{ id: first?.id, userId: theo.id }])
    await publish(boss, { msgType: 'USER', userIds: [tina.id] })
    const id = await publish(boss, { msgType: 'USER', userIds: [theo.id] })
    await expect.poll(() => device.received.map((one) => one.payload.id)).toEqual([id])
  })

  test('keeps its address and keys sealed, and shows them to nobody', async () => {
    const device = await announce(tina)
    const [stored] = await rows(device.endpoint)
    expect([stored?.endpoint, stored?.p256dh, stored?.auth].every((text) => text?.startsWith('v1.'))).toBe(true)
    const text = JSON.stringify([await devicesOf(tina), await devicesOf(boss)])
    for (const secret of [device.endpoint, device.keys.p256dh, device.keys.auth]) expect(text).not.toContain(secret)
    expect(JSON.stringify(await devicesOf(boss))).not.toContain(tina.id)
  })

  test('is forgotten when its person signs out there, and the others of that person are not', async () => {
    const [here, there] = [await house.as('tina'), await house.as('tina')]
    const [gone, kept] = [await announce(here), await announce(there)]
    await here('POST /sys/logout')
    expect((await rows(gone.endpoint)).map((row) => row.gone)).toEqual([true])
    expect((await rows(kept.endpoint)).map((row) => row.gone)).toEqual([false])
  })

  test('of another house goes with the person who signs in there', async () => {
    const other = { id: 'user.other', username: 'other_boss', realname: 'Other', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
    await openTenant(house.engine, product, { name: 'Other', accounts: [other] })
    const stranger = await house.as('other_boss')
    const device = await announce(tina)
    await announce(stranger, device)
    expect((await rows(device.endpoint)).map((row) => [row.tenant_id, row.gone]).sort()).toEqual([
      [1, true],
      [2, false],
    ])
    await publish(boss)
    const id = await publish(stranger)
    await expect.poll(() => device.received.map((one) => one.payload.id)).toEqual([id])
  })

  test('is forgotten by nobody but its person', async () => {
    const device = await announce(tina)
    expect(await theo(`POST ${pushCalls.forget}`, { endpoint: device.endpoint })).toMatchObject({ success: true })
    const [row] = await devicesOf(tina)
    expect(await theo(at('DELETE', PushSubscription, `delete?id=${row?.id}`))).toMatchObject({ success: false })
    expect(await devicesOf(tina)).toHaveLength(1)
    expect(await tina(`POST ${pushCalls.forget}`, { endpoint: device.endpoint })).toMatchObject({ success: true })
    expect(await devicesOf(tina)).toEqual([])
    expect(await tina(`POST ${pushCalls.forget}`, { endpoint: 'https://nowhere.example/x' })).toMatchObject({ success: true })
  })

  test('is not told what its person has read meanwhile, nor when that person is frozen', async () => {
    const device = await announce(tina)
    device.answers.push({ status: 500 }, { status: 500 })
    const id = await publish(boss)
    await expect.poll(() => device.answers.length).toBe(1)
    await tina('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })
    await publish(boss)
    await answered(device)
    await boss('PUT /sys/user/frozenBatch', { ids: tina.id, status: 2 })
    await sql`update push_queue set due = now()`.execute(house.engine.databases.owner)
    await publish(boss, { msgType: 'USER', userIds: [theo.id] })
    await expect.poll(waiting).toBe(0)
    expect(device.received).toEqual([])
    await boss('PUT /sys/user/frozenBatch', { ids: tina.id, status: 1 })
    tina = await house.as('tina')
  })

  test('is forgotten with all others when its person is given a new password', async () => {
    const device = await announce(theo)
    const answered = await boss('PUT /sys/user/changePassword', { username: 'theo', password: testPassword, confirmpassword: testPassword })
    expect(answered).toMatchObject({ success: true })
    expect((await rows(device.endpoint)).map((row) => row.gone)).toEqual([true])
    theo = await house.as('theo')
  })

  test('is one of twenty at most: who announces more loses the oldest', async () => {
    const first = await announce(theo)
    for (let more = 0; more < 20; more++) await announce(theo)
    expect(await devicesOf(theo)).toHaveLength(10)
    expect(((await theo(at('GET', PushSubscription, 'list'))).result as { total: number }).total).toBe(20)
    expect((await rows(first.endpoint)).map((row) => row.gone)).toHaveLength(1)
  })
})

test('an address or a key that is none is refused at the door', async () => {
  const { keys } = service.subscribe()
  const before = await devicesOf(tina)
  const offer = (given: object) =>
    tina(`POST ${pushCalls.announce}`, { endpoint: 'https://fcm.googleapis.com/x', keys, language: 'zh', ...given })
  expect(await offer({ endpoint: 'https://10.0.0.1/x' })).toMatchObject({ success: false, error: 'push.address' })
  expect(await offer({ keys: { ...keys, p256dh: 'A'.repeat(87) } })).toMatchObject({ success: false, error: 'push.address' })
  for (const wrong of [
    { keys: { ...keys, p256dh: 'short' } },
    { keys: { ...keys, auth: '!' } },
    { keys: null },
    { language: 'fr' },
    { endpoint: 7 },
  ])
    expect(await offer(wrong)).toMatchObject({ success: false, code: 400 })
  expect(await devicesOf(tina)).toEqual(before)
})

test('the keys of an installation are made once, and the private one is sealed', async () => {
  const { rows: kept } = await sql<{ public_key: string; private_key: string }>`select * from push_key`.execute(
    house.engine.databases.owner,
  )
  expect(kept).toHaveLength(1)
  expect(kept[0]?.private_key).toMatch(/^v1\./)
  expect(house.engine.push?.publicKey).toBe(node.engine.push?.publicKey)
  expect(house.engine.vault.open(kept[0]?.private_key ?? '')).toBe(house.engine.push?.privateKey)
})
