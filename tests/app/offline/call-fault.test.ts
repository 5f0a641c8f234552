import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { createEngine } from '../../../src/app/offline/engine'
import { isAboutLoad, isReached, pauseFor } from '../../../src/app/offline/exchange/call-fault'
import { syncTransport } from '../../../src/app/wire/sync-transport'
import { WireError } from '../../../src/app/wire/wire-error'
import { Device, monday } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { FakeBrowser } from '../../kit/device/fake-world'
import { gardenCatalogue as catalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

afterEach(() => vi.unstubAllGlobals())

const inside = (number: number) => new WireError({ status: 200, code: 'input.malformed', number })
const dead = new WireError({ status: 500, code: '500', message: 'Token失效，请重新登录' })

test('a refusal inside status 200 is judged by the number it carries', () => {
  expect([400, 413, 404, 409].map((number) => isAboutLoad(inside(number)))).toEqual([true, true, false, false])
  expect([401, 403, 426, 400].map((number) => pauseFor(inside(number)))).toEqual(['auth', 'auth', 'update', undefined])
  expect(isReached(inside(400))).toBe(true)
})

test('[C21] an expired sign-in that is told as a failure of the server stops sending, and no edit is blamed for it', () => {
  expect(pauseFor(dead)).toBe('auth')
  expect(isAboutLoad(dead)).toBe(false)
  expect(pauseFor(new WireError({ status: 500, code: 'server.failed' }))).toBeUndefined()
})

test('one edit that the server cannot read is found in its batch, though it says so with status 200', async () => {
  const server = new FakeServer()
  const device = await Device.start(server)
  const { network } = device
  await device.sync()
  const reach = network.transport
  const transport: typeof reach = (ask) => (ask.ops.some(({ key }) => key === 'poison') ? Promise.reject(inside(400)) : reach(ask))
  Object.defineProperty(device, 'line', { get: () => ({ db: device.db, catalogue, transport, now: () => device.time }) })
  for (const key of ['fern', 'poison', 'moss']) await device.add(key)
  for (let round = 0; round < 6; round++) await device.sync()
  expect(server.values('plant', 'fern')).toBeDefined()
  expect(server.values('plant', 'moss')).toBeDefined()
  expect((await device.conflictCentre()).parked).toMatchObject([{ op: { key: 'poison' }, fare: { fate: 'suspect' } }])
})

test('the page of a network that wants a sign-in of its own is not taken for the server', async () => {
  const fetch = vi.fn(async () => new Response('<html>Welcome to the hotel</html>', { status: 200 }))
  vi.stubGlobal('fetch', fetch)
  const browser = new FakeBrowser(monday)
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  const engine = await createEngine({ ...storage, ...browser.window(), catalogue, tenant: 1, user: 'u1', transport: syncTransport })
  await soon(async () => {
    await browser.clock.pass(100)
    expect(fetch).toHaveBeenCalled()
    expect(engine.status.getState()).toMatchObject({ online: false, fresh: false, phase: 'resting' })
  })
  await engine.stop()
})
