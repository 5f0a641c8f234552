import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
let anna: OpenDevice
let robert: OpenDevice
beforeAll(async () => {
  house = await openHouse(tinyProduct)
  anna = await openDevice(house, 'anna')
  robert = await openDevice(house, 'robert')
})
afterAll(() => house.close())

const said = (id: string, text: string) => ({ id, by: 'x', said: text })
const [one, two, three] = [said('one', '1'), said('two', '2'), said('three', '3')]
const add = (key: string, remarks: unknown) => anna.send([anna.op('paper', key, 'add', { title: key, shelf: 'a', remarks })])
const edit = (device: OpenDevice, key: string, remarks: unknown, base: unknown) =>
  device.send([device.op('paper', key, 'edit', { remarks }, { trunk: 1, base: { remarks: base } })])
const standing = async (key: string) =>
  (
    await sql<{ remarks: { said: string }[] }>`select remarks from paper where id = ${key}`.execute(house.engine.databases.owner)
  ).rows[0]?.remarks.map((entry) => entry.said)

test('two who add entries to one list unseen both have them there, also with their next edit', async () => {
  await add('added', [one])
  await edit(anna, 'added', [one, two], [one])
  expect((await edit(robert, 'added', [one, three], [one])).settled).toMatchObject([{ outcome: 'applied' }])
  expect(await standing('added')).toEqual(['1', '2', '3'])
  const four = said('four', '4')
  expect((await edit(robert, 'added', [one, three, four], [one, three])).settled).toMatchObject([{ outcome: 'applied' }])
  expect(await standing('added')).toEqual(['1', '2', '3', '4'])
})

test('the same entry changed by two is held, and a decision for it keeps what else was added', async () => {
  await add('same', [one])
  await edit(anna, 'same', [said('one', 'hers'), two], [one])
  const { settled } = await edit(robert, 'same', [said('one', 'his')], [one])
  expect(settled).toMatchObject([{ outcome: 'conflict', held: ['remarks'] }])
  expect(await standing('same')).toEqual(['hers', '2'])
  await robert.send([robert.op('conflict', settled[0]?.id ?? '', 'resolve', { choice: 'mine' }, { trunk: 1 })])
  expect(await standing('same')).toEqual(['his', '2'])
})

test('a list of the first release, whose entries have no ids, is one value', async () => {
  await add('old', [{ by: 'x', said: '1' }])
  await edit(anna, 'old', [{ by: 'x', said: '1' }, two], [{ by: 'x', said: '1' }])
  expect((await edit(robert, 'old', [{ by: 'x', said: '1' }, three], [{ by: 'x', said: '1' }])).settled).toMatchObject([
    { outcome: 'conflict' },
  ])
})

test('a list that would be longer than it may be is held', async () => {
  await add('full', [one])
  const many = (name: string) => Array.from({ length: 30 }, (_, at) => said(`${name}${at}`, name))
  await edit(anna, 'full', [one, ...many('a')], [one])
  expect((await edit(robert, 'full', [one, ...many('b')], [one])).settled).toMatchObject([{ outcome: 'conflict' }])
})

test('apps of the first release are told entries without ids, and those of today with them', async () => {
  await add('told', [one])
  const rows = async (more: object) => (await robert.send([], { since: 0, ...more })).changes.find(({ id }) => id === 'told')?.row?.remarks
  expect(await rows({ protocol: 1 })).toEqual([{ by: 'x', said: '1' }])
  expect(await rows({ protocol: 2 })).toEqual([one])
})

test('a form gives its entries ids by itself', async () => {
  const paper = { title: 'form', shelf: 'a', remarks: [{ by: 'x', said: 'called' }] }
  const { result } = await anna.call('POST /tiny/desk/paper/add', paper)
  const stored = await sql<{ remarks: object[] }>`select remarks from paper where title = 'form'`.execute(house.engine.databases.owner)
  expect([result !== undefined, stored.rows[0]?.remarks]).toEqual([
    true,
    [{ id: expect.stringMatching(/^[0-9a-f]{32}$/), by: 'x', said: 'called' }],
  ])
})
