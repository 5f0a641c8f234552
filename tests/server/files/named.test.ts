import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { largePicture, samplePicture } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { pictureProduct } from './picture-product'
import { openUploader } from './uploader'

let house: OpenHouse
let anna: Awaited<ReturnType<typeof openUploader>>
let robert: Awaited<ReturnType<typeof openUploader>>
let tablet: OpenDevice
let phone: OpenDevice
beforeAll(async () => {
  house = await openHouse(pictureProduct)
  ;[anna, robert] = [await openUploader(house, 'anna'), await openUploader(house, 'robert')]
  ;[tablet, phone] = [await openDevice(house, 'anna'), await openDevice(house, 'robert')]
})
afterAll(() => house.close())

let count = 100
const brought = async (who: typeof anna) => {
  const picture = samplePicture(++count)
  expect(await who.bring(picture)).toMatchObject({ result: { done: true } })
  return picture.sha
}
const proof = (device: OpenDevice, key: string, patch: Record<string, unknown>, verb = 'add', more = {}) =>
  device.op('proof', key, verb, verb === 'add' ? { title: key, ...patch } : patch, more)

describe('an op', () => {
  test('[E18] that names files not brought waits, and is done when they are there', async () => {
    const [one, two] = [samplePicture(1), samplePicture(2)]
    const op = proof(tablet, 'waits', { pictures: [two.sha, one.sha] })
    const missing = [one.sha, two.sha].sort()
    expect((await tablet.send([op])).settled).toMatchObject([
      { outcome: 'retry', code: 'file.missing', values: { count: 2, files: missing.join(',') } },
    ])
    await anna.bring(one)
    expect((await tablet.send([op])).settled).toMatchObject([{ outcome: 'retry', values: { count: 1, files: two.sha } }])
    expect(await anna.call('GET /tiny/desk/proof/queryById?id=waits')).toMatchObject({ error: 'record.gone' })
    await anna.bring(two)
    const { settled } = await tablet.send([op])
    expect(settled).toMatchObject([{ outcome: 'applied' }])
    expect((await tablet.send([op])).settled).toMatchObject([{ outcome: 'applied', dup: true }])
  })

  test('that waits for a file holds up no other, but those behind it on its row', async () => {
    const first = proof(tablet, 'held-up', { pictures: [samplePicture(3).sha] })
    const behind = proof(tablet, 'held-up', { title: 'later' }, 'edit', { prev: first.id })
    const other = proof(tablet, 'not-held-up', {})
    expect((await tablet.send([first, behind, other])).settled.map((one) => one.code ?? one.outcome)).toEqual([
      'file.missing',
      'op.waits',
      'applied',
    ])
  })

  test('may not claim a file of which its author only knows the hash', async () => {
    const sha = await brought(anna)
    expect((await phone.send([proof(phone, 'claimed', { pictures: [sha] })])).settled).toMatchObject([{ code: 'file.missing' }])
    expect((await phone.send([proof(phone, 'claimed', { steps: [{ shot: sha }] })])).settled).toMatchObject([{ code: 'file.missing' }])
  })

  test('may keep what stands in its row, whoever brought it, and in no other', async () => {
    const sha = await brought(anna)
    await tablet.send([proof(tablet, 'shared', { pictures: [sha] })])
    const own = await brought(robert)
    const kept = proof(phone, 'shared', { pictures: [own, sha] }, 'edit', { trunk: 1 })
    expect((await phone.send([kept])).settled).toMatchObject([{ outcome: 'applied' }])
    expect((await phone.send([proof(phone, 'elsewhere', { pictures: [sha] })])).settled).toMatchObject([{ code: 'file.missing' }])
  })

  test('takes only a PNG of a signature’s size for a signature', async () => {
    const large = largePicture(300)
    await anna.bring(large)
    const { settled } = await tablet.send([proof(tablet, 'signed', { signed: large.sha })])
    expect(settled).toMatchObject([{ outcome: 'rejected', problems: { signed: { code: 'field.file' } } }])
    expect((await tablet.send([proof(tablet, 'signed-again', { signed: await brought(anna) })])).settled).toMatchObject([
      { outcome: 'applied' },
    ])
  })
})

test('a call that names a file not brought is refused for good', async () => {
  const { sha } = samplePicture(4)
  const answered = await anna.call('POST /tiny/desk/proof/add', { title: 'call', pictures: [sha] })
  expect(answered).toMatchObject({ success: false, code: 409, error: 'file.missing', values: { count: 1, files: sha } })
  const listed = `${await brought(anna)},${await brought(anna)}`
  expect(await anna.call('POST /tiny/desk/proof/add', { title: 'call', pictures: listed })).toMatchObject({
    success: true,
    result: { pictures: listed.split(',') },
  })
})

test('whoever decides a clash may choose either side’s pictures, and no others', async () => {
  const [first, mine, theirs, strange] = [await brought(anna), await brought(anna), await brought(robert), await brought(anna)]
  await tablet.send([proof(tablet, 'clash', { pictures: [first] })])
  await phone.send([proof(phone, 'clash', { pictures: [theirs] }, 'edit', { trunk: 1 })])
  const late = proof(tablet, 'clash', { pictures: [mine] }, 'edit', { trunk: 1, base: { pictures: [first] } })
  const secondTablet = await openDevice(house, 'anna')
  const answered = await secondTablet.send([late])
  expect(answered.settled).toMatchObject([{ outcome: 'conflict', held: ['pictures'] }])
  const id = answered.settled[0]?.id ?? ''
  const boss = await house.as('boss')
  const decide = (pictures: string[]) => boss('POST /sys/conflict/resolve', { id, choice: 'edit', answer: JSON.stringify({ pictures }) })
  expect(await decide([mine, strange])).toMatchObject({ error: 'file.missing', values: { files: strange } })
  expect((await robert.get(mine, 'conflict', id)).status).toBe(200)
  expect(await decide([mine, theirs])).toMatchObject({ success: true })
  expect((await robert.get(mine, 'proof', 'clash')).status).toBe(200)
})
