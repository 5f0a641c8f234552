import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineFlow } from '../../../src/contract/flow'
import { label } from '../../../src/contract/label'
import { at } from '../../kit/every-noun'
import { openDevice } from '../../kit/open-device'
import { type OpenHouse, openHouse } from '../../kit/open-house'
import { Paper, paperFlow, tinyProduct } from '../../kit/tiny-product'

/** A paper is closed with a number of pages and, each time, with a colour. */
const close = { ...paperFlow.moves.close, asks: ['pages', 'colour'], needs: ['pages'], anew: ['colour'] }
const bind = { from: ['open'], to: 'open', label: label('装订', 'Bind'), asks: ['colour'], anew: ['colour'] }
const flow = defineFlow({ ...paperFlow, moves: { ...paperFlow.moves, close, bind } })
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
