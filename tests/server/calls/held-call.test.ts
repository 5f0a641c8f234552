import { afterAll, beforeAll, expect, test } from 'vitest'
import { Conflict } from '../../../src/contract/system/conflict'
import type { Behaviour } from '../../../src/server/resource/behaviour'
import { at } from '../../kit/every-noun'
import { Paper, tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

/** Papers with this title wait for somebody. */
const paper: Behaviour = {
  ...tinyProduct.behaviours.paper,
  before(ctx, { after }) {
    if (after.title === 'odd') ctx.hold('odd')
    return undefined
  },
}
let house: OpenHouse
let anna: Caller
beforeAll(async () => {
  house = await openHouse({ ...tinyProduct, behaviours: { paper } })
  anna = await house.as('anna')
})
afterAll(() => house.close())

const questions = async () =>
  (await anna(at('GET', Conflict, 'list'))).result as { total: number; records: { id: string; rowId: string }[] }
const held = { success: false, code: 409, error: 'record.held', result: null }

test('a call whose row is held is told that it waits, once, however often it is made, and the row comes with the decision', async () => {
  const key = { 'x-idempotency-key': '0190a000-0000-7000-8000-000000000001' }
  const odd = { id: 'odd1', title: 'odd', shelf: 'a' }
  expect(await anna(at('POST', Paper, 'add'), odd, key)).toMatchObject(held)
  expect(await anna(at('POST', Paper, 'add'), odd, key)).toMatchObject(held)
  const { total, records } = await questions()
  expect([total, records[0]?.rowId]).toEqual([1, 'odd1'])
  expect(await anna(at('GET', Paper, 'queryById?id=odd1'))).toMatchObject({ error: 'record.gone' })
  expect(await anna(at('POST', Conflict, 'resolve'), { id: records[0]?.id, choice: 'mine' })).toMatchObject({ success: true })
  expect(await anna(at('GET', Paper, 'queryById?id=odd1'))).toMatchObject({ result: { title: 'odd' } })
})

test('a call whose change is held is not told that it was made', async () => {
  const { result } = await anna(at('POST', Paper, 'add'), { title: 'even', shelf: 'a' })
  const { id, rev } = result as { id: string; rev: number }
  expect(await anna(at('PUT', Paper, 'edit'), { id, rev, title: 'odd' })).toMatchObject(held)
  expect(await anna(at('GET', Paper, `queryById?id=${id}`))).toMatchObject({ result: { title: 'even', rev } })
})

test('what somebody has to confirm is not removed together with others, and no question is left of it', async () => {
  await anna(at('POST', Paper, 'add'), { id: 'plain1', title: 'plain', shelf: 'a' })
  const { total } = await questions()
  // `odd1` stands since its question was decided, and taking it away is a question again.
  expect(await anna(at('DELETE', Paper, 'deleteBatch?ids=plain1,odd1'))).toMatchObject({
    success: false,
    error: 'record.stopped',
    values: { title: 'odd', whyEn: expect.stringContaining('by itself') },
  })
  expect(await anna(at('GET', Paper, 'queryById?id=plain1'))).toMatchObject({ result: { title: 'plain' } })
  expect((await questions()).total).toBe(total)
})
