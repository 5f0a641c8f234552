import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reply } from '../../../src/contract/sync/exchange'
import { openDevice } from '../../kit/browser/open-device'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(tinyProduct)
})
afterAll(() => house.close())

const pair = async () => [await openDevice(house, 'anna'), await openDevice(house, 'robert')] as const
const outcomes = (reply: Reply) => reply.settled.map((one) => one.code ?? one.outcome)
const rowOf = (reply: Reply, id: string) => reply.changes.find((change) => change.id === id)?.row

test('[I11] after adding to a value they never saw, the author does not overwrite it either', async () => {
  const [anna, robert] = await pair()
  await anna.send([anna.op('paper', 'o1', 'add', { title: 'one', shelf: 'a', pages: 5 })])
  await robert.send([robert.op('paper', 'o1', 'edit', { pages: 9 }, { trunk: 1, base: { pages: 5 } })])
  const add = anna.op('paper', 'o1', 'adjust', { pages: 1 }, { trunk: 1 })
  const reply = await anna.send([add, anna.op('paper', 'o1', 'edit', { pages: 7 }, { trunk: 1, prev: add.id })])
  expect(reply.settled).toMatchObject([{ outcome: 'applied' }, { outcome: 'conflict', held: ['pages'] }])
  expect(rowOf(reply, 'o1')).toMatchObject({ pages: 10 })
})

test('an author who has seen all that was added to goes on without a clash', async () => {
  const [anna] = await pair()
  await anna.send([anna.op('paper', 'o2', 'add', { title: 'two', shelf: 'a', pages: 5 })])
  const add = anna.op('paper', 'o2', 'adjust', { pages: 1 }, { trunk: 1 })
  const reply = await anna.send([add, anna.op('paper', 'o2', 'edit', { pages: 7 }, { trunk: 1, prev: add.id })])
  expect(outcomes(reply)).toEqual(['applied', 'applied'])
  expect(rowOf(reply, 'o2')).toMatchObject({ pages: 7 })
})

