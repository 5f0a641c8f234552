import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTenant } from '../../../src/server/seed/settle'
import { openDevice } from '../../kit/browser/open-device'
import { samplePicture } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { pictureProduct } from './picture-product'
import { openUploader } from './uploader'

const [inRow, inEntry, elsewhere] = [samplePicture(1), samplePicture(2), samplePicture(3)]
let house: OpenHouse
const who = async (name: string) => openUploader(house, name)
beforeAll(async () => {
  house = await openHouse(pictureProduct)
  const other = { id: 'user.other', username: 'stranger', realname: 'Other', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
  await openTenant(house.engine, pictureProduct, { name: 'Other', accounts: [other] })
  const anna = await who('anna')
  for (const picture of [inRow, inEntry, elsewhere]) await anna.bring(picture)
  const tablet = await openDevice(house, 'anna')
  const { settled } = await tablet.send([
    tablet.op('proof', 'seen', 'add', { title: 'seen', pictures: [inRow.sha], steps: [{ shot: inEntry.sha }] }),
    tablet.op('proof', 'another', 'add', { title: 'another', pictures: [elsewhere.sha] }),
  ])
  expect(settled.map((one) => one.outcome)).toEqual(['applied', 'applied'])
})
afterAll(() => house.close())

test('whoever may see a row sees its pictures as they were sent', async () => {
  for (const name of ['anna', 'robert', 'boss']) {
    const call = await who(name)
    for (const { sha, bytes } of [inRow, inEntry]) {
      const answered = await call.get(sha, 'proof', 'seen')
      expect(answered).toMatchObject({ status: 200, bytes })
      expect(answered.headers).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(bytes.length),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `inline; filename="${sha.slice(0, 16)}.png"`,
      })
      // Two people at one tablet share what its browser remembers, but not their tokens.
      expect(answered.headers.vary).toContain('X-Access-Token')
    }
  }
})

test.each([
  ['of another class', 'cathy', inRow.sha, 'proof', 'seen', 'record.gone'],
  ['who may not look at such rows', 'evelyn', inRow.sha, 'proof', 'seen', 'access.denied'],
  ['who names another row', 'anna', inRow.sha, 'proof', 'another', 'record.gone'],
  ['who names a row there is none of', 'anna', inRow.sha, 'proof', 'none', 'record.gone'],
  ['who names no kind of record', 'anna', inRow.sha, 'constructor', 'seen', 'noun.unknown'],
  ['who names a row of another kind', 'anna', inRow.sha, 'folder', 'seen', 'record.gone'],
  ['of another kindergarten', 'stranger', inRow.sha, 'proof', 'seen', 'record.gone'],
])('somebody %s is given nothing', async (_who, name, sha, noun, id, error) => {
  const { bytes } = await (await who(name)).get(sha, noun, id)
  expect(JSON.parse(bytes.toString())).toMatchObject({ success: false, error, result: null })
})

test('another kindergarten neither has nor can claim a picture, and its own copy lies apart', async () => {
  const stranger = await who('stranger')
  expect(await stranger.head(inRow.sha)).toEqual({ status: 404 })
  expect(await stranger.call('POST /tiny/desk/proof/add', { title: 't', pictures: [inRow.sha] })).toMatchObject({ error: 'file.missing' })
  await stranger.bring(inRow)
  expect(await house.engine.files.has(2, inRow.sha)).toBe(true)
  await house.engine.files.remove(2, inRow.sha)
  expect(await house.engine.files.has(1, inRow.sha)).toBe(true)
  expect(await stranger.head(inRow.sha)).toEqual({ status: 404 })
})

test('a picture the store has lost is said to be gone, and asked for again', async () => {
  const anna = await who('anna')
  await house.engine.files.remove(1, elsewhere.sha)
  expect(JSON.parse((await anna.get(elsewhere.sha, 'proof', 'another')).bytes.toString())).toMatchObject({ error: 'file.gone' })
  expect(await anna.head(elsewhere.sha)).toEqual({ status: 404 })
  await anna.bring(elsewhere)
  expect((await anna.get(elsewhere.sha, 'proof', 'another')).bytes.equals(elsewhere.bytes)).toBe(true)
})
