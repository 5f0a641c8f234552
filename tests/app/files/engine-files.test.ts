import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { keepFile } from '../../../src/app/files/keep-file'
import { fileCarrier } from '../../../src/app/files/upload/send-files'
import { createEngine, type Engine } from '../../../src/app/offline/engine'
import { isAllSent } from '../../../src/app/offline/status'
import { monday, today } from '../../kit/device/device'
import { FakeNetwork } from '../../kit/device/fake-network'
import { FakeServer } from '../../kit/device/fake-server'
import { FakeBrowser } from '../../kit/device/fake-world'
import { gardenCatalogue as catalogue } from '../../kit/product/garden-catalogue'
import { largePicture } from '../../kit/sample-picture'

// Live queries look here, whatever factory a database was opened with.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
const running: Engine[] = []
afterEach(async () => {
  for (const engine of running.splice(0)) await engine.stop()
})

const picture = new Uint8Array(largePicture(600).bytes).buffer

async function house() {
  const server = new FakeServer()
  const network = new FakeNetwork(server)
  const browser = new FakeBrowser(monday)
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  const open = async () => {
    const carrier = fileCarrier(network.files)
    const engine = await createEngine({
      catalogue,
      tenant: 1,
      user: 'cook',
      transport: network.transport,
      carrier,
      ...browser.window(),
      ...storage,
    })
    running.push(engine)
    return engine
  }
  const until = (isDone: () => boolean) =>
    vi.waitFor(
      async () => {
        await browser.clock.pass(1000)
        if (!isDone()) throw new Error('not yet')
      },
      { timeout: 60_000, interval: 1 },
    )
  const engine = await open()
  const shoot = async () => {
    const sha = await keepFile(engine.db, picture, 'image/jpeg', browser.clock.time)
    await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: 'fern', photos: [sha] } }])
    return sha
  }
  return { server, network, browser, open, until, engine, shoot }
}
const of = (engine: Engine) => engine.status.getState()

test('a photograph and its edit go by themselves, and every window sees how far they have come', async () => {
  const { server, open, until, engine, shoot } = await house()
  const other = await open()
  const seen: unknown[] = []
  other.status.subscribe(({ files, upload }) => upload && seen.push([files, upload.sent]))
  const sha = await shoot()
  expect(of(engine)).toMatchObject({ waiting: 1, files: 1 })
  await until(() => isAllSent(of(engine)))
  expect(server.values('plant', 'fern')).toMatchObject({ photos: [sha] })
  expect(of(engine)).toMatchObject({ files: 0, upload: undefined })
  expect(seen).toContainEqual([1, 262_144])
})

test('a photograph that does not get through keeps no other edit waiting', async () => {
  const { server, network, browser, engine, shoot, until } = await house()
  network.judgeFile = () => ({ status: 507 })
  await shoot()
  await browser.clock.pass(120_000)
  for (const key of ['moss', 'ivy', 'oak', 'elm', 'ash', 'yew']) {
    await engine.commit([{ noun: 'plant', key, verb: 'add', patch: { day: today, name: key } }])
    await browser.clock.pass(3_000)
    await until(() => server.values('plant', key) !== undefined)
  }
  expect(browser.clock.time - monday).toBeLessThan(200_000)
  expect(of(engine)).toMatchObject({ waiting: 1, files: 1, online: true, pause: undefined })
  network.judgeFile = () => undefined
  await until(() => isAllSent(of(engine)))
})

test('[C21] an expired sign-in pauses photographs as it pauses edits, and they go on after it', async () => {
  const { server, network, engine, shoot, until } = await house()
  network.judgeFile = (call) => (call === 'PUT 262144' ? { status: 401 } : undefined)
  await shoot()
  await until(() => of(engine).pause === 'auth')
  const calls = network.fileCalls.length
  engine.wake('manual')
  expect(network.fileCalls.length).toBe(calls)
  network.judgeFile = () => undefined
  engine.signedIn()
  await until(() => isAllSent(of(engine)))
  expect(server.values('plant', 'fern')).toBeDefined()
})

test('a lost part is sent again within seconds, from where it was left off', async () => {
  const { network, browser, engine, shoot, until } = await house()
  let isLost = false
  network.judgeFile = (call) => {
    if (call !== 'PUT 262144' || isLost) return undefined
    isLost = true
    return 'request-lost'
  }
  await shoot()
  await until(() => isAllSent(of(engine)))
  expect(browser.clock.time - monday).toBeLessThan(15_000)
  expect(network.fileCalls).toEqual(['HEAD', 'PUT 0', 'PUT 262144', 'HEAD', 'PUT 262144', 'PUT 524288'])
})