test('a row that somebody removed is not brought back by adding it unseen, and the values are kept for a decision', async () => {
  const [anna, robert] = await pair()
  const add = anna.op('paper', 'o3', 'add', { title: 'three', shelf: 'a' })
  await anna.send([add])
  await anna.send([anna.op('paper', 'o3', 'remove', {}, { trunk: 1, prev: add.id })])
  const again = robert.op('paper', 'o3', 'add', { title: 'mine', shelf: 'a' })
  const reply = await robert.send([again])
  expect(outcomes(reply)).toEqual(['conflict'])
  expect(rowOf(reply, 'o3')).toBeNull()
  expect(rowOf(reply, again.id)).toMatchObject({ state: 'open', mine: expect.stringContaining('"title":"mine"') })
  const decided = await robert.send([robert.op('conflict', again.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
  expect(outcomes(decided)).toEqual(['applied'])
  expect(rowOf(decided, 'o3')).toMatchObject({ title: 'mine' })
})

test('a row that two people remove is removed', async () => {
  const [anna, robert] = await pair()
  const add = anna.op('paper', 'o4', 'add', { title: 'four', shelf: 'a' })
  await anna.send([add])
  await anna.send([anna.op('paper', 'o4', 'remove', {}, { trunk: 1, prev: add.id })])
  const reply = await robert.send([robert.op('paper', 'o4', 'remove', {}, { trunk: 1 })])
  expect(outcomes(reply)).toEqual(['applied'])
  expect(rowOf(reply, 'o4')).toBeNull()
})

test('whoever removes a row may add it anew without a clash with the values that are gone', async () => {
  const [anna, robert] = await pair()
  await anna.send([anna.op('paper', 'o5', 'add', { title: 'five', shelf: 'a', pages: 1 })])
  const remove = robert.op('paper', 'o5', 'remove', {}, { trunk: 1 })
  const reply = await robert.send([remove, robert.op('paper', 'o5', 'add', { title: 'new', shelf: 'a', pages: 2 }, { prev: remove.id })])
  expect(outcomes(reply)).toEqual(['applied', 'applied'])
  expect(rowOf(reply, 'o5')).toMatchObject({ title: 'new', pages: 2 })
})

test('[I11] a decision on a question that was put anew meanwhile is refused and writes nothing', async () => {
  const [anna, robert] = await pair()
  await anna.send([anna.op('paper', 'o6', 'add', { title: 'six', shelf: 'a' })])
  await robert.send([robert.op('paper', 'o6', 'edit', { title: 'theirs' }, { trunk: 1 })])
  const clash = anna.op('paper', 'o6', 'edit', { title: 'mine' }, { trunk: 1 })
  await anna.send([clash, anna.op('paper', 'o6', 'adjust', { pages: 1 }, { trunk: 1 })])
  await robert.send([robert.op('paper', 'o6', 'edit', { title: 'theirs again' }, { trunk: 3 })])
  await robert.send([robert.op('conflict', clash.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
  const late = await anna.send([anna.op('conflict', clash.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
  expect(outcomes(late)).toEqual(['record.changed'])
  expect(rowOf(late, 'o6')).toMatchObject({ title: 'theirs again' })
  expect(rowOf(late, clash.id)).toMatchObject({ state: 'open', choice: null })
})

test('[I9] a row that holds an op of this replica comes with its outcome, whichever call had brought it', async () => {
  const [anna] = await pair()
  const op = anna.op('paper', 'o7', 'add', { title: 'seven', shelf: 'a' })
  await anna.send([op])
  const other = await anna.send([])
  expect(rowOf(other, 'o7')).toMatchObject({ title: 'seven' })
  expect(other.settled).toEqual([])
  expect(other.acks).toContainEqual(expect.objectContaining({ id: op.id, outcome: 'applied', rev: 1 }))
})

test('[I11] a value somebody has seen and said again is theirs: who sets another without having seen that is asked', async () => {
  const [anna, robert] = await pair()
  await anna.send([anna.op('paper', 'o8', 'add', { title: 'eight', shelf: 'a', pages: 5 })])
  const confirmed = await robert.send([robert.op('paper', 'o8', 'edit', { pages: 5 }, { trunk: 1, base: { pages: 5 } })])
  expect(confirmed.settled).toMatchObject([{ outcome: 'applied', rev: 2 }])
  const cathy = await openDevice(house, 'boss')
  const other = await cathy.send([cathy.op('paper', 'o8', 'edit', { pages: 6 }, { trunk: 1, base: { pages: 5 } })])
  expect(other.settled).toMatchObject([{ outcome: 'conflict', held: ['pages'] }])
})

test('a value somebody says again without having seen who changed it belongs to whoever changed it', async () => {
  const [anna, robert] = await pair()
  await anna.send([anna.op('paper', 'o9', 'add', { title: 'nine', shelf: 'a', pages: 5 })])
  await anna.send([anna.op('paper', 'o9', 'edit', { pages: 6 }, { trunk: 1 })])
  const same = robert.op('paper', 'o9', 'edit', { pages: 6 }, { trunk: 1 })
  const reply = await robert.send([same, robert.op('paper', 'o9', 'edit', { pages: 7 }, { trunk: 1, prev: same.id })])
  expect(reply.settled).toMatchObject([{ outcome: 'applied' }, { outcome: 'conflict', held: ['pages'] }])
})

test('who claims to have seen a version that was never sent overwrites nobody', async () => {
  const [anna, robert] = await pair()
  await anna.send([anna.op('paper', 'o10', 'add', { title: 'ten', shelf: 'a', pages: 5 })])
  const reply = await robert.send([robert.op('paper', 'o10', 'edit', { pages: 9 }, { trunk: 9_999_999 })])
  expect(outcomes(reply)).toEqual(['op.ahead'])
  expect(rowOf(reply, 'o10')).toMatchObject({ pages: 5 })
})

/** Sends as one replica, with what proves to be it. */
const as = (device: Awaited<ReturnType<typeof openDevice>>, replica: string, secret: string | undefined) => ({
  ...device,
  edit: (n: number, pages: number, trunk = 1) =>
    device.send([device.op('paper', 'twin', 'edit', { pages }, { n, trunk })], { replica, ...(secret && { secret }) }),
})

test('two tablets of which one is a copy of the other overwrite each other no more than two others, and get names of their own', async () => {
  const one = await openDevice(house, 'anna')
  await one.send([one.op('paper', 'twin', 'add', { title: 'twin', shelf: 'a', pages: 1 })])
  const [first, second] = [as(one, one.replica, 'a-secret-of-sixteen'), as(one, one.replica, 'a-secret-of-sixteen')]
  expect((await first.edit(5, 2)).settled).toMatchObject([{ outcome: 'applied' }])
  expect((await second.edit(5, 3)).settled).toMatchObject([{ outcome: 'conflict', held: ['pages'] }])
  expect(await first.edit(6, 4)).toMatchObject({ anew: true, settled: [{ outcome: 'conflict', held: ['pages'] }] })
  expect(await second.edit(7, 5)).toMatchObject({ anew: true })
})

test('who does not know the secret of a replica is not taken for it', async () => {
  const anna = await openDevice(house, 'anna')
  await anna.send([anna.op('paper', 'twin2', 'add', { title: 'twin', shelf: 'a', pages: 1 })], { secret: 'a-secret-of-sixteen' })
  const edit = (n: number, more: object) => anna.send([anna.op('paper', 'twin2', 'edit', { pages: n }, { n, trunk: 0 })], { ...more })
  for (const [n, secret] of [
    [20, 'another-secret-of-mine'],
    [21, undefined],
  ] as const)
    expect((await edit(n, { secret })).settled).toMatchObject([{ outcome: 'conflict', held: ['pages'] }])
  expect((await edit(22, { secret: 'a-secret-of-sixteen' })).settled).toMatchObject([{ outcome: 'applied' }])
})
