import { createECDH, randomBytes } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PushSubscription } from '../../src/contract/system/push-subscription'
import { product } from '../../src/product'
import { readConfiguration } from '../../src/server/configuration'
import { openServer } from '../../src/server/http/open-server'
import { openEngine } from '../../src/server/open-engine'
import { deviceId } from '../../src/server/push/devices'
import { openPost } from '../../src/server/push/post-push'
import { fill } from '../../src/server/seed/fill'
import { settle } from '../../src/server/seed/settle'
import { testPassword } from '../kit/test-password'
import type { Bench, Figure } from './figure'
import { bareTime, growth, rate, time } from './figure'

const devices = 5000
const lanes = 20

/** A push service that takes everything and only counts. */
async function openCounter() {
  let taken = 0
  let reached = () => {}
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(201).end()
      taken += 1
      if (taken >= devices) reached()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when every device has got one message from now on. */
    all: () => {
      taken = 0
      return new Promise<void>((resolve) => {
        reached = resolve
      })
    },
    close: () => void server.close().closeAllConnections(),
  }
}

/** As many messages of the same size posted over the same connections, with nothing to look up, encrypt or write down. */
async function barePosts(origin: string): Promise<number> {
  const line = openPost(true, lanes, 10_000)
  const parcel = { endpoint: `${origin}/x`, headers: { 'content-type': 'application/octet-stream' }, body: randomBytes(220) }
  const { signal } = new AbortController()
  setMaxListeners(lanes * 2, signal)
  const begun = performance.now()
  let left = devices
  const lane = async () => {
    while (left-- > 0) await line.post(parcel, signal)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  line.close()
  return performance.now() - begun
}

type House = Awaited<ReturnType<typeof openEngine>>['engine']

async function holdDevices(engine: House, origin: string): Promise<void> {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  const { rows } = await sql<{ id: string }>`select id from "user" where username = 'principal'`.execute(engine.databases.tenant(1))
  const user = rows[0]?.id ?? ''
  const made = Array.from({ length: devices }, (_, at) => {
    const endpoint = `${origin}/${at}`
    return {
      id: deviceId(endpoint),
      scope: `user/${user}`,
      values: { userId: user, device: 'bench', language: 'zh', signIn: 'x', endpoint, ...keys },
    }
  })
  await fill(engine, 1, PushSubscription, made)
}

async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kg-bench-'))
  const counter = await openCounter()
  const settings = {
    DATA_DIR: join(folder, 'data'),
    SEED_PASSWORD: testPassword,
    LOG_LEVEL: 'error',
    PUSH_CONTACT: 'mailto:it@bench-house.cn',
    PUSH_LOOPBACK: 'yes',
  }
  const { engine, close } = await openEngine(readConfiguration(settings), product)
  try {
    await settle(engine, product)
    const server = await openServer(engine, { routes: [] })
    await holdDevices(engine, counter.origin)
    const signedIn = await server.inject({ method: 'POST', url: '/sys/login', payload: { username: 'principal', password: testPassword } })
    const headers = { 'x-access-token': (signedIn.json() as { result: { token: string } }).result.token }
    const draft = { titile: 'bench', msgAbstract: 'bench', endTime: '2099-01-01 08:00:00' }
    const added = await server.inject({ method: 'POST', url: '/sys/annountCement/add', headers, payload: draft })
    const { id } = (added.json() as { result: { id: string } }).result
    const all = counter.all()
    const begun = performance.now()
    await server.inject({ method: 'GET', url: `/sys/annountCement/doReleaseData?id=${id}`, headers })
    const answered = performance.now() - begun
    await all
    const taken = performance.now() - begun
    const bare = await barePosts(counter.origin)
    await server.close()
    return [
      time('publishing answered, every device put on the list', answered, 2000),
      time('until the last device is told', taken, 20_000),
      rate('messages', (devices / taken) * 1000, 'messages', 250),
      bareTime('as many bare posts over as many connections', bare),
      growth('with looking up, encrypting, signing and writing down / bare posts', taken / bare, 6),
    ]
  } finally {
    await close()
    counter.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A notice for a house with many devices, from its publishing to the last push service's answer. */
export const pushFanOut: Bench = {
  name: 'push',
  says: `${devices} devices at a push service on this machine, each told with real encryption; against as many bare posts`,
  run: measure,
}
