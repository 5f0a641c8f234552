import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../../../src/contract/error'
import { attachmentLimits } from '../../../src/contract/fields/attachment'
import { fileLimits } from '../../../src/contract/fields/file'
import { greyPng, largePicture, type Picture, pictureOf, samplePicture } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { pictureProduct } from './picture-product'
import { openUploader } from './uploader'

let house: OpenHouse
let anna: Awaited<ReturnType<typeof openUploader>>
let robert: Awaited<ReturnType<typeof openUploader>>
beforeAll(async () => {
  house = await openHouse(pictureProduct)
  ;[anna, robert] = [await openUploader(house, 'anna'), await openUploader(house, 'robert')]
})
afterAll(() => house.close())

/** Whether the store holds exactly the bytes that were sent. */
const isStored = async ({ sha, bytes }: Picture) => (await house.engine.files.get(1, sha))?.equals(bytes)

const stored = async (): Promise<string[]> => {
  const names = await readdir(join(house.engine.configuration.dataDir, 'files', '1'), { recursive: true }).catch(() => [])
  return names.filter((name) => name.length > 60)
}

test('a picture sent whole is there, byte for byte, and only its bringer is told so', async () => {
  const picture = samplePicture(1)
  expect(await anna.head(picture.sha)).toEqual({ status: 404 })
  // Whoever says so is not told of a fault where there is none: browsers note every 404.
  expect(await anna.head(picture.sha, '?absent=204')).toEqual({ status: 204 })
  expect(await anna.bring(picture)).toMatchObject({ status: 200, result: { offset: picture.bytes.length, done: true } })
  expect(await anna.head(picture.sha)).toEqual({ status: 200 })
  expect(await robert.head(picture.sha)).toEqual({ status: 404 })
  expect(await isStored(picture)).toBe(true)
  // The reply was lost: the last part comes again.
  expect(await anna.bring(picture)).toMatchObject({ result: { done: true } })
})

test('an upload goes on after every part, and after every lost reply', async () => {
  const picture = largePicture(1100)
  const size = picture.bytes.length
  const ends = Array.from({ length: Math.ceil(size / fileLimits.part) }, (_, at) => at * fileLimits.part)
  for (const at of ends) {
    expect(await anna.head(picture.sha)).toEqual(at === 0 ? { status: 404 } : { status: 206, offset: at })
    const sent = { offset: Math.min(size, at + fileLimits.part), done: at === ends.at(-1) }
    for (let time = 0; time < 2; time++) expect(await anna.part(picture, at)).toMatchObject({ status: 200, result: sent })
  }
  expect(await anna.head(picture.sha)).toEqual({ status: 200 })
  expect(await isStored(picture)).toBe(true)
})

test('a part out of place is told where to go on', async () => {
  const picture = largePicture(800, 2)
  await anna.part(picture, 0)
  const late = await anna.part(picture, 2 * fileLimits.part)
  expect(late).toMatchObject({ error: 'file.offset', values: { offset: fileLimits.part } })
  expect(await robert.part(picture, fileLimits.part)).toMatchObject({ error: 'file.offset', values: { offset: 0 } })
})

test('two windows that send the same parts at once do no harm', async () => {
  const picture = largePicture(700, 3)
  const answers = await Promise.all([anna.bring(picture), anna.bring(picture), anna.bring(picture)])
  if (!answers.some((answered) => (answered.result as { done?: boolean } | null)?.done)) await anna.bring(picture)
  expect(await anna.head(picture.sha)).toEqual({ status: 200 })
  expect(await isStored(picture)).toBe(true)
})

test('the same picture of two people is stored once, and each has to bring all of it', async () => {
  const picture = largePicture(300, 4)
  const before = (await stored()).length
  await anna.bring(picture)
  await robert.part(picture, 0)
  expect(await robert.head(picture.sha)).toEqual({ status: 206, offset: fileLimits.part })
  expect(await robert.bring(picture)).toMatchObject({ result: { done: true } })
  expect((await stored()).length).toBe(before + 1)
})

