import { afterEach, expect, test, vi } from 'vitest'
import { discard, resend, retryNow } from '../../../src/app/conflict-centre/resend'
import { exchange } from '../../../src/app/offline/exchange/exchange'
import { readMeta } from '../../../src/app/offline/person-db'
import { Device, today } from '../../kit/device/device'
import type { Mishap } from '../../kit/device/fake-network'
import { FakeServer } from '../../kit/device/fake-server'
import { diskFull, failWrites } from '../../kit/server/failing-writes'

// A loaded machine may take its time.
afterEach(() => {
  vi.restoreAllMocks()
})

async function pair() {
  const server = new FakeServer()
  return { server, device: await Device.start(server) }
}

const effects = (server: FakeServer) => [...server.state.effects.values()]

test('what waits goes, what is new comes, and an idle round is one call', async () => {
  const { server, device } = await pair()
  server.write('plant', 'ivy', { day: today, name: 'ivy' })
  for (let at = 0; at < 120; at++) await device.add(`p${at}`)
  expect(await device.sync()).toMatchObject({ complete: true })
  expect(server.state.outcomes.size).toBe(120)
  expect(await device.db.done.count()).toBe(120)
  expect(await device.plants()).toHaveLength(121)
  const calls = device.network.asks.length
  await device.sync()
  expect(device.network.asks.length).toBe(calls + 1)
})

test.each<Mishap>(['request-lost', 'reply-lost', 'twice'])(
  '[C6][C8][I1][I2] %s, at any call, loses nothing and does nothing twice',
  async (mishap) => {
    for (let at = 0; at < 4; at++) {
      const { server, device } = await pair()
      server.page = 2
      await device.add('fern', { height: 1 })
      for (let times = 0; times < 60; times++) await device.adjust('fern', 1)
      device.network.mishaps = [...Array.from({ length: at }, () => undefined), mishap]
      await device.sync().catch(() => undefined)
      await device.crash()
      device.network.mishaps = []
      await device.sync()
      expect(effects(server)).toEqual(Array.from({ length: 61 }, () => 1))
      expect(server.values('plant', 'fern')?.height).toBe(61)
      expect((await device.plant('fern'))?.height).toBe(61)
      expect(await device.db.ops.count()).toBe(0)
    }
  },
)

test('[C9][C10][C11][C12][C13] a crash at any write of the database loses nothing and does nothing twice', async () => {
  for (let at = 0; ; at++) {
    const { server, device } = await pair()
    server.page = 2
    for (const key of ['ivy', 'moss', 'palm']) server.write('plant', key, { day: today, name: key })
    const ops = [await device.add('fern', { height: 1 }), await device.adjust('fern', 1), await device.edit('ivy', { note: 'x' })]
    failWrites(at, () => new Error('crash'))
    const survived = await device.sync().then(
      () => true,
      () => false,
    )
    vi.restoreAllMocks()
    await device.crash()
    expect(await device.everyOp()).toEqual(ops.map((op) => op.id).sort())
    expect((await device.plant('fern'))?.height).toBe(2)
    await device.sync()
    expect(effects(server)).toEqual([1, 1, 1])
    expect((await device.plants()).map((row) => [row.id, row.note]).sort()).toEqual([
      ['fern', undefined],
      ['ivy', 'x'],
      ['moss', undefined],
      ['palm', undefined],
    ])
    expect(await device.db.done.count()).toBe(3)
    if (survived) {
      expect(at).toBeGreaterThan(20)
      break
    }
  }
})

test('[E7][I10] an accepted edit never leaves the view while its row is on the way', async () => {
  const { server, device } = await pair()
  server.page = 1
  await device.add('fern', { note: '0' })
  await device.sync()
  for (let at = 1; at <= 10; at++) {
    for (const key of ['ivy', 'moss']) server.write('plant', key, { day: today, name: key, note: String(at) })
    await device.edit('fern', { note: String(at) })
    const seen: unknown[] = []
    const look = async () => seen.push((await device.plant('fern'))?.note)
    await exchange({
      ...device.line,
      transport: async (ask) => {
        await look()
        return device.network.transport(ask)
      },
    })
    await look()
    expect(seen.length).toBeGreaterThan(3)
    expect(new Set(seen)).toEqual(new Set([String(at)]))
  }
})

