import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { findDraft, saveDraft } from '../../../src/app/offline/outbox/draft'
import { openPersonDb, readMeta, retire } from '../../../src/app/offline/person-db'
import { isFull } from '../../../src/app/offline/steady'
import { opShape } from '../../../src/contract/sync/op-shape'
import { Device, monday, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { diskFull, failWrites } from '../../kit/server/failing-writes'

// A loaded machine may take its time.
afterEach(() => {
  vi.restoreAllMocks()
})

test('an op carries everything the server needs, and reads as one', async () => {
  const device = await Device.start(new FakeServer())
  const op = await device.add('fern')
  expect(opShape.safeParse(op).success).toBe(true)
  expect(op).toMatchObject({
    n: 1,
    noun: 'plant',
    key: 'fern',
    verb: 'add',
    trunk: 0,
    prev: null,
    epoch: null,
    at: '2026-03-02 08:00:00',
    app: 'test',
  })
})

test('numbers rise through all saves, crashes and windows', async () => {
  const device = await Device.start(new FakeServer())
  await device.add('fern')
  await device.crash()
  const other = await openPersonDb(device.name, device.storage)
  await Promise.all([device.edit('fern', { note: 'a' }), device.edit('fern', { note: 'b' }), device.add('moss')])
  expect((await other.ops.orderBy('n').toArray()).map((op) => op.n)).toEqual([1, 2, 3, 4])
  expect(await readMeta(other, 'next')).toBe(5)
})

test('base and trunk are what the person saw, the version the row has', async () => {
  const server = new FakeServer()
  server.write('plant', 'fern', { day: today, name: 'fern', note: 'old' })
  const device = await Device.start(server)
  await device.sync()
  await device.edit('fern', { note: 'mine' })
  const second = await device.edit('fern', { note: 'again', height: 2 })
  expect(second).toMatchObject({ base: { note: 'mine', height: null }, trunk: 1, epoch: 'epoch-1' })
})

test('a form opened before a change arrived saves against what it showed', async () => {
  const server = new FakeServer()
  server.write('plant', 'fern', { day: today, name: 'fern', note: 'old' })
  const device = await Device.start(server)
  await device.sync()
  const seen = await device.plant('fern')
  server.write('plant', 'fern', { note: 'theirs' })
  await device.sync()
  await device.commit([{ noun: 'plant', key: 'fern', verb: 'edit', patch: { note: 'mine' }, seen }])
  await device.sync()
  expect(server.values('plant', 'fern')?.note).toBe('theirs')
  expect((await device.conflictCentre()).conflicts).toHaveLength(1)
  expect((await device.plant('fern'))?.standing).toBe('conflict')
})

test('a move remembers the state it started from', async () => {
  const server = new FakeServer()
  server.write('plant', 'fern', { day: today, name: 'fern', stage: 'seed' })
  const device = await Device.start(server)
  await device.sync()
  const [op] = await device.commit([{ noun: 'plant', key: 'fern', verb: 'grow', patch: { note: 'tall' } }])
  expect(op?.base).toEqual({ note: null, stage: 'seed' })
  expect((await device.plant('fern'))?.stage).toBe('grown')
})

test('prev names the last op on the row, waiting, accepted or long done, but never a parked one', async () => {
  const server = new FakeServer()
  const device = await Device.start(server)
  const first = await device.add('fern')
  await device.sync()
  expect(await device.db.done.count()).toBe(1)
  await device.crash()
  const second = await device.edit('fern', { note: 'b' })
  expect(second.prev).toBe(first.id)
  server.refuses = (op) => (op.patch.note === 'b' ? 'record.state' : undefined)
  await device.sync()
  const third = await device.edit('fern', { note: 'c' })
  expect(third.prev).toBe(first.id)
  expect((await device.edit('fern', { note: 'd' })).prev).toBe(third.id)
  expect((await device.add('moss')).prev).toBeNull()
})

test('deps may name a row, and then mean the last op on it, also one of the same save', async () => {
  const device = await Device.start(new FakeServer())
  const fern = await device.add('fern')
  const moss = { noun: 'plant', key: 'moss', verb: 'add', patch: { day: today, name: 'moss' } }
  const ivy = {
    noun: 'plant',
    key: 'ivy',
    verb: 'add',
    patch: { day: today, name: 'ivy' },
    deps: ['plant:fern', 'plant:moss', 'plant:nobody'],
  }
  const ops = await device.commit([moss, ivy])
  expect(ops[1]?.deps).toEqual([fern.id, ops[0]?.id])
})

test.each([
  ['a noun kept read only', { noun: 'stone', verb: 'edit', patch: {} }, 'noun.unknown'],
  ['a move that needs the network', { noun: 'plant', verb: 'sell', patch: {} }, 'op.unknown'],
  ['an unknown verb', { noun: 'plant', verb: 'eat', patch: {} }, 'op.unknown'],
  ['a missing field', { noun: 'plant', verb: 'add', patch: { day: '2026-03-02' } }, 'input.invalid'],
  ['a field the move does not ask for', { noun: 'plant', verb: 'grow', patch: { name: 'x' } }, 'input.invalid'],
  ['an amount that is none', { noun: 'plant', verb: 'adjust', patch: { name: 1 } }, 'input.invalid'],
  ['a derived field', { noun: 'plant', verb: 'edit', patch: { stage: 'sold' } }, 'input.invalid'],
])('%s is refused, and nothing of the save is kept', async (_, intent, code) => {
  const device = await Device.start(new FakeServer())
  const good = { noun: 'plant', key: 'moss', verb: 'edit', patch: { note: 'x' } }
  await expect(device.commit([good, { key: 'fern', ...intent }])).rejects.toMatchObject({ code })
  expect(await device.db.ops.count()).toBe(0)
})

test('an id the server could not read is refused before it is kept', async () => {
  const device = await Device.start(new FakeServer())
  await expect(device.edit('not an id', { note: 'x' })).rejects.toMatchObject({ code: 'input.malformed' })
  expect(await readMeta(device.db, 'next')).toBe(1)
})

test('[C2] saving drops the draft in the same step', async () => {
  const device = await Device.start(new FakeServer())
  await saveDraft(device.db, { key: 'form', values: { note: 'half' }, updatedAt: monday })
  await expect(device.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: {} }], { draft: 'form' })).rejects.toThrow()
  expect(await findDraft(device.db, 'form')).toBeDefined()
  await device.commit([{ noun: 'plant', key: 'fern', verb: 'edit', patch: { note: 'whole' } }], { draft: 'form' })
  expect(await findDraft(device.db, 'form')).toBeUndefined()
})

