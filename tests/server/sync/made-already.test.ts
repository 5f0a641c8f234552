import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Change, Reply } from '../../../src/contract/sync/exchange'
import { Conflict } from '../../../src/contract/system/conflict'
import { openDevice } from '../../kit/browser/open-device'
import { at } from '../../kit/every-noun'
import { Paper, tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
const product = {
  ...tinyProduct,
  behaviours: {
    paper: {
      ...tinyProduct.behaviours.paper,
      before: (ctx: { hold: (reason: string) => undefined }, change: { verb: string }) =>
        ['adjust', 'close', 'remove'].includes(change.verb) && holds ? ctx.hold('held') : undefined,
    },
  },
}
/** Whether the noun's own rule holds every addition, move and removal. */
let holds = false
beforeAll(async () => {
  house = await openHouse(product)
})
afterAll(() => house.close())

const outcomes = (reply: Reply) => reply.settled.map((one) => one.code ?? one.outcome)
const rowOf = ({ changes }: { readonly changes: readonly Change[] }, id: string) => changes.find((change) => change.id === id)?.row

/** A paper both know, whose `pages` are 5. */
async function shared(key: string) {
  const [anna, robert] = [await openDevice(house, 'anna'), await openDevice(house, 'robert')]
  await anna.send([anna.op('paper', key, 'add', { title: key, shelf: 'a', pages: 5 })])
  return { anna, robert }
}

test('a move that somebody made already is made; what it asked otherwise is held, and written when decided for', async () => {
  const { anna, robert } = await shared('m1')
  await anna.send([anna.op('paper', 'm1', 'close', { pages: 7 }, { trunk: 1 })])
  const same = robert.op('paper', 'm1', 'close', { pages: 7 }, { trunk: 1 })
  const plain = robert.op('paper', 'm1', 'close', {}, { trunk: 1, prev: same.id })
  const other = robert.op('paper', 'm1', 'close', { pages: 8 }, { trunk: 1, prev: plain.id })
  const reply = await robert.send([same, plain, other])
  expect(outcomes(reply)).toEqual(['applied', 'applied', 'conflict'])
  expect(rowOf(reply, other.id)).toMatchObject({ reason: 'clash', theirs: '{"pages":7}', mine: '{"pages":8}' })
  const decided = await robert.send([robert.op('conflict', other.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
  expect(rowOf(decided, 'm1')).toMatchObject({ pages: 8, state: 'closed' })
})

test('a call that makes a move again with other values is told that somebody else was there', async () => {
  const { anna, robert } = await shared('m2')
  await anna.send([anna.op('paper', 'm2', 'close', { pages: 7 }, { trunk: 1 })])
  expect(await robert.call(at('POST', Paper, 'close'), { id: 'm2', pages: 7 })).toMatchObject({ success: true })
  expect(await robert.call(at('POST', Paper, 'close'), { id: 'm2', pages: 8 })).toMatchObject({ error: 'record.changed' })
})

test('deciding for the values of a move does not make the move again', async () => {
  const { anna, robert } = await shared('m3')
  await anna.send([anna.op('paper', 'm3', 'edit', { pages: 6 }, { trunk: 1 })])
  const move = robert.op('paper', 'm3', 'close', { pages: 9 }, { trunk: 1 })
  expect((await robert.send([move])).settled).toMatchObject([{ outcome: 'conflict', held: ['pages'] }])
  expect(await anna.call(at('POST', Paper, 'reopen'), { id: 'm3' })).toMatchObject({ success: true })
  const decided = await robert.send([robert.op('conflict', move.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
  expect(rowOf(decided, 'm3')).toMatchObject({ pages: 9, state: 'open' })
})

test('a decision that differs from the one already made is refused, an equal one is done', async () => {
  const { anna, robert } = await shared('m4')
  await anna.send([anna.op('paper', 'm4', 'edit', { pages: 6 }, { trunk: 1 })])
  const edit = robert.op('paper', 'm4', 'edit', { pages: 9 }, { trunk: 1 })
  await robert.send([edit])
  expect(outcomes(await anna.send([anna.op('conflict', edit.id, 'resolve', { choice: 'mine' }, { trunk: 1 })]))).toEqual(['applied'])
  const late = ['keep', 'mine'].map((choice) => robert.op('conflict', edit.id, 'resolve', { choice }, { trunk: 1 }))
  expect(outcomes(await robert.send(late))).toEqual(['record.changed', 'applied'])
})

test('an addition that was held is added when it is decided for, to whatever stands there by then', async () => {
  const { anna, robert } = await shared('m5')
  holds = true
  const add = robert.op('paper', 'm5', 'adjust', { pages: 5 }, { trunk: 1 })
  const reply = await robert.send([add])
  holds = false
  expect(rowOf(reply, add.id)).toMatchObject({ reason: 'held', theirs: '{"pages":5}', mine: '{"pages":5}' })
  await anna.send([anna.op('paper', 'm5', 'adjust', { pages: 10 }, { trunk: 1 })])
  const decided = await robert.send([robert.op('conflict', add.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
  expect(rowOf(decided, 'm5')).toMatchObject({ pages: 20 })
  const next = robert.op('paper', 'm5', 'edit', { pages: 1 }, { trunk: 1, prev: add.id })
  expect(outcomes(await robert.send([next]))).toEqual(['conflict'])
})

test('a held addition is checked as the sum, and may be answered by a value', async () => {
  const { robert } = await shared('m6')
  holds = true
  const [less, more] = [-2, 2000].map((pages) => robert.op('paper', 'm6', 'adjust', { pages }, { trunk: 1 }))
  const settled = outcomes(await robert.send([less, more].filter((op) => op !== undefined)))
  holds = false
  expect(settled).toEqual(['conflict', 'input.invalid'])
  const answered = await robert.call(at('POST', Conflict, 'resolve'), { id: less?.id, choice: 'edit', answer: '{"pages":40}' })
  expect(answered).toMatchObject({ success: true, result: { state: 'resolved' } })
  expect(await robert.call(at('GET', Paper, 'queryById?id=m6'))).toMatchObject({ result: { pages: 40 } })
})

test('a move or a removal that a rule holds is recorded with what it wanted, and done when decided for', async () => {
  const { robert } = await shared('m7')
  holds = true
  const move = robert.op('paper', 'm7', 'close', {}, { trunk: 1 })
  const remove = robert.op('paper', 'm7', 'remove', {}, { trunk: 1, prev: move.id })
  const reply = await robert.send([move, remove])
  holds = false
  expect(reply.settled).toMatchObject([
    { outcome: 'conflict', held: ['state'] },
    { outcome: 'conflict', held: ['$gone'] },
  ])
  const closed = await robert.send([robert.op('conflict', move.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
  expect(rowOf(closed, 'm7')).toMatchObject({ state: 'closed' })
  const first = robert.op('conflict', remove.id, 'resolve', { choice: 'mine' }, { trunk: 1 })
  const asked = await robert.send([first])
  expect(rowOf(asked, remove.id)).toMatchObject({ state: 'open' })
  const rev = rowOf(asked, remove.id)?.rev ?? 0
  const again = await robert.send([robert.op('conflict', remove.id, 'resolve', { choice: 'mine' }, { trunk: rev, prev: first.id })])
  expect(rowOf(again, 'm7')).toBeNull()
})