test('[I9] a delta is never counted in the row and on top of it', async () => {
  const { server, device } = await pair()
  server.page = 1
  await device.add('fern', { height: 0 })
  await device.sync()
  const heights: unknown[] = []
  for (let at = 1; at <= 5; at++) {
    server.write('plant', 'ivy', { day: today, name: 'ivy', note: String(at) })
    await device.adjust('fern', 1)
    device.network.mishaps = [undefined, 'request-lost', undefined]
    for (let round = 0; round < 3; round++) {
      await device.sync().catch(() => undefined)
      heights.push((await device.plant('fern'))?.height)
    }
  }
  expect(heights).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5])
})

test('[E8][I5] a refused op parks its own row only', async () => {
  const { server, device } = await pair()
  server.refuses = (op) => (op.key === 'fern' ? 'record.state' : undefined)
  await device.add('fern')
  await device.edit('fern', { note: 'behind' })
  await device.add('moss')
  await device.sync()
  expect((await device.conflictCentre()).parked.map(({ fare }) => [fare.fate, fare.code])).toEqual([
    ['rejected', 'record.state'],
    ['blocked', 'op.blocked'],
  ])
  await device.edit('fern', { note: 'later' })
  await device.edit('moss', { note: 'x' })
  await device.sync()
  expect(server.values('plant', 'moss')?.note).toBe('x')
  const { waiting, parked } = await device.conflictCentre()
  expect(waiting).toEqual([])
  expect(parked.map(({ op, fare }) => [op.patch.note, fare.code]).at(-1)).toEqual(['later', 'op.waits'])
})

test('a refused op is fixed and sent as a new one, with those it had blocked behind it', async () => {
  const { server, device } = await pair()
  server.refuses = (op) => (op.patch.height === 99 ? 'field.large' : undefined)
  const first = await device.add('fern', { height: 99 })
  await device.edit('fern', { note: 'behind' })
  await device.sync()
  await resend(device.desk, first.id, { height: 9 })
  await device.sync()
  expect(server.values('plant', 'fern')).toMatchObject({ height: 9, note: 'behind' })
  expect(await device.conflictCentre()).toMatchObject({ waiting: [], parked: [] })
})

test('only a parked op can be forgotten', async () => {
  const { server, device } = await pair()
  const op = await device.add('fern')
  expect(await discard(device.db, op.id)).toBe(false)
  server.refuses = () => 'record.state'
  await device.sync()
  expect(await discard(device.db, op.id)).toBe(true)
  expect(await device.everyOp()).toEqual([])
})

test('413 halves the batch until it passes', async () => {
  const { server, device } = await pair()
  for (let at = 0; at < 30; at++) await device.add(`p${at}`)
  device.network.judge = (ask) => (ask.ops.length > 5 ? { status: 413 } : undefined)
  await device.sync()
  expect(server.state.outcomes.size).toBe(30)
  expect(device.network.asks.map((ask) => ask.ops.length).slice(0, 5)).toEqual([30, 15, 7, 3, 3])
})

test('a poison op is found, parked after five failures, tried again hourly, and the others go on', async () => {
  const { server, device } = await pair()
  for (const key of ['fern', 'poison', 'moss', 'ivy']) await device.add(key)
  device.network.judge = (ask) => (ask.ops.some((op) => op.key === 'poison') ? { status: 500 } : undefined)
  await device.sync()
  expect([...server.state.rows.keys()].sort()).toEqual(['plant:fern', 'plant:ivy', 'plant:moss'])
  expect(device.network.asks.map((ask) => ask.ops.length)).toEqual([4, 4, 1, 1, 0, 1, 1])
  for (let round = 0; round < 4; round++) {
    expect((await device.conflictCentre()).parked).toHaveLength(0)
    await device.sync()
  }
  expect((await device.conflictCentre()).parked.map(({ op, fare }) => [op.key, fare.fate])).toEqual([['poison', 'suspect']])
  const calls = device.network.asks.length
  await device.sync()
  expect(device.network.asks.slice(calls).map((ask) => ask.ops.length)).toEqual([0])
  device.network.judge = () => undefined
  device.time += 3_600_000
  await device.sync()
  expect(server.values('plant', 'poison')).toBeDefined()
  expect(await device.conflictCentre()).toMatchObject({ waiting: [], parked: [] })
})