describe('is refused, and forgotten:', () => {
  const jpeg = async () =>
    pictureOf(
      await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    )

  test.each([
    ['a picture under the hash of another', async () => ({ ...samplePicture(9), sha: samplePicture(10).sha }), 'file.differs'],
    ['a text', async () => pictureOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'file.type'],
    ['a GIF', async () => pictureOf(Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')), 'file.type'],
    ['a head with nothing behind', async () => pictureOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])), 'file.broken'],
    [
      'noise under the head of a PNG',
      async () => pictureOf(Buffer.concat([samplePicture(1).bytes.subarray(0, 40), randomBytes(200)])),
      'file.broken',
    ],
    ['a PNG cut short', async () => pictureOf(largePicture(20, 5).bytes.subarray(0, 9000)), 'file.broken'],
    ['a JPEG cut short', async () => pictureOf((await jpeg()).bytes.subarray(0, -80)), 'file.broken'],
    ['a bomb of 60,000 by 60,000 pixels', async () => greyPng(4, 1, Buffer.alloc(5), { width: 60_000, height: 60_000 }), 'file.pixels'],
    ['a picture of too many pixels', async () => greyPng(2001, 2000, Buffer.alloc(2000 * 2002)), 'file.pixels'],
  ])('%s', async (_what, make, error) => {
    const file = await make()
    expect(await anna.put(file.sha, file.bytes)).toMatchObject({ status: 422, error })
    expect(await anna.head(file.sha)).toEqual({ status: 404 })
  })

  test('a JPEG is taken', async () => expect(await anna.bring(await jpeg())).toMatchObject({ result: { done: true } }))
  test('the largest allowed picture is taken', async () =>
    expect(await anna.bring(greyPng(2000, 2000, Buffer.alloc(2000 * 2001)))).toMatchObject({ result: { done: true } }))

  test('what is too large, before a byte of it is kept', async () => {
    const { sha, bytes } = largePicture(100, 6)
    expect(await anna.put(sha, bytes, { size: fileLimits.photo + 1 })).toMatchObject({ status: 422, error: 'file.large' })
    expect(await anna.put(sha, Buffer.from('%PDF-'), { size: attachmentLimits.size + 1 })).toMatchObject({ error: 'file.large' })
    expect(await anna.put(sha, Buffer.alloc(fileLimits.part + 1), { size: fileLimits.photo })).toMatchObject({
      status: 413,
      error: 'input.large',
    })
    expect(await anna.head(sha)).toEqual({ status: 404 })
  })

  test.each([
    ['no bytes', Buffer.alloc(0), { size: 5 }],
    ['more than was announced', Buffer.alloc(9), { size: 8 }],
    ['a place before the first byte', Buffer.alloc(9), { offset: -1, size: 10 }],
    ['half a byte', Buffer.alloc(9), { offset: 0.5, size: 10 }],
    ['no number', Buffer.alloc(9), { offset: Number.NaN, size: 10 }],
    ['an endless file', Buffer.alloc(9), { size: Number.POSITIVE_INFINITY }],
    ['JSON', Buffer.from('{"a":1}'), { type: 'application/json' }],
    ['a form', Buffer.from('a=1'), { type: 'application/x-www-form-urlencoded' }],
  ])('%s', async (_what, bytes, part) => {
    const answered = await anna.put(samplePicture(20).sha, bytes, part)
    expect(['input.malformed', 'input.invalid', 'input.large']).toContain(answered.error)
    expect(await anna.head(samplePicture(20).sha)).toEqual({ status: 404 })
  })

  test('an address that is no hash', async () => {
    for (const sha of ['x', samplePicture(1).sha.toUpperCase(), `${samplePicture(1).sha}0`, '..%2f..%2fsecret.key', '%00']) {
      expect((await anna.head(sha)).status, sha).toBeGreaterThanOrEqual(400)
      expect((await anna.put(sha, samplePicture(1).bytes)).error, sha).toMatch(/^input[.](invalid|malformed)$/)
    }
  })
})

test('nobody begins more than their share without finishing it', async () => {
  const cathy = await openUploader(house, 'cathy')
  const size = fileLimits.part + 1
  const shas = Array.from({ length: fileLimits.unfinished / fileLimits.part + 1 }, (_, n) => samplePicture(1000 + n).sha)
  const bytes = Buffer.alloc(fileLimits.part)
  const answers = []
  for (const sha of shas) answers.push((await cathy.put(sha, bytes, { size })).error)
  expect(answers.slice(0, -1).filter((error) => error)).toEqual([])
  expect(answers.at(-1)).toBe('file.unfinished')
  expect(await anna.bring(samplePicture(21))).toMatchObject({ result: { done: true } })
})

test('nobody fills the store with files no record names', async () => {
  const [cathy, kept] = [await openUploader(house, 'cathy'), samplePicture(30)]
  const sizes = (size: number) => sql`update file set size = ${size} where sha = ${kept.sha}`.execute(house.engine.databases.tenant(1))
  await cathy.bring(kept)
  await sizes(600 * 1024 * 1024)
  expect(await cathy.bring(samplePicture(31))).toMatchObject({ status: 429, error: 'file.unfinished' })
  await cathy.call('POST /tiny/desk/proof/add', { title: 'named', shelf: 'c', pictures: [kept.sha] })
  expect(await cathy.bring(samplePicture(31))).toMatchObject({ result: { done: true } })
})

test('[C26] a full disk is said to be full, and the upload goes on when there is room', async () => {
  const picture = largePicture(400, 7)
  await anna.part(picture, 0)
  const { files } = house.engine
  const put = files.put
  files.put = async () => {
    throw new Refusal('file.full')
  }
  try {
    expect(await anna.part(picture, fileLimits.part)).toMatchObject({ status: 507, error: 'file.full' })
  } finally {
    files.put = put
  }
  expect(await anna.head(picture.sha)).toEqual({ status: 206, offset: fileLimits.part })
  expect(await anna.part(picture, fileLimits.part)).toMatchObject({ result: { done: true } })
  const { rows } = await sql`select 1 from file_part where sha = ${picture.sha}`.execute(house.engine.databases.tenant(1))
  expect(rows).toEqual([])
})

test('no bytes bring forth a failure of ours, however a picture was mangled', async () => {
  const failed = vi.spyOn(house.engine.log, 'error')
  const jpeg = await sharp({ create: { width: 90, height: 70, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const { bytes: png } = largePicture(3, 11)
  const mangled = fc.record({
    from: fc.constantFrom(jpeg, png),
    flips: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
    cut: fc.option(fc.nat(), { freq: 3 }),
    tail: fc.uint8Array({ maxLength: 30 }),
  })
  for (const { from, flips, cut, tail } of fc.sample(mangled, { seed: 20_260_302, numRuns: 200 })) {
    const bytes = Buffer.concat([from.subarray(0, cut === null ? from.length : 1 + (cut % from.length)), tail])
    for (const [at, value] of flips) bytes[at % Math.min(bytes.length, 200)] = value
    const { sha } = pictureOf(bytes)
    const answered = await anna.put(sha, bytes)
    if (answered.error) expect(answered).toMatchObject({ status: 422, error: expect.stringMatching(/^file\.(type|broken|pixels)$/) })
    expect((await anna.head(sha)).status).toBe(answered.error ? 404 : 200)
  }
  expect(failed.mock.calls).toEqual([])
})
