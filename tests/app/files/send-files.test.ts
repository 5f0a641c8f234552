import { afterEach, expect, test, vi } from 'vitest'
import { hashOf } from '../../../src/app/files/keep-file'
import { sweepFiles } from '../../../src/app/files/upload/sweep-files'
import { wipe } from '../../../src/app/offline/leader/leave'
import { readCounts } from '../../../src/app/offline/outbox/counts'
import { saveDraft } from '../../../src/app/offline/outbox/draft'
import { Device } from '../../kit/device/device'
import type { Mishap } from '../../kit/device/fake-network'
import { FakeServer } from '../../kit/device/fake-server'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { diskFull, failWrites } from '../../kit/server/failing-writes'

// A loaded machine may take its time.
afterEach(() => {
  vi.restoreAllMocks()
})

async function pair() {
  const server = new FakeServer()
  return { server, device: await Device.start(server) }
}

const sent = (server: FakeServer) => [...server.state.files.whole.keys()]

test('an op goes after its files, and never before the last of them', async () => {
  const { server, device } = await pair()
  const photos = [await device.shoot(1), await device.shoot(2)]
  await device.add('fern', { photos })
  await device.sync()
  expect(server.values('plant', 'fern')).toBeUndefined()
  expect(device.network.asks.flatMap((ask) => ask.ops)).toEqual([])
  await device.syncWithFiles()
  expect(server.values('plant', 'fern')).toMatchObject({ photos })
  expect(device.network.replies.flatMap((reply) => reply.settled).map((one) => one.outcome)).toEqual(['applied'])
})

test.each([0, 1, 2, 3, 4])('[C5][I6] the server has what the device has, byte for byte, whatever befalls call %i', async (at) => {
  const lost: Mishap[] = ['request-lost', 'reply-lost', 'twice', { status: 503 }]
  for (const mishap of lost) {
    const { server, device } = await pair()
    const sha = await device.shoot(1, 900)
    await device.add('fern', { photos: [sha] })
    let calls = 0
    device.network.judgeFile = () => (calls++ === at ? mishap : undefined)
    for (let tries = 0; tries < 4; tries++) {
      device.time += 60_000
      await device.syncWithFiles()
    }
    expect(await hashOf(new Uint8Array(server.state.files.whole.get(sha) ?? []).buffer), `call ${at} ${JSON.stringify(mishap)}`).toBe(sha)
    expect(server.values('plant', 'fern')).toMatchObject({ photos: [sha] })
    expect(await device.db.ops.count()).toBe(0)
  }
})

test('[C4] a photograph goes on where it was left off, also after a crash', async () => {
  const { device } = await pair()
  await device.add('fern', { photos: [await device.shoot(1, 900)] })
  device.network.judgeFile = (call) => (call === 'PUT 524288' ? 'request-lost' : undefined)
  await device.syncWithFiles()
  await device.crash()
  device.network.judgeFile = () => undefined
  await device.syncWithFiles()
  expect(device.network.fileCalls).toEqual(['HEAD', 'PUT 0', 'PUT 262144', 'PUT 524288', 'HEAD', 'PUT 524288', 'PUT 786432'])
  expect(await device.db.ops.count()).toBe(0)
})

test('ops without files pass those that wait for one, but none on the same row', async () => {
  const { server, device } = await pair()
  await device.add('fern', { photos: [await device.shoot(1)] })
  await device.edit('fern', { note: 'later' })
  await device.add('moss')
  device.network.judgeFile = () => ({ status: 507 })
  await device.syncWithFiles()
  expect(server.values('plant', 'moss')).toBeDefined()
  expect(server.values('plant', 'fern')).toBeUndefined()
  expect((await readCounts(device.db, gardenCatalogue)).files).toBe(1)
  device.network.judgeFile = () => undefined
  device.time += 60_000
  await device.syncWithFiles()
  expect(server.values('plant', 'fern')).toMatchObject({ note: 'later' })
})

