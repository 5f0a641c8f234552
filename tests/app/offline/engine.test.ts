import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openDeviceDb, readDeviceId } from '../../../src/app/offline/device-db'
import { createEngine, type Engine } from '../../../src/app/offline/engine'
import { readMeta } from '../../../src/app/offline/person-db'
import { isAllSent } from '../../../src/app/offline/status'
import { readView } from '../../../src/app/offline/view/view'
import { monday, today } from '../../kit/device/device'
import { FakeNetwork } from '../../kit/device/fake-network'
import { FakeServer } from '../../kit/device/fake-server'
import { FakeBrowser } from '../../kit/device/fake-world'
import { gardenCatalogue as catalogue } from '../../kit/product/garden-catalogue'
import { diskFull, failWrites } from '../../kit/server/failing-writes'

// A loaded machine may take its time; what is tested has its own clock.
let people = 0
const running: Engine[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const engine of running.splice(0)) await engine.stop()
})

function house() {
  const server = new FakeServer()
  const network = new FakeNetwork(server)
  const browser = new FakeBrowser(monday)
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  const user = `teacher${++people}`
  const open = async (given: Partial<Parameters<typeof createEngine>[0]> = {}) => {
    const engine = await createEngine({
      catalogue,
      tenant: 1,
      user,
      transport: network.transport,
      ...browser.window(),
      ...storage,
      ...given,
    })
    running.push(engine)
    return engine
  }
  /** Lets time pass until `isDone`. */
  const until = (isDone: () => boolean | Promise<boolean>) =>
    vi.waitFor(
      async () => {
        await browser.clock.pass(1000)
        if (!(await isDone())) throw new Error('not yet')
      },
      { timeout: 60_000, interval: 1 },
    )
  return { server, network, browser, storage, user, open, until }
}

const add = (key: string) => [{ noun: 'plant', key, verb: 'add', patch: { day: today, name: key } }]
const of = (engine: Engine) => engine.status.getState()

test('[I16] all sent is said only when nothing waits and the last reading succeeded', async () => {
  const { open, until, network } = house()
  const engine = await open()
  expect(isAllSent(of(engine))).toBe(false)
  await until(() => isAllSent(of(engine)))
  expect(of(engine)).toMatchObject({ ready: true, online: true, phase: 'idle', lastSync: expect.any(Number) })
  network.judge = () => 'request-lost'
  await engine.commit(add('fern'))
  expect(isAllSent(of(engine))).toBe(false)
  expect(of(engine)).toMatchObject({ waiting: 1, oldest: expect.stringContaining('2026-03-02') })
  await until(() => !of(engine).online)
  network.judge = () => undefined
  engine.wake('online')
  await until(() => isAllSent(of(engine)))
  expect(of(engine)).toMatchObject({ waiting: 0, oldest: null })
})

test('[I16] all sent is taken back as soon as a reading fails or does not come to its end', async () => {
  const { open, until, network, server } = house()
  const engine = await open()
  await until(() => isAllSent(of(engine)))
  network.judge = () => 'request-lost'
  engine.wake('manual')
  await until(() => !of(engine).online)
  expect(isAllSent(of(engine))).toBe(false)
  network.judge = () => undefined
  const real = server.exchange.bind(server)
  server.exchange = (ask) => ({ ...real(ask), more: true })
  engine.wake('manual')
  await until(() => of(engine).online && of(engine).phase === 'idle')
  expect(isAllSent(of(engine))).toBe(false)
})

test('two windows on one database: a save in either is sent, by the leader alone, once', async () => {
  const { open, until, server, network } = house()
  const [first, second] = [await open(), await open()]
  await until(() => of(first).leads && isAllSent(of(first)))
  expect(of(second).leads).toBe(false)
  await second.commit(add('fern'))
  await first.commit(add('moss'))
  await until(() => server.state.effects.size === 2 && of(first).waiting === 0 && of(second).waiting === 0)
  expect([...server.state.effects.values()]).toEqual([1, 1])
  await until(() => isAllSent(of(second)))
  network.judge = () => 'request-lost'
  second.wake('manual')
  await until(() => !of(second).online)
})

