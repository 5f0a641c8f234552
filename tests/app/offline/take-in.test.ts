import { IDBObjectStore } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { type AskedFrom, takeIn } from '../../../src/app/offline/exchange/take-in'
import { readMeta } from '../../../src/app/offline/person-db'
import type { Ask, Reply } from '../../../src/contract/sync/exchange'
import { Device, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'

// A loaded machine may take its time.
const take = (device: Device, asked: AskedFrom, reply: Reply, room = true) =>
  takeIn(device.db, gardenCatalogue, asked, reply, device.time, room)

async function question(device: Device): Promise<AskedFrom> {
  const { epoch, since, place, scope, gen } = await readMeta(device.db, 'pull')
  return { ask: { epoch, since, place, scope, replica: await readMeta(device.db, 'replica'), ops: [] } satisfies Ask, gen }
}

const names = async (device: Device) => (await device.plants()).map((row) => row.id).sort()

async function settled() {
  const server = new FakeServer()
  for (const key of ['fern', 'ivy', 'moss']) server.write('plant', key, { day: today, name: key })
  const device = await Device.start(server)
  await device.sync()
  return { server, device }
}

test('a reply that comes late brings no removed row back', async () => {
  const { server, device } = await settled()
  server.write('plant', 'fern', { note: 'x' })
  const asked = await question(device)
  const late = server.exchange(asked.ask)
  server.remove('plant', 'fern')
  await device.sync()
  expect(await names(device)).toEqual(['ivy', 'moss'])
  expect(await take(device, asked, late)).toMatchObject({ moved: false })
  expect(await names(device)).toEqual(['ivy', 'moss'])
})

test('a page of a full copy that comes twice changes nothing', async () => {
  const { server, device } = await settled()
  server.scope = 'scope-2'
  server.page = 2
  await take(device, await question(device), server.exchange((await question(device)).ask))
  const asked = await question(device)
  const page = server.exchange(asked.ask)
  await device.sync()
  server.remove('plant', 'fern')
  await device.sync()
  await take(device, asked, page)
  expect(await names(device)).toEqual(['ivy', 'moss'])
})

test('a page of a full copy looks for what is here once, however many rows it brings', async () => {
  const server = new FakeServer()
  for (let at = 0; at < 300; at++) server.write('plant', `plant${at}`, { day: today, name: `plant${at}` })
  const device = await Device.start(server)
  const asked = await question(device)
  const reply = server.exchange(asked.ask)
  expect(reply.changes.length).toBeGreaterThan(200)
  const looks = vi.spyOn(IDBObjectStore.prototype, 'get')
  await take(device, asked, reply)
  expect(looks.mock.calls.length).toBeLessThan(20)
  looks.mockRestore()
  expect(await device.db.rows.count()).toBe(reply.changes.length)
})

test('a page of a full copy that is older than the row here leaves the row, and the row outlives the old copy', async () => {
  const { server, device } = await settled()
  server.write('plant', 'fern', { note: 'old' })
  const row = (await device.db.rows.get(['plant', 'ivy']))?.row
  if (!row) throw new Error('no ivy')
  server.write('plant', 'ivy', { note: 'new' })
  await device.sync()
  server.scope = 'scope-2'
  await take(device, await question(device), server.exchange((await question(device)).ask))
  const asked = await question(device)
  const page = server.exchange(asked.ask)
  const older = page.changes.map((change) => (change.id === 'ivy' ? { ...change, seq: 2, row } : change))
  await take(device, asked, { ...page, changes: older })
  expect((await device.plant('ivy'))?.note).toBe('new')
})

test('outcomes in a late reply still count', async () => {
  const { server, device } = await settled()
  const op = await device.edit('fern', { note: 'a' })
  const asked = await question(device)
  const reply = server.exchange({ ...asked.ask, ops: [op] })
  server.write('plant', 'ivy', { note: 'y' })
  await take(device, asked, server.exchange(asked.ask))
  await take(device, asked, reply)
  expect(await device.db.ops.count()).toBe(0)
  expect((await device.plant('fern'))?.note).toBe('a')
})

test('an outcome for an op that is over is an echo', async () => {
  const { device } = await settled()
  const op = await device.edit('fern', { note: 'a' })
  await device.sync()
  const reply = { ...device.network.heard(-1).reply, settled: [{ id: op.id, outcome: 'rejected' as const, seq: 0, rev: 0 }] }
  await take(device, await question(device), reply)
  expect(await device.db.standing.count()).toBe(0)
  expect(await device.db.done.count()).toBe(1)
})

test('a reply is taken wholly or not at all', async () => {
  const { server, device } = await settled()
  const op = await device.edit('fern', { note: 'a' })
  const asked = await question(device)
  const reply = server.exchange({ ...asked.ask, ops: [op] })
  const broken = { ...reply, changes: [...reply.changes, { noun: 'plant', id: 'bad', seq: 99, row: { id: 'bad', bad: () => 0 } as never }] }
  await expect(take(device, asked, broken)).rejects.toThrow()
  expect([await device.db.ops.count(), await device.db.acked.count(), await device.db.done.count()]).toEqual([1, 0, 0])
  expect(await question(device)).toEqual(asked)
})

test('without room the outcomes are kept and the rows wait', async () => {
  const { server, device } = await settled()
  const op = await device.edit('fern', { note: 'a' })
  const asked = await question(device)
  await take(device, asked, server.exchange({ ...asked.ask, ops: [op] }), false)
  expect(await device.db.ops.count()).toBe(0)
  expect((await device.plant('fern'))?.note).toBe('a')
  expect(await question(device)).toEqual(asked)
})

test('rows older than the noun keeps are dropped, those with an own edit stay', async () => {
  const { server, device } = await settled()
  server.write('plant', 'old', { day: '2026-02-03', name: 'old' })
  server.write('plant', 'over', { day: '2026-01-30', name: 'over' })
  server.write('stone', 'older', { day: '2026-01-01', name: 'stone' })
  await device.sync()
  expect(await names(device)).toEqual(['fern', 'ivy', 'moss', 'old'])
  expect(await device.db.rows.get(['stone', 'older'])).toBeDefined()
  server.now = '2026-03-07 08:00:00'
  server.refuses = () => 'record.state'
  await device.edit('old', { note: 'mine' })
  await device.sync()
  expect(await names(device)).toContain('old')
})

test('rows of nouns this build does not know are not kept', async () => {
  const { server, device } = await settled()
  server.write('comet', 'halley', {})
  await device.sync()
  expect(await device.db.rows.where('gen').above(0).count()).toBe(3)
})

test('a retry for a newer app is patient for a day, then shown', async () => {
  const { server, device } = await settled()
  const op = await device.edit('fern', { note: 'a' })
  const newer = [{ id: op.id, outcome: 'retry' as const, seq: 0, rev: 0, code: 'op.newer' }]
  const answer = async () => take(device, await question(device), { ...server.exchange((await question(device)).ask), settled: newer })
  await answer()
  expect((await device.conflictCentre()).waiting).toHaveLength(1)
  device.time += 86_400_001
  await answer()
  expect((await device.conflictCentre()).parked.map(({ fare }) => fare.code)).toEqual(['op.newer'])
})

test('an op the server fails at five times is parked, the others go on', async () => {
  const { server, device } = await settled()
  const op = await device.edit('fern', { note: 'a' })
  const failed = [{ id: op.id, outcome: 'retry' as const, seq: 0, rev: 0, code: 'server.failed' }]
  for (let at = 0; at < 5; at++) {
    expect((await device.conflictCentre()).parked).toHaveLength(0)
    await take(device, await question(device), { ...server.exchange((await question(device)).ask), settled: failed })
  }
  expect((await device.conflictCentre()).parked.map(({ fare }) => fare.fate)).toEqual(['suspect'])
})