test('[C1][C19] a full device keeps all of a save or nothing, at whichever write it fills up', async () => {
  const plants = ['fern', 'moss', 'ivy'].map((key) => ({ noun: 'plant', key, verb: 'add', patch: { day: today, name: key } }))
  for (let at = 0; ; at++) {
    const device = await Device.start(new FakeServer())
    await saveDraft(device.db, { key: 'form', values: {}, updatedAt: monday })
    const { writes } = failWrites(at, diskFull)
    const outcome = await device.commit(plants, { draft: 'form' }).then(
      () => 'kept',
      (error: { code: string }) => error.code,
    )
    const total = writes()
    vi.restoreAllMocks()
    if (outcome === 'kept') {
      expect(at).toBe(total)
      expect(at).toBeGreaterThan(6)
      break
    }
    expect(outcome).toBe('device.full')
    expect([await device.db.ops.count(), await device.db.drafts.count(), await readMeta(device.db, 'next')]).toEqual([0, 1, 1])
    expect(await device.commit(plants)).toHaveLength(3)
  }
})

test('the way browsers report a full disk through Dexie is understood', () => {
  expect(isFull({ name: 'AbortError', inner: { name: 'QuotaExceededError' } })).toBe(true)
  expect(isFull({ name: 'AbortError', inner: null })).toBe(false)
})

test('[C24] a connection the browser closed is opened again, and the save is kept once', async () => {
  const device = await Device.start(new FakeServer())
  device.db.close({ disableAutoOpen: false })
  await device.add('fern')
  expect(await device.db.ops.count()).toBe(1)
})

test('[C18] a newer app in another window stops writing here, and nothing is written behind its back', async () => {
  const device = await Device.start(new FakeServer())
  let told = 0
  device.db.close()
  device.db = await openPersonDb(device.name, device.storage, () => {
    told++
  })
  const newer = new Dexie(device.name, { ...device.storage, autoOpen: false })
  newer.version(3).stores({ ops: 'id, n, entity', extra: 'id' })
  await newer.open()
  expect(told).toBe(1)
  await expect(device.add('fern')).rejects.toMatchObject({ code: 'device.newer' })
  expect(await newer.table('ops').count()).toBe(0)
  newer.close()
})

test('the database of somebody who left is not opened again by a late save', async () => {
  const device = await Device.start(new FakeServer())
  retire(device.db, 'left')
  await expect(device.add('fern')).rejects.toMatchObject({ name: 'DatabaseClosedError' })
  expect(device.db.isOpen()).toBe(false)
})
