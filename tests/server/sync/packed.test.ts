import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../src/contract/sync/exchange'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(tinyProduct)
})
afterAll(() => house.close())

async function send(ask: object) {
  const { token } = await house.as('anna')
  const { statusCode, body } = await house.server.inject({
    method: 'POST',
    url: '/sync',
    headers: { 'x-access-token': token, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify(ask)),
  })
  return { statusCode, answer: JSON.parse(body) }
}
test('a gzipped batch is read like any other', async () => {
  const patch = { title: 'packed', shelf: 'a' }
  const ops = Array.from({ length: 40 }, (_, at) => plainOp({ key: `packed-${at}`, n: at + 1, patch }))
  const { statusCode, answer } = await send(firstAsk(ops))
  expect(statusCode).toBe(200)
  expect(answer.result.settled.map(({ outcome }: { outcome: string }) => outcome)).toEqual(Array(40).fill('applied'))
})

test('what unpacks to more than a batch may hold is refused', async () => {
  const { answer } = await send({ ...firstAsk(), scope: 'x'.repeat(limits.bytes * 20) })
  expect(answer).toMatchObject({ success: false, error: 'input.large' })
})