test('[C15] two leaders do no harm', async () => {
  const { open, until, server } = house()
  const [first, second] = [await open({ locks: undefined }), await open({ locks: undefined })]
  const windows = [first, second]
  for (let at = 0; at < 20; at++) await (at % 2 ? first : second).commit(add(`p${at}`))
  await until(() => windows.every((engine) => isAllSent(of(engine))))
  expect([...server.state.effects.values()]).toEqual(Array(20).fill(1))
})

test.each([[401], [403]])(
  '[C21] %i stops sending, keeps everything editable, and goes on when the person has signed in',
  async (status) => {
    const { open, until, network, server } = house()
    const engine = await open()
    await until(() => isAllSent(of(engine)))
    network.judge = () => ({ status })
    await engine.commit(add('fern'))
    await until(() => of(engine).pause === 'auth')
    const calls = network.asks.length
    await engine.commit(add('moss'))
    engine.wake('online')
    await until(() => of(engine).waiting === 2)
    expect(network.asks.length).toBe(calls)
    network.judge = () => undefined
    engine.signedIn()
    await until(() => isAllSent(of(engine)))
    expect(of(engine).pause).toBeUndefined()
    expect(server.state.effects.size).toBe(2)
  },
)

test('signing in in one window lets the other go on', async () => {
  const { open, until, network, server } = house()
  network.judge = () => ({ status: 401 })
  const [first, second] = [await open(), await open()]
  await until(() => of(first).pause === 'auth' && of(second).pause === 'auth')
  network.judge = () => undefined
  await second.commit(add('fern'))
  second.signedIn()
  await until(() => server.state.effects.size === 1 && isAllSent(of(second)))
})

test('426 stops sending until the app is new, and signing in does not help', async () => {
  const { open, until, network } = house()
  network.judge = () => ({ status: 426 })
  const engine = await open()
  await engine.commit(add('fern'))
  await until(() => of(engine).pause === 'update')
  const calls = network.asks.length
  engine.signedIn()
  await until(() => of(engine).waiting === 1)
  expect(network.asks.length).toBe(calls)
})

test('[I14] a day of work without network makes no more than six calls in any minute, and heals', async () => {
  const { open, until, network, browser, server } = house()
  const times: number[] = []
  let isDown = true
  network.judge = () => {
    times.push(browser.clock.time)
    return isDown ? 'request-lost' : undefined
  }
  const engine = await open()
  for (let at = 0; at < 40; at++) {
    await engine.commit(add(`p${at}`))
    if (at % 10 === 0) engine.wake('visible')
    await browser.clock.pass(3000)
  }
  const most = Math.max(...times.map((at) => times.filter((other) => other >= at && other < at + 60_000).length))
  expect(most).toBeLessThanOrEqual(6)
  isDown = false
  engine.wake('online')
  await until(() => isAllSent(of(engine)))
  expect(server.state.effects.size).toBe(40)
})

test('[C17] what waits survives a restart of the app', async () => {
  const { open, until, network, server } = house()
  network.judge = () => 'request-lost'
  const first = await open()
  await first.commit(add('fern'))
  await first.stop()
  network.judge = () => undefined
  const second = await open()
  await until(() => isAllSent(of(second)))
  expect(server.state.effects.size).toBe(1)
})

test('[C19] a full device says so and keeps what the form held for another try', async () => {
  const { open, until } = house()
  const engine = await open()
  await until(() => isAllSent(of(engine)))
  failWrites(1, diskFull)
  await expect(engine.commit(add('fern'))).rejects.toMatchObject({ code: 'device.full' })
  vi.restoreAllMocks()
  expect(of(engine).pause).toBe('storage')
  await engine.commit(add('fern'))
  // What was sent counts before its exchange is over, which is what takes the pause back.
  await until(() => isAllSent(of(engine)) && of(engine).pause === undefined)
})