test('whoever calls in the middle of a photograph is heard after the part under way, and it goes on later', async () => {
  const { device } = await pair()
  await device.add('fern', { photos: [await device.shoot(1, 900)] })
  expect(await device.carry(() => true)).toBe(0)
  expect(device.network.fileCalls).toEqual(['HEAD', 'PUT 0'])
  expect(await device.carry(() => true)).toBe(0)
  expect(device.network.fileCalls.slice(2)).toEqual(['HEAD', 'PUT 262144'])
})

test('the oldest op is served first', async () => {
  const { server, device } = await pair()
  const [one, two] = [await device.shoot(1), await device.shoot(2)]
  await device.add('fern', { photos: [two] })
  await device.add('moss', { photos: [one] })
  await device.carry(() => false)
  expect(sent(server)).toEqual([two])
})

test('a file the server will not take parks its op with the server’s words, and the next goes on', async () => {
  const { server, device } = await pair()
  const [bad, good] = [await device.shoot(1), await device.shoot(2)]
  server.state.files.refuses = (sha) => (sha === bad ? 'file.broken' : undefined)
  const op = await device.add('fern', { photos: [bad] })
  await device.add('moss', { photos: [good] })
  await device.syncWithFiles()
  expect((await device.conflictCentre()).parked).toMatchObject([{ op: { id: op.id }, fare: { fate: 'rejected', code: 'file.broken' } }])
  expect(server.values('plant', 'moss')).toBeDefined()
})

test('a file on which the server fails holds no other up, and its op is shown after the fifth time', async () => {
  const { server, device } = await pair()
  const bad = await device.shoot(1, 300)
  await device.add('fern', { photos: [bad] })
  await device.add('moss', { photos: [await device.shoot(2)] })
  device.network.judgeFile = (call) => (call === 'PUT 0' && !server.state.files.whole.size ? { status: 500 } : undefined)
  await device.syncWithFiles()
  device.network.judgeFile = (call) => (call.startsWith('PUT 262144') ? { status: 500 } : undefined)
  for (let tries = 0; tries < 5; tries++) {
    device.time += 400_000
    await device.syncWithFiles()
  }
  expect(server.values('plant', 'moss')).toBeDefined()
  expect((await device.conflictCentre()).parked).toMatchObject([{ op: { key: 'fern' }, fare: { fate: 'suspect' } }])
})

test('a file the server has lost is sent once more', async () => {
  const { server, device } = await pair()
  const sha = await device.shoot(1)
  await device.add('fern', { photos: [sha] })
  await device.carry(() => false)
  server.state.files.whole.clear()
  await device.syncWithFiles()
  expect(server.values('plant', 'fern')).toMatchObject({ photos: [sha] })
})

test('an op whose file is neither here nor there is shown', async () => {
  const { server, device } = await pair()
  const sha = await device.shoot(1)
  await device.add('fern', { photos: [sha] })
  await device.db.blobs.delete(sha)
  for (let tries = 0; tries < 5; tries++) await device.syncWithFiles()
  expect(server.values('plant', 'fern')).toBeUndefined()
  expect((await device.conflictCentre()).parked).toMatchObject([{ fare: { fate: 'suspect' } }])
})

test('a server that went back to a backup is brought every file again that it lacks', async () => {
  const { server, device } = await pair()
  const saved = server.backup()
  const sha = await device.shoot(1)
  await device.add('fern', { photos: [sha] })
  await device.syncWithFiles()
  server.restore(saved, 'epoch-2')
  expect(sent(server)).toEqual([])
  await device.syncWithFiles()
  expect(server.values('plant', 'fern')).toMatchObject({ photos: [sha] })
  expect(await device.db.ops.count()).toBe(0)
})

test('an edit that names a file nobody has is not saved', async () => {
  const { device } = await pair()
  await expect(device.add('fern', { photos: ['0'.repeat(64)] })).rejects.toMatchObject({ problems: { photos: { code: 'field.file' } } })
  expect(await device.db.ops.count()).toBe(0)
})

