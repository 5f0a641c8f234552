import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pushCalls } from '../../../src/contract/push'
import { deviceId } from '../../../src/server/push/devices'
import { openPost } from '../../../src/server/push/post-push'
import { publish } from '../../kit/browser/notice'
import { openPushMailbox, type PushedDevice } from '../../kit/notices/push-mailbox'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const product = quietProduct([
  { username: 'tina', roles: ['headTeacher'] },
  { username: 'theo', roles: ['teacher'] },
])
type Someone = Caller & { id: string; token: string }
let service: Awaited<ReturnType<typeof openPushMailbox>>
let house: OpenHouse
let boss: Someone
let tina: Someone
let theo: Someone

beforeAll(async () => {
  service = await openPushMailbox()
  house = await openHouse(product, quietNow, { PUSH_CONTACT: 'mailto:it@sunshine-kindergarten.cn', PUSH_LOOPBACK: 'yes' })
  ;[boss, tina, theo] = [await house.as('boss'), await house.as('tina'), await house.as('theo')]
})
afterAll(async () => {
  await house.close()
  await service.close()
})

const offer = (call: Caller, { endpoint, keys }: Pick<PushedDevice, 'endpoint' | 'keys'>) =>
  call(`POST ${pushCalls.announce}`, { endpoint, keys, language: 'zh' })
const announce = async (call: Caller): Promise<PushedDevice> => {
  const device = service.subscribe()
  expect(await offer(call, device)).toMatchObject({ success: true })
  return device
}
const waiting = async (): Promise<number> =>
  Number((await sql<{ n: number }>`select count(*) n from push_queue`.execute(house.engine.databases.owner)).rows[0]?.n)
const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64url')

/** A service that takes what is posted and says nothing, or only begins to; `last` is who waits there. */
async function openSilence(begins: (response: ServerResponse) => void = () => undefined) {
  const asked: ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume()
    asked.push(response)
    begins(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`,
    asked,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
}

test('keys of a byte too few or too many are refused at the door, each by its name', async () => {
  const device = service.subscribe()
  for (const auth of [base64(15), base64(17), `${base64(15)}===`, 'A'.repeat(21)])
    expect(await offer(tina, { ...device, keys: { ...device.keys, auth } }), auth).toMatchObject({
      success: false,
      error: 'input.invalid',
      problems: { 'keys.auth': { code: 'field.choice', message: '没有这个选项' } },
    })
  for (const p256dh of [base64(64), base64(66)])
    expect(await offer(tina, { ...device, keys: { ...device.keys, p256dh } })).toMatchObject({ problems: { 'keys.p256dh': {} } })
  const padded = { auth: `${device.keys.auth}==`, p256dh: `${device.keys.p256dh}=` }
  expect(await offer(tina, { ...device, keys: padded })).toMatchObject({ success: true })
  await publish(boss, { msgType: 'USER', userIds: [tina.id] })
  await expect.poll(() => device.received.length).toBe(1)
  await tina(`POST ${pushCalls.forget}`, { endpoint: device.endpoint })
})

test('a device nothing can be encrypted for is forgotten, and the others hear once', async () => {
  const [good, bad, other] = [await announce(tina), await announce(tina), await announce(theo)]
  await sql`update push_subscription set auth = ${house.engine.vault.seal(base64(15))} where id = ${deviceId(bad.endpoint)}`.execute(
    house.engine.databases.owner,
  )
  for (const count of [1, 2]) {
    await publish(boss)
    await expect.poll(waiting).toBe(0)
    expect([good, bad, other].map((device) => device.received.length)).toEqual([count, 0, count])
  }
  const gone = await sql`select gone from push_subscription where id = ${deviceId(bad.endpoint)}`.execute(house.engine.databases.owner)
  expect(gone.rows).toEqual([{ gone: true }])
})

test('what was sent is off the list while a silent service still keeps the last one waiting', async () => {
  const silence = await openSilence()
  const mute = { ...service.subscribe(), endpoint: silence.endpoint }
  await offer(tina, mute)
  const devices = await Promise.all(Array.from({ length: 24 }, (_, at) => announce(at % 2 ? tina : theo)))
  await publish(boss)
  await expect.poll(() => devices.every((device) => device.received.length === 1)).toBe(true)
  await expect.poll(waiting).toBeLessThanOrEqual(7)
  expect(silence.asked.map((one) => one.destroyed)).toEqual([false])
  silence.asked[0]?.writeHead(201).end()
  await expect.poll(waiting).toBe(0)
  expect(devices.every((device) => device.received.length === 1)).toBe(true)
  await silence.close()
})

test('a service that drips its answer is waited for no longer than one that says nothing', async () => {
  const timers: NodeJS.Timeout[] = []
  const silence = await openSilence((response) => {
    response.socket?.write('HTTP/1.1 201 Created\r\n')
    timers.push(setInterval(() => response.socket?.write('x-wait: 1\r\n'), 40))
  })
  const line = openPost(true, 1, 200)
  const answered = await line.post({ endpoint: silence.endpoint, headers: {}, body: Buffer.from('x') }, new AbortController().signal)
  expect(answered).toEqual({ status: 0, failure: 'no answer in time' })
  for (const timer of timers) clearInterval(timer)
  line.close()
  await silence.close()
})

test('no more are taken at once than can be sent before somebody else may take them', async () => {
  const silence = await openSilence()
  await offer(theo, { ...service.subscribe(), endpoint: silence.endpoint })
  const db = house.engine.databases.owner
  const { rows: columns } = await sql<{
    name: string
  }>`select column_name as name from information_schema.columns where table_name = 'push_subscription' and column_name <> 'id'`.execute(db)
  const copied = sql.join(columns.map(({ name }) => sql.ref(name)))
  await sql`insert into push_subscription (id, ${copied}) select 'twin-' || n, ${copied} from push_subscription, generate_series(1, 150) n
    where id = ${deviceId(silence.endpoint)}`.execute(db)
  await publish(boss, { msgType: 'USER', userIds: [theo.id] })
  const underWay = async () => (await sql`select 1 from push_queue where leased_until > now()`.execute(db)).rows.length
  const [lanes, answerSeconds, leaseSeconds] = [20, 10, 60]
  await expect.poll(() => silence.asked.length).toBe(lanes)
  expect(((await underWay()) / lanes) * answerSeconds).toBeLessThan(leaseSeconds)
  await sql`delete from push_queue`.execute(db)
  await silence.close()
})
