import { afterEach, expect, test, vi } from 'vitest'
import { read } from '../../../src/app/following/read'
import { freshCopy } from '../../../src/app/offline/exchange/eras'
import { makeRoom } from '../../../src/app/offline/exchange/make-room'
import { readCounts } from '../../../src/app/offline/outbox/counts'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { isCopied } from '../../../src/app/offline/view/use-is-copied'
import { Device, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { gardenCatalogue as catalogue, Plant, Stone } from '../../kit/product/garden-catalogue'
import { diskFull, failWrites } from '../../kit/server/failing-writes'

afterEach(() => {
  vi.restoreAllMocks()
})

const keys = ['aloe', 'fern', 'ivy', 'moss']

/** A device with a whole copy, on which an edit, an addition and a picture wait; a fresh copy is begun, `pages` pages of one row have come. */
async function copying(pages: number) {
  const server = new FakeServer()
  for (const key of keys) server.write('plant', key, { day: today, name: key })
  for (const key of ['flint', 'jade']) server.write('stone', key, { day: today, name: key })
  const device = await Device.start(server)
  await device.sync()
  server.page = 1
  await device.edit('moss', { note: 'mine' })
  await device.add('reed', { photos: [await device.shoot(1)] })
  await writeMeta(device.db, 'pull', freshCopy(await readMeta(device.db, 'pull')))
  const lost = Array.from({ length: 9 }, () => 'request-lost' as const)
  device.network.mishaps = [...Array.from({ length: pages }, () => undefined), ...lost]
  await device.sync().catch(() => undefined)
  device.network.mishaps = []
  return { server, device, before: await device.everyOp() }
}

/** What a list counts as all there is; undefined while it says that more is to come. */
async function counted({ db }: Device, noun: 'plant' | 'stone') {
  const found = await read({ db, catalogue, asked: { noun } })
  const counts = await readCounts(db, catalogue)
  expect(isCopied(counts, catalogue.resources[noun] === Plant ? Plant : Stone)).toBe(found.isCopied)
  return found.isCopied ? found.rows.map(({ id }) => id).sort() : undefined
}

/** No row of the copy under way fits until room was made. */
function fillUp({ db }: Device): void {
  const real = db.rows.bulkPut.bind(db.rows) as (...given: unknown[]) => unknown
  vi.spyOn(Object.getPrototypeOf(db.rows), 'bulkPut').mockImplementation(function (this: { name: string }, ...given: unknown[]) {
    if (this.name === 'rows') return Promise.reject(diskFull())
    return real(...given)
  })
}

test.each([0, 2])('a copy that gave way to a new one after %i pages counts as whole no more, until the new one is', async (pages) => {
  const { device, before } = await copying(pages)
  expect(await counted(device, 'plant')).toEqual([...keys, 'reed'])
  fillUp(device)
  expect(await device.sync()).toMatchObject({ full: true })
  expect([await counted(device, 'plant'), await counted(device, 'stone')]).toEqual([undefined, undefined])
  expect(await device.everyOp()).toEqual(before)
  vi.restoreAllMocks()
  await device.syncWithFiles()
  expect(await counted(device, 'plant')).toEqual([...keys, 'reed'])
  expect(await counted(device, 'stone')).toEqual(['flint', 'jade'])
  expect(await device.plant('moss')).toMatchObject({ name: 'moss', note: 'mine' })
})

test('a photograph for which there is no room costs no copy, though a new one is to be fetched once there is a network', async () => {
  const { device } = await copying(0)
  failWrites(0, diskFull)
  await expect(device.shoot(2, 300)).rejects.toMatchObject({ code: 'device.full' })
  vi.restoreAllMocks()
  await makeRoom(device.db)
  expect(await counted(device, 'plant')).toEqual([...keys, 'reed'])
})

test('a copy that is whole stays whole, whatever is given up', async () => {
  const { device } = await copying(0)
  await device.sync()
  await makeRoom(device.db, true)
  expect(await counted(device, 'stone')).toEqual(['flint', 'jade'])
})