test('a file that stands in the row already may stay there, though it is not on this device', async () => {
  const { server, device } = await pair()
  const photos = ['0'.repeat(64)]
  server.write('plant', 'fern', { day: '2026-03-02', name: 'fern', photos })
  await device.sync()
  const mine = await device.shoot(1)
  const op = await device.edit('fern', { photos: [...photos, mine] })
  expect(op.patch.photos).toEqual([...photos, mine])
})

test('a full device refuses the photograph, and small edits are still saved', async () => {
  const { device } = await pair()
  await saveDraft(device.db, { key: 'plant/new', values: { name: 'fern' }, updatedAt: device.time })
  failWrites(0, diskFull)
  await expect(device.shoot(1, 300)).rejects.toMatchObject({ code: 'device.full' })
  vi.restoreAllMocks()
  expect((await device.db.drafts.get('plant/new'))?.values).toEqual({ name: 'fern' })
  expect(await device.db.blobs.count()).toBe(0)
  await device.add('fern')
  expect(await device.db.ops.count()).toBe(1)
})

test('a device that is full gives up copies and sent files for a new photograph, and nothing unsent', async () => {
  const { device } = await pair()
  const old = await device.shoot(1)
  const waiting = await device.shoot(2)
  await device.add('fern', { photos: [old] })
  await device.syncWithFiles()
  await device.add('moss', { photos: [waiting] })
  await device.db.pictures.put({ sha: '1'.repeat(64), mime: 'image/png', bytes: new ArrayBuffer(1), at: device.time })
  let isFull = true
  const real = device.db.blobs.put.bind(device.db.blobs)
  vi.spyOn(device.db.blobs, 'put').mockImplementation((...given) => {
    if (!isFull) return real(...given)
    isFull = false
    throw diskFull()
  })
  const fresh = await device.shoot(3)
  expect(new Set(await device.db.blobs.toCollection().primaryKeys())).toEqual(new Set([waiting, fresh]))
  expect(await device.db.pictures.count()).toBe(0)
})

test('[C3] a crash before the bytes are kept loses nothing but them', async () => {
  const { device } = await pair()
  failWrites(0, () => new DOMException('gone', 'AbortError'))
  await expect(device.shoot(1)).rejects.toThrow()
  vi.restoreAllMocks()
  await device.crash()
  expect(await device.db.blobs.count()).toBe(0)
  expect(await device.shoot(1)).toMatch(/^[0-9a-f]{64}$/)
})

const day = 86_400_000

test('bytes live a week longer than the last that names them, and an unsent edit or a draft keeps them for ever', async () => {
  const { device } = await pair()
  const [given, inDraft, inOp, done] = [await device.shoot(1), await device.shoot(2), await device.shoot(3), await device.shoot(4)]
  await device.add('fern', { photos: [done] })
  await device.syncWithFiles()
  await saveDraft(device.db, { key: 'plant/new', values: { photos: [inDraft] }, updatedAt: device.time })
  await device.add('moss', { photos: [inOp] })
  const here = async () => new Set(await device.db.blobs.toCollection().primaryKeys())
  await sweepFiles(device.db, device.time + 6 * day)
  expect(await here()).toEqual(new Set([given, inDraft, inOp, done]))
  await sweepFiles(device.db, device.time + 8 * day)
  expect(await here()).toEqual(new Set([inDraft, inOp]))
})

test('whoever signs out takes fetched pictures along and leaves their unsent ones', async () => {
  const { device } = await pair()
  const sha = await device.shoot(1)
  await device.add('fern', { photos: [sha] })
  await device.db.pictures.put({ sha: '1'.repeat(64), mime: 'image/png', bytes: new ArrayBuffer(1), at: device.time })
  await wipe(device.db, 'keep')
  expect([await device.db.pictures.count(), await device.db.blobs.count()]).toEqual([0, 1])
})
