import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Flow } from '../../../src/contract/flow'
import { label } from '../../../src/contract/label'
import { openDevice } from '../../kit/browser/open-device'
import { at } from '../../kit/every-noun'
import { Paper, paperFlow, tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

/** A paper is closed with a number of pages and, each time, with a colour. */
const close = { ...paperFlow.moves.close, asks: ['pages', 'colour'], needs: ['pages'], anew: ['colour'] }
const bind = { from: ['open'], to: 'open', label: label('装订', 'Bind'), asks: ['colour'], anew: ['colour'] }
const flow: Flow = { ...paperFlow, moves: { ...paperFlow.moves, close, bind } }
const { catalogue } = tinyProduct
let house: OpenHouse
beforeAll(async () => {
  house = await openHouse({ ...tinyProduct, catalogue: { ...catalogue, flows: { ...catalogue.flows, paper: flow } } })
})
afterAll(() => house.close())

const required = { code: 'field.required' }

async function paper(key: string, values: object) {
  const anna = await openDevice(house, 'anna')
  await anna.send([anna.op('paper', key, 'add', { title: key, shelf: 'a', ...values })])
  const move = async (verb: string, patch: Record<string, unknown>) =>
    (await anna.send([anna.op('paper', key, verb, patch, { trunk: 100 })])).settled[0]
  return { anna, move }
}

test('a move that lacks what it cannot be made without is refused at those fields, by sync and by a call', async () => {
  const { anna, move } = await paper('a1', { colour: 'red' })
  expect(await move('close', {})).toMatchObject({
    outcome: 'rejected',
    code: 'input.invalid',
    problems: { pages: required, colour: required },
  })
  expect(await move('close', { pages: null, colour: '' })).toMatchObject({
    outcome: 'rejected',
    problems: { pages: required, colour: required },
  })
  const called = await anna.call(at('POST', Paper, 'close'), { id: 'a1', pages: 3 })
  expect(called).toMatchObject({ success: false, error: 'input.invalid', problems: { colour: required } })
  expect(Object.keys(called.problems ?? {})).toEqual(['colour'])
  expect((await anna.call(at('GET', Paper, 'queryById?id=a1'))).result).toMatchObject({ state: 'open', rev: 1 })
})

test('what the record holds already is enough for what a move needs, and not for what is asked anew', async () => {
  const { move } = await paper('a2', { pages: 5, colour: 'red' })
  const refused = await move('close', {})
  expect(refused).toMatchObject({ outcome: 'rejected', problems: { colour: required } })
  expect(Object.keys(refused?.problems ?? {})).toEqual(['colour'])
  expect(await move('close', { colour: 'red' })).toMatchObject({ outcome: 'applied' })
})

test('a move that leads back to where the record stands asks anew as well', async () => {
  const { move } = await paper('a3', {})
  expect(await move('bind', { colour: 'red' })).toMatchObject({ outcome: 'applied' })
  expect(await move('bind', {})).toMatchObject({ outcome: 'rejected', problems: { colour: required } })
  expect(await move('bind', { colour: 'blue' })).toMatchObject({ outcome: 'applied' })
})

test('a move that was made already asks for nothing more, and one of a record that somebody removed is held', async () => {
  const { anna, move } = await paper('a4', { pages: 5 })
  await move('close', { colour: 'red' })
  expect(await move('close', {})).toMatchObject({ outcome: 'applied' })
  const robert = await openDevice(house, 'robert')
  await robert.send([robert.op('paper', 'a5', 'add', { title: 'a5', shelf: 'a' })])
  await anna.send([anna.op('paper', 'a5', 'remove', {}, { trunk: 1 })])
  const late = await robert.send([robert.op('paper', 'a5', 'close', {}, { trunk: 1 })])
  expect(late.settled).toMatchObject([{ outcome: 'conflict' }])
})

test('a move whose reason stands against what its author has not seen is held as a whole, and made when decided for', async () => {
  const { anna } = await paper('a7', { pages: 5 })
  const robert = await openDevice(house, 'robert')
  await anna.send([anna.op('paper', 'a7', 'edit', { colour: 'blue' }, { trunk: 1 })])
  const close = robert.op('paper', 'a7', 'close', { colour: 'red' }, { trunk: 1 })
  const reply = await robert.send([close])
  expect(reply.settled).toMatchObject([{ outcome: 'conflict', held: expect.arrayContaining(['colour', 'state']) }])
  const stands = async () => (await anna.call(at('GET', Paper, 'queryById?id=a7'))).result
  expect(await stands()).toMatchObject({ state: 'open', colour: 'blue' })
  const wordless = robert.op('conflict', close.id, 'resolve', { choice: 'edit', answer: '{"state":"closed"}' }, { trunk: 1 })
  expect((await robert.send([wordless])).settled).toMatchObject([{ outcome: 'rejected', problems: { colour: required } }])
  const decided = robert.op('conflict', close.id, 'resolve', { choice: 'mine' }, { trunk: 1 })
  expect((await robert.send([decided])).settled).toMatchObject([{ outcome: 'applied' }])
  expect(await stands()).toMatchObject({ state: 'closed', colour: 'red' })
})

test('an app the server is too new for is told to update, and nothing of it is taken', async () => {
  const newer = await openHouse({ ...tinyProduct, catalogue: { ...catalogue, oldestProtocol: 2 } })
  const anna = await openDevice(newer, 'anna')
  const ask = {
    epoch: null,
    replica: 'replica-of-old',
    since: 0,
    scope: null,
    ops: [anna.op('paper', 'p', 'add', { title: 'p', shelf: 'a' })],
  }
  for (const protocol of [undefined, 1])
    expect(await anna.call('POST /sync', { ...ask, protocol })).toMatchObject({ status: 426, error: 'update.needed' })
  expect(await anna.call('POST /sync', { ...ask, protocol: 2 })).toMatchObject({ result: { settled: [{ outcome: 'applied' }] } })
  await newer.close()
})
