import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { route } from '../../../src/server/http/route'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
beforeAll(async () => {
  const address = route('GET /try/address', { door: 'open', input: z.object({}) }, ({ request }) => request.ip)
  house = await openHouse({ ...tinyProduct, routes: [address] }, undefined, { TRUSTED_PROXIES: '10.0.0.0/24' })
})
afterAll(() => house.close())

const from = async (remoteAddress: string, forwarded: string) => {
  const answered = await house.server.inject({ url: '/try/address', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
  return (answered.json() as { result: string }).result
}

test('a proxy that is trusted says where a call comes from; from anybody else it is only said', async () => {
  expect(await from('10.0.0.7', '1.2.3.4')).toBe('1.2.3.4')
  // What the caller had said to the proxy is not believed.
  expect(await from('10.0.0.7', '9.9.9.9, 1.2.3.4')).toBe('1.2.3.4')
  expect(await from('10.0.1.7', '1.2.3.4')).toBe('10.0.1.7')
  expect(await from('127.0.0.1', '1.2.3.4')).toBe('127.0.0.1')
})
