import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readLost } from '../../../src/app/device/lost-work'
import { isShort } from '../../../src/app/files/room'
import { speak } from '../../../src/app/language/language'
import { openDeviceDb, readDeviceId } from '../../../src/app/offline/device-db'
import type { Engine } from '../../../src/app/offline/engine'
import { isFull } from '../../../src/app/offline/steady'
import { LostHere } from '../../../src/app/shell/login/LostHere'
import { sentence } from '../../../src/contract/error'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { stubCaches } from '../../kit/device/fake-caches'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const engines: Engine[] = []
const disk = () => ({ indexedDB: new IDBFactory(), IDBKeyRange })
const start = async (storage: ReturnType<typeof disk>) => {
  const engine = await lonelyEngine(gardenCatalogue, storage)
  engines.push(engine)
  return engine
}
beforeEach(() => {
  speak('zh-CN')
  stubCaches()
})
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.stop()
  vi.unstubAllGlobals()
})

/** A tablet with two unsent edits, which the browser has noted. */
async function withWork(storage: ReturnType<typeof disk>): Promise<void> {
  const engine = await start(storage)
  await engine.commit(['fern', 'moss'].map((key) => ({ noun: 'plant', key, verb: 'add', patch: { day: today, name: key } })))
  await soon(async () => expect(await readLost([], 0)).toMatchObject([{ count: 2, what: { plant: 2 } }]))
  await engine.stop()
}

test('a browser that threw every database away: whose work vanished is said, how much and of which kind, until it is read', async () => {
  await withWork(disk())
  const engine = await start(disk())
  expect(await readLost([{ key: 'kg_1_u1' }], 0)).toMatchObject([{ name: '张老师', count: 2, what: { plant: 2 } }])
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  const { place, close } = show(<LostHere />, { product: productOf(gardenCatalogue), engine })
  await soon(() => expect(place.textContent).toContain('张老师 有 2 条未发送的修改已丢失'))
  expect(place.querySelector('[role=alert]')?.textContent).toContain('植物 2 条')
  ;(await buttonOf(place, '知道了')).click()
  await soon(() => expect(place.textContent).toBe(''))
  await soon(async () => expect(await readLost([{ key: 'kg_1_u1' }], 0)).toEqual([]))
  close()
})

test('before its person comes back, the page nobody is signed in to knows it too, and the device keeps its name', async () => {
  const first = disk()
  await withWork(first)
  const name = await readDeviceId(await openDeviceDb(first))
  const second = await openDeviceDb(disk())
  expect(await readDeviceId(second)).toBe(name)
  expect(await readLost(await second.known.toArray(), 0)).toMatchObject([{ user: 'u1', count: 2 }])
})

test('work that is still here is not lost, nor is what was sent or thrown away', async () => {
  const storage = disk()
  await withWork(storage)
  const engine = await start(storage)
  expect(await readLost([{ key: 'kg_1_u1' }], 0)).toEqual([])
  await engine.leave('discard')
  await start(disk())
  expect(await readLost([], 0)).toEqual([])
})

test.each([
  ['QuotaExceededError', ''],
  ['UnknownError', 'Internal error committing transaction.'],
  ['UnknownError', 'Internal error opening backing store for indexedDB.open.'],
  ['DataError', 'Failed to write blobs.'],
  ['UnknownError', 'Encountered full disk while opening backing store for indexedDB.open.'],
])('a full disk is told as no room left, however the browser puts it: %s %s', (name, message) => {
  const inner = Object.assign(new Error(message), { name })
  expect([isFull(inner), isFull(Object.assign(new Error('aborted'), { name: 'AbortError', inner }))]).toEqual([true, true])
  expect(isFull(new TypeError('Internal error committing transaction.'))).toBe(false)
})

test('a device warns from four fifths of its room on, or below 200 MB', () => {
  const mib = 1_048_576
  expect([
    isShort({ usage: 799, quota: 1000 * mib }),
    isShort({ usage: 8e9, quota: 1e10 }),
    isShort({ usage: 0, quota: 199 * mib }),
  ]).toEqual([false, true, true])
})

test('a failure of ours never reads like something that was saved', () => {
  expect([sentence('server.failed', 'zh-CN'), sentence('server.failed', 'en')].join()).toMatch(/没有完成.*not done/)
  expect(sentence('server.failed', 'zh-CN')).not.toMatch(/已记录|已保存/)
})
