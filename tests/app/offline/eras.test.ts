import { expect, test } from 'vitest'
import { exchange } from '../../../src/app/offline/exchange/exchange'
import { takeIn } from '../../../src/app/offline/exchange/take-in'
import { readMeta } from '../../../src/app/offline/person-db'
import { Device, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'

// A loaded machine may take its time.
async function pair() {
  const server = new FakeServer()
  return { server, device: await Device.start(server) }
}

const names = async (device: Device) => (await device.plants()).map((row) => row.id).sort()

test.each([['epoch-2'], ['epoch-1']])(
  '[C22] what a restored server (%s) has lost is done again in order, what it still knows is not',
  async (epoch) => {
    const { server, device } = await pair()
    await device.add('fern', { height: 1 })
    await device.sync()
    const saved = server.backup()
    await device.adjust('fern', 1)
    await device.edit('fern', { note: 'a' })
    await device.sync()
    await device.edit('fern', { note: 'b' })
    await device.add('moss')
    await device.sync()
    await device.edit('fern', { note: 'c' })
    server.restore(saved, epoch)
    await device.sync()
    expect(server.values('plant', 'fern')).toMatchObject({ height: 2, note: 'c' })
    expect(server.values('plant', 'moss')).toBeDefined()
    expect([...server.state.effects.values()]).toEqual([1, 1, 1, 1, 1, 1])
    expect(await names(device)).toEqual(['fern', 'moss'])
    expect(await device.plant('fern')).toMatchObject({ height: 2, note: 'c' })
    expect(await device.db.ops.count()).toBe(0)
    expect(await device.db.standing.count()).toBe(0)
  },
)

test('[C22] a server that was put back and does not know it is told so, and has everything again, though others went on', async () => {
  const { server, device } = await pair()
  await device.add('fern', { height: 1 })
  await device.sync()
  const saved = server.backup()
  await device.add('moss')
  await device.adjust('fern', 2)
  await device.sync()
  server.restore(saved, 'epoch-1')
  for (const key of ['aloe', 'ivy', 'palm', 'reed']) server.write('plant', key, { day: today, name: key })
  await device.sync()
  expect(server.values('plant', 'fern')).toMatchObject({ height: 3 })
  expect(server.values('plant', 'moss')).toBeDefined()
  expect([...server.state.effects.values()]).toEqual([1, 1, 1])
  expect(await names(device)).toEqual(['aloe', 'fern', 'ivy', 'moss', 'palm', 'reed'])
})

/** A round during which `look` sees the device before every call and at the end. */
async function watched(device: Device, look: () => Promise<unknown>): Promise<unknown[]> {
  const seen: unknown[] = []
  await exchange({
    ...device.line,
    transport: async (ask) => {
      seen.push(await look())
      return device.network.transport(ask)
    },
  })
  return [...seen, await look()]
}

test('the view stands still while a restored server is offered everything again', async () => {
  const { server, device } = await pair()
  server.page = 1
  for (const key of ['fern', 'moss']) server.write('plant', key, { day: today, name: key, height: 1 })
  await device.sync()
  const saved = server.backup()
  for (let at = 0; at < 60; at++) await device.adjust('fern', 1)
  await device.sync()
  server.restore(saved, 'epoch-2')
  const heights = await watched(device, async () => (await device.plant('fern'))?.height)
  expect(heights.length).toBeGreaterThan(3)
  expect(new Set(heights)).toEqual(new Set([61]))
  expect(await names(device)).toEqual(['fern', 'moss'])
})

test('[I9][I10] what is accepted while the old copy is still in view shows once, be it new or offered again', async () => {
  const { server, device } = await pair()
  server.page = 1
  for (const key of ['aloe', 'ivy', 'moss', 'palm']) server.write('plant', key, { day: today, name: key, height: 1 })
  await device.sync()
  const saved = server.backup()
  for (const note of ['a', 'b', 'c', 'd', 'e']) server.write('plant', 'palm', { note })
  for (let at = 0; at < 3; at++) await device.adjust('palm', 10)
  await device.sync()
  server.restore(saved, 'epoch-2')
  device.network.mishaps = [undefined, 'request-lost']
  await device.sync().catch(() => undefined)
  await device.adjust('palm', 100)
  const heights = await watched(device, async () => (await device.plant('palm'))?.height)
  expect(heights.length).toBeGreaterThan(4)
  expect(new Set(heights)).toEqual(new Set([131]))
  expect(server.values('plant', 'palm')?.height).toBe(131)
})

/** More than goes in one exchange. */
const many = Array.from({ length: 30 }, (_, at) => `plant${at}`)

test('[I10] what this device added, edited and removed stands still while all of it is offered again, though the new copy is whole long before', async () => {
  const { server, device } = await pair()
  await device.sync()
  const saved = server.backup()
  for (const key of many) {
    await device.add(key, { note: 'a' })
    await device.edit(key, { note: 'b' })
    if (key.endsWith('1')) await device.commit([{ noun: 'plant', key, verb: 'remove', patch: {} }])
  }
  await device.sync()
  server.restore(saved, 'epoch-2')
  const seen = await watched(device, async () => (await device.plants()).map(({ id, note }) => `${id} ${note}`).join())
  expect(seen.length).toBeGreaterThan(3)
  const left = many.filter((key) => !key.endsWith('1')).sort()
  expect(new Set(seen)).toEqual(new Set([left.map((key) => `${key} b`).join()]))
})

test('[I10] an edit of what somebody else had added stays in view until the server has said what becomes of it', async () => {
  const { server, device } = await pair()
  await device.sync()
  const saved = server.backup()
  for (const key of [...many, 'fern', 'moss']) server.write('plant', key, { day: today, name: key })
  await device.sync()
  for (const note of ['a', 'b']) for (const key of many) await device.edit(key, { note })
  await device.edit('fern', { note: 'b' })
  await device.sync()
  server.restore(saved, 'epoch-2')
  server.refuses = ({ verb, key }) => (verb === 'edit' && !server.values('plant', key) ? 'record.gone' : undefined)
  const wrong: string[] = []
  await watched(device, async () => {
    const parked = new Set((await device.conflictCentre()).parked.map(({ op }) => op.key))
    const seen = new Map((await device.plants(today)).map(({ id, note }) => [id, note]))
    for (const key of [...many, 'fern']) if (!parked.has(key) && seen.get(key) !== 'b') wrong.push(`${key} ${seen.get(key)}`)
    // Whoever had added it brings it back before this device comes to it.
    if (parked.size > 0) server.write('plant', 'fern', { day: today, name: 'fern' })
  })
  expect(wrong).toEqual([])
  expect(await names(device)).toEqual(['fern'])
  expect(server.values('plant', 'fern')).toMatchObject({ note: 'b' })
})

test('an edit on values from before a restore is compared by value, so nobody is overwritten unseen', async () => {
  const { server, device } = await pair()
  const saved = server.backup()
  server.write('plant', 'fern', { day: today, name: 'fern', note: 'old' })
  await device.sync()
  server.restore(saved, 'epoch-2')
  server.write('plant', 'fern', { day: today, name: 'fern', note: 'theirs' })
  await device.edit('fern', { note: 'mine' })
  await device.sync()
  expect(server.values('plant', 'fern')?.note).toBe('theirs')
  expect((await device.conflictCentre()).conflicts).toHaveLength(1)
})

test('an edit made on the old copy while the new one is on its way says so', async () => {
  const { server, device } = await pair()
  const saved = server.backup()
  for (const note of ['1', '2', '3']) server.write('plant', 'fern', { day: today, name: 'fern', note })
  await device.sync()
  server.restore(saved, 'epoch-2')
  server.write('plant', 'fern', { day: today, name: 'fern', note: 'theirs' })
  device.network.mishaps = [undefined, 'request-lost']
  await device.sync().catch(() => undefined)
  const op = await device.edit('fern', { note: 'mine' })
  expect([op.epoch, op.trunk, (await readMeta(device.db, 'pull')).epoch]).toEqual(['epoch-1', 3, 'epoch-2'])
  await device.sync()
  expect(server.values('plant', 'fern')?.note).toBe('theirs')
})

test('a late reply from before a restore is ignored', async () => {
  const { server, device } = await pair()
  await device.add('fern')
  await device.sync()
  const late = device.network.heard(0)
  const saved = server.backup()
  server.restore(saved, 'epoch-2')
  await device.sync()
  const pull = await readMeta(device.db, 'pull')
  const taken = await takeIn(device.db, gardenCatalogue, { ask: late.ask, gen: 2 }, late.reply, device.time)
  expect(taken).toMatchObject({ moved: false, afresh: false })
  expect(await readMeta(device.db, 'pull')).toEqual(pull)
})

test('a server in two minds about its epoch is not asked for ever', async () => {
  const { server, device } = await pair()
  await device.sync()
  device.network.judge = () => {
    server.state.epoch = `epoch-${Math.random()}`
    return undefined
  }
  await device.sync()
  expect(device.network.asks.length).toBeLessThan(8)
})

test('ops done more than thirty days ago are let go', async () => {
  const { device } = await pair()
  await device.add('fern')
  await device.sync()
  device.time += 31 * 86_400_000
  await device.sync()
  expect(await device.db.done.count()).toBe(0)
})

test('a full copy replaces the old one only when it is complete', async () => {
  const { server, device } = await pair()
  for (const key of ['fern', 'ivy', 'moss', 'palm']) server.write('plant', key, { day: today, name: key })
  await device.sync()
  server.page = 1
  server.scope = 'scope-2'
  server.sees = (row) => row.key !== 'ivy'
  const seen: string[] = []
  for (let calls = 1; calls < 6; calls++) {
    device.network.mishaps = [undefined, 'request-lost']
    await device.sync().catch(() => undefined)
    await device.crash()
    seen.push((await names(device)).join())
  }
  expect(seen).toEqual([...Array(3).fill('fern,ivy,moss,palm'), 'fern,moss,palm', 'fern,moss,palm'])
  expect(device.network.asks.filter((ask) => ask.since === null && !ask.place)).toHaveLength(3)
})

test("edits on rows that left a person's reach are still sent", async () => {
  const { server, device } = await pair()
  server.write('plant', 'ivy', { day: today, name: 'ivy' })
  await device.sync()
  await device.edit('ivy', { note: 'mine' })
  server.scope = 'scope-2'
  server.sees = () => false
  await device.sync()
  expect(server.values('plant', 'ivy')?.note).toBe('mine')
  expect(await names(device)).toEqual([])
})

test('a scope that changes in the middle of a full copy starts it over', async () => {
  const { server, device } = await pair()
  server.page = 1
  for (const key of ['fern', 'ivy', 'moss']) server.write('plant', key, { day: today, name: key })
  let calls = 0
  device.network.judge = () => {
    if (++calls === 2) {
      server.scope = 'scope-2'
      server.sees = (row) => row.key !== 'fern'
    }
    return undefined
  }
  await device.sync()
  expect(await names(device)).toEqual(['ivy', 'moss'])
})

test('what changes while a full copy is on its way arrives after it', async () => {
  const { server, device } = await pair()
  server.page = 1
  for (const key of ['fern', 'ivy', 'moss']) server.write('plant', key, { day: today, name: key })
  let calls = 0
  device.network.judge = () => {
    if (++calls === 3) {
      server.remove('plant', 'fern')
      server.write('plant', 'ivy', { note: 'new' })
      server.write('plant', 'aloe', { day: today, name: 'aloe' })
    }
    return undefined
  }
  await device.sync()
  expect(await names(device)).toEqual(['aloe', 'ivy', 'moss'])
  expect((await device.plant('ivy'))?.note).toBe('new')
})