test('nouns or fields that changed with the app are fetched anew, the old copy stays in view meanwhile', async () => {
  const { open, until, network, server } = house()
  server.write('plant', 'fern', { day: today, name: 'fern' })
  const first = await open()
  await until(() => isAllSent(of(first)))
  await first.stop()
  const { stone: _, ...resources } = catalogue.resources
  network.judge = () => 'request-lost'
  const second = await open({ catalogue: { ...catalogue, resources } })
  expect(await readMeta(second.db, 'pull')).toMatchObject({ since: null })
  expect(await readView(second.db, catalogue, { noun: 'plant' })).toHaveLength(1)
  network.judge = () => undefined
  second.wake('online')
  await until(() => isAllSent(of(second)))
  expect(await readView(second.db, catalogue, { noun: 'plant' })).toHaveLength(1)
})

test('[C20] who leaves is given ten seconds to send, then keeps what is unsent; nothing readable stays', async () => {
  const { open, until, network, browser, server, storage, user } = house()
  server.write('plant', 'ivy', { day: today, name: 'ivy' })
  const engine = await open()
  const other = await open()
  await until(() => isAllSent(of(engine)))
  network.judge = () => 'request-lost'
  await engine.commit(add('fern'))
  const left = engine.sendBeforeLeaving()
  await browser.clock.pass(11_000)
  expect(await left).toBe(1)
  await engine.leave('keep')
  await until(() => !other.db.isOpen())
  expect(engine.db.isOpen()).toBe(false)
  const device = await openDeviceDb(storage)
  expect(await device.known.toArray()).toEqual([{ key: `kg_1_${user}`, tenant: '1', user, count: 1, oldest: expect.any(String) }])
  expect(await readDeviceId(device)).toMatch(/^[0-9a-f-]{36}$/)
  device.close()
  const back = await open()
  expect(await back.db.rows.count()).toBe(0)
  expect(await back.db.ops.count()).toBe(1)
  network.judge = () => undefined
  back.wake('online')
  await until(() => isAllSent(of(back)))
  expect(server.state.effects.size).toBe(1)
  expect(await back.db.rows.count()).toBe(2)
})

test('who leaves with everything sent does not wait, and may discard the rest', async () => {
  const { open, until, server } = house()
  const engine = await open()
  await until(() => isAllSent(of(engine)))
  server.refuses = () => 'record.state'
  await engine.commit(add('fern'))
  await until(() => of(engine).parked === 1)
  expect(await engine.sendBeforeLeaving()).toBe(1)
  await engine.leave('discard')
  const back = await open()
  expect(await back.db.ops.count()).toBe(0)
})

test('[I12] another person on the device sees neither rows nor edits', async () => {
  const { open, until, server } = house()
  server.write('plant', 'ivy', { day: today, name: 'ivy' })
  const first = await open()
  await first.commit(add('fern'))
  await until(() => isAllSent(of(first)))
  await first.stop()
  const second = await open({ user: `stranger${people}`, transport: () => Promise.reject({ status: 0 }) })
  expect(await readView(second.db, catalogue, { noun: 'plant' })).toEqual([])
  expect(of(second)).toMatchObject({ waiting: 0, ready: false })
})

test("the conflict centre's ways out go through the engine: fix, forget, try again", async () => {
  const { open, until, server } = house()
  server.refuses = (op) => (op.patch.name === 'bad' ? 'record.state' : undefined)
  const engine = await open()
  const [op] = await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: 'bad' } }])
  await until(() => of(engine).parked === 1)
  await engine.resend(String(op?.id), { name: 'good' })
  await until(() => isAllSent(of(engine)))
  expect(server.values('plant', 'fern')?.name).toBe('good')
  await expect(engine.resend(String(op?.id))).rejects.toMatchObject({ code: 'record.gone' })
  expect(await engine.discard(String(op?.id))).toBe(false)
})
