import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Refusal } from '../../../src/contract/error'
import { sweepFiles } from '../../../src/server/files/sweep'
import { openDevice } from '../../kit/browser/open-device'
import { largePicture, type Picture, pictureOf, samplePicture } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { pictureProduct } from './picture-product'
import { openUploader } from './uploader'

let house: OpenHouse
let large: Picture
const tiny = samplePicture(1)
const broken = samplePicture(2)
const paper = pictureOf(Buffer.from('A note of plain words.\n'))
const who = async (name: string) => openUploader(house, name)
const small = (sha: string, edge: number) => house.engine.files.get(1, `${sha}-${edge as 160}`)
const errorIn = ({ bytes }: { bytes: Buffer }) => (JSON.parse(bytes.toString()) as { error: string }).error

beforeAll(async () => {
  house = await openHouse(pictureProduct)
  // Lying on its side, as cameras write it: what is shown must stand.
  const across = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c08040' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  large = pictureOf(across)
  const anna = await who('anna')
  for (const picture of [large, tiny, broken]) expect(await anna.bring(picture)).toMatchObject({ success: true })
  const tablet = await openDevice(house, 'anna')
  const { settled } = await tablet.send([tablet.op('proof', 'seen', 'add', { title: 'seen', pictures: [large.sha, tiny.sha, broken.sha] })])
  expect(settled.map((one) => one.outcome)).toEqual(['applied'])
})
afterAll(() => house.close())

test.each([
  [160, 107, 160],
  [480, 320, 480],
])('a picture comes small with an edge of %i, upright, as a WebP that may be kept for ever', async (edge, width, height) => {
  const { status, headers, bytes } = await (await who('robert')).get(large.sha, 'proof', 'seen', edge)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="${large.sha.slice(0, 16)}.webp"`,
  })
  expect(headers.vary).toContain('X-Access-Token')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
  expect(bytes.length).toBeLessThan(20_000)
})

test('one that is smaller already is not made larger', async () => {
  const { bytes } = await (await who('anna')).get(tiny.sha, 'proof', 'seen', 160)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 4, height: 1 })
})

test.each([
  ['of another class', 'cathy', 'record.gone'],
  ['who may not look at such rows', 'evelyn', 'access.denied'],
])('somebody %s is given no small one either, also when it lies there', async (_who, name, error) => {
  await (await who('anna')).get(large.sha, 'proof', 'seen', 160)
  expect(errorIn(await (await who(name)).get(large.sha, 'proof', 'seen', 160))).toBe(error)
})

test.each(['0', '64', '161', '-160', '99999999', 'x', '160,480', ''])('no other size can be had: %s', async (edge) => {
  const { status, bytes } = await (await who('anna')).get(large.sha, 'proof', 'seen', edge)
  expect([status, errorIn({ bytes })]).toEqual([200, 'input.invalid'])
})

test('it is made once, however many ask at once, and anew after it was thrown away', async () => {
  const shrink = vi.spyOn(house.engine.pictures, 'shrink')
  const anna = await who('anna')
  await house.engine.files.remove(1, `${large.sha}-480`)
  const all = await Promise.all([1, 2, 3, 4].map(() => anna.get(large.sha, 'proof', 'seen', 480)))
  expect(new Set(all.map(({ status, bytes }) => `${status} ${bytes.length}`)).size).toBe(1)
  expect(shrink).toHaveBeenCalledTimes(1)
  await anna.get(large.sha, 'proof', 'seen', 480)
  expect(shrink).toHaveBeenCalledTimes(1)
  shrink.mockRestore()
})

test('without room in the store it is shown all the same', async () => {
  const put = vi.spyOn(house.engine.files, 'put').mockRejectedValue(new Refusal('file.full'))
  await house.engine.files.remove(1, `${large.sha}-160`)
  expect(await (await who('anna')).get(large.sha, 'proof', 'seen', 160)).toMatchObject({ status: 200 })
  put.mockRestore()
  expect(await small(large.sha, 160)).toBeUndefined()
})

test('bytes that went bad in the store, and a file that is no picture, are refused in words', async () => {
  const anna = await who('anna')
  await house.engine.files.put(1, broken.sha, Buffer.from('not what it was'), 'image/png')
  expect(errorIn(await anna.get(broken.sha, 'proof', 'seen', 160))).toBe('file.broken')
  await house.engine.files.remove(1, broken.sha)
  expect(errorIn(await anna.get(broken.sha, 'proof', 'seen', 160))).toBe('file.gone')
  await house.engine.files.put(1, paper.sha, paper.bytes, 'text/plain')
  await sql`update file set type = 'text/plain' where sha = ${tiny.sha}`.execute(house.engine.databases.tenant(1))
  expect(errorIn(await anna.get(tiny.sha, 'proof', 'seen', 160))).toBe('file.type')
})

test('a picture nobody names goes with its small copies', async () => {
  const db = house.engine.databases.tenant(1)
  const lost = largePicture(40, 9)
  await (await who('anna')).bring(lost)
  await house.engine.files.put(1, `${lost.sha}-160`, Buffer.from('small'), 'image/webp')
  await sql`update file set at = now() - interval '8 days' where sha = ${lost.sha}`.execute(db)
  expect(await sweepFiles(db, house.engine.files, 1)).toBe(1)
  expect([await house.engine.files.get(1, lost.sha), await small(lost.sha, 160)]).toEqual([undefined, undefined])
})