test('a suspect goes at once when a person asks for it', async () => {
  const { server, device } = await pair()
  await device.add('poison')
  device.network.judge = (ask) => (ask.ops.length > 0 ? { status: 500 } : undefined)
  for (let round = 0; round < 5; round++) await device.sync()
  device.network.judge = () => undefined
  await retryNow(device.db)
  await device.sync()
  expect(server.values('plant', 'poison')).toBeDefined()
})

test('a server that fails at everything accuses no op', async () => {
  const { device } = await pair()
  for (const key of ['fern', 'moss']) await device.add(key)
  device.network.judge = () => ({ status: 500 })
  for (let round = 0; round < 8; round++) await expect(device.sync()).rejects.toMatchObject({ status: 500 })
  expect(await device.db.standing.count()).toBe(0)
  expect(device.network.asks.length).toBeLessThanOrEqual(32)
})

test('an op the server keeps waiting for is offered once a round, without end of calls', async () => {
  const { server, device } = await pair()
  await device.add('fern')
  await device.commit([
    { noun: 'plant', key: 'moss', verb: 'add', patch: { day: today, name: 'moss' }, deps: ['019c0000-0000-7000-8000-000000000000'] },
  ])
  await device.sync()
  expect(device.network.asks).toHaveLength(2)
  expect(server.state.outcomes.size).toBe(1)
  expect((await device.conflictCentre()).waiting).toHaveLength(1)
})

test('a server that says more for ever is not asked for ever', async () => {
  const { server, device } = await pair()
  await device.sync()
  const real = server.exchange.bind(server)
  server.exchange = (ask) => ({ ...real(ask), more: true })
  expect(await device.sync()).toMatchObject({ complete: false })
  expect(device.network.asks.length).toBeLessThan(6)
})

test('two windows draining one outbox at once do everything once', async () => {
  const { server, device } = await pair()
  server.page = 3
  for (let at = 0; at < 40; at++) server.write('plant', `s${at}`, { day: today, name: `s${at}` })
  await device.add('fern', { height: 0 })
  for (let at = 0; at < 70; at++) await device.adjust('fern', 1)
  await Promise.all([device.sync(), device.sync(), device.sync()])
  await device.sync()
  expect(effects(server)).toEqual(Array.from({ length: 71 }, () => 1))
  expect(await device.plants()).toHaveLength(41)
  expect((await device.plant('fern'))?.height).toBe(70)
  expect(await device.db.done.count()).toBe(71)
})

test('a full device goes on sending, and takes rows in again when there is room', async () => {
  const { server, device } = await pair()
  await device.add('fern')
  const real = device.db.rows.bulkPut
  vi.spyOn(Object.getPrototypeOf(device.db.rows), 'bulkPut').mockImplementation(function (this: { name: string }, ...given: unknown[]) {
    if (this.name === 'rows') return Promise.reject(diskFull())
    return (real as (...all: unknown[]) => unknown).apply(this, given)
  })
  expect(await device.sync()).toMatchObject({ full: true })
  vi.restoreAllMocks()
  expect(server.state.outcomes.size).toBe(1)
  expect(await device.db.ops.count()).toBe(0)
  expect((await device.plants()).map((row) => row.id)).toEqual(['fern'])
  expect(await device.sync()).toMatchObject({ complete: true, full: false })
  expect(await device.db.rows.count()).toBe(1)
})

test('conflicts come as rows, and deciding one is an op like any other', async () => {
  const { server, device } = await pair()
  server.write('plant', 'fern', { day: today, name: 'fern', note: 'old' })
  await device.sync()
  await device.edit('fern', { note: 'mine' })
  server.write('plant', 'fern', { note: 'theirs' })
  await device.sync()
  const [conflict] = (await device.conflictCentre()).conflicts
  expect(conflict).toMatchObject({ rowId: 'fern', field: 'note', mine: '"mine"' })
  await device.commit([{ noun: 'conflict', key: String(conflict?.id), verb: 'resolve', patch: { choice: 'theirs' } }])
  expect((await device.plant('fern'))?.standing).toBeUndefined()
  await device.sync()
  expect((await device.conflictCentre()).conflicts).toEqual([])
})

test('replies are asked for with the place reached, whatever happened before', async () => {
  const { server, device } = await pair()
  server.write('plant', 'fern', { day: today, name: 'fern' })
  await device.sync()
  expect((await readMeta(device.db, 'pull')).since).toBe(server.state.seq)
  expect(device.network.asks.map((ask) => ask.since)).toEqual([null, 1])
})
