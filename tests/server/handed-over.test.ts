import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../src/contract/resource'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

let house: OpenHouse
let teacher: Caller
let cook: Caller
let boss: Caller
const edit = { subject: '小明 2026-03-02', noun: 'attendance-record', rowId: '2026-03-02.c1', verb: 'edit', madeAt: '2026-03-02 08:10:00' }

beforeAll(async () => {
  const accounts = [
    { username: 'tina', roles: ['headTeacher'] },
    { username: 'carl', roles: ['cook'] },
    { username: 'paula', roles: ['principal'] },
  ]
  house = await openHouse(quietProduct(accounts), quietNow)
  ;[teacher, cook, boss] = await Promise.all([house.as('tina'), house.as('carl'), house.as('boss')])
  const body = { ...edit, op: '{"patch":{"status":"P"}}', fromName: '别人' }
  expect(await teacher('POST /sys/handedOver/add', body)).toMatchObject({ success: true })
})
afterAll(() => house.close())

type Page = { readonly records: readonly Row[] }
async function listed(call: Caller): Promise<readonly Row[]> {
  const { records }: Page = (await call('GET /sys/handedOver/list')).result
  return records
}

test('an edit handed over is seen by its author and by whoever may close it, and by nobody else', async () => {
  expect(await listed(teacher)).toMatchObject([{ subject: edit.subject, fromName: 'tina', state: 'open' }])
  expect(await listed(boss)).toHaveLength(1)
  expect(await listed(cook)).toEqual([])
  expect(await listed(await house.as('paula'))).toEqual([])
  const id = (await listed(boss))[0]?.id
  expect(await cook(`GET /sys/handedOver/queryById?id=${id}`)).toMatchObject({ success: false, error: 'record.gone' })
})

test('its author hears the answer and cannot give it', async () => {
  const id = (await listed(boss))[0]?.id
  expect(await teacher('POST /sys/handedOver/close', { id, answer: '好了' })).toMatchObject({ error: 'access.denied' })
  expect(await boss('POST /sys/handedOver/close', { id, answer: '已补录' })).toMatchObject({ success: true })
  expect(await listed(teacher)).toMatchObject([{ state: 'done', answer: '已补录', fromName: 'tina' }])
})
