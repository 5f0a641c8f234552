import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf, call } from '../../../src/app/wire/call'
import { callAs } from '../../../src/app/wire/surroundings'
import { syncTransport } from '../../../src/app/wire/sync-transport'
import { isSilence } from '../../../src/app/wire/wire-error'

const expired = vi.fn()
const answer = (status: number, body: unknown) =>
  vi.fn(async (_address: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }))
const fine = (result: unknown) => ({ success: true, code: 200, message: '', result, timestamp: 0 })

beforeEach(() => {
  expired.mockClear()
  callAs({ token: () => 'abc', tenant: () => '7', language: () => 'en', expired })
})
afterEach(() => vi.unstubAllGlobals())

test('reading calls carry the second, dictionary items do not, writing calls do not', () => {
  expect(addressOf('GET', '/sys/user/list', { pageNo: 1, name: '' }, 5_000)).toBe('/sys/user/list?pageNo=1&_t=5')
  expect(addressOf('GET', 'sys/dict/getDictItems/sex', {}, 5_000)).toBe('/sys/dict/getDictItems/sex')
  expect(addressOf('DELETE', '/sys/user/delete', { id: 'a b' })).toBe('/sys/user/delete?id=a+b')
})

test('every call says who asks, for which house, in which language', async () => {
  const fetch = answer(200, fine(1))
  vi.stubGlobal('fetch', fetch)
  expect(await call('POST', '/x', { body: { a: 1 } })).toBe(1)
  const headers = new Headers(fetch.mock.calls[0]?.[1].headers)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-access-token': 'abc',
    'tenant-id': '7',
    'accept-language': 'en',
    'content-type': 'application/json',
  })
})

test('an expired sign-in ends the session, unless the caller sees to it', async () => {
  vi.stubGlobal('fetch', answer(401, { success: false, code: 401, message: '', result: null, error: 'session.expired' }))
  await expect(call('GET', '/x')).rejects.toMatchObject({ status: 401 })
  expect(expired).toHaveBeenCalledTimes(1)
  await expect(call('GET', '/x', { quiet: true })).rejects.toMatchObject({ status: 401 })
  expect(expired).toHaveBeenCalledTimes(1)
})

test('no answer is silence, not a refusal', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  )
  const error: unknown = await call('GET', '/x').catch((found: unknown) => found)
  expect(isSilence(error)).toBe(true)
  expect(expired).not.toHaveBeenCalled()
})

test('a large batch of edits goes gzipped, a small one and one of a browser that cannot pack go as they are', async () => {
  const fetch = answer(200, fine({}))
  vi.stubGlobal('fetch', fetch)
  const sent = async (note: string) => {
    await syncTransport({ epoch: null, replica: 'r', since: null, place: null, scope: note, ops: [] })
    const { headers, body } = fetch.mock.lastCall?.[1] ?? {}
    const isPacked = new Headers(headers).get('content-encoding') === 'gzip'
    const bytes = new Uint8Array(await new Response(body ?? null).arrayBuffer())
    const text = new TextDecoder().decode(isPacked ? gunzipSync(bytes) : bytes)
    return { isPacked, isShort: bytes.length < 1000, note: JSON.parse(text).scope, type: new Headers(headers).get('content-type') }
  }
  const long = '蕨'.repeat(5000)
  expect(await sent('a')).toMatchObject({ isPacked: false, note: 'a' })
  expect(await sent(long)).toEqual({ isPacked: true, isShort: true, note: long, type: 'application/json' })
  vi.stubGlobal('CompressionStream', undefined)
  expect(await sent(long)).toMatchObject({ isPacked: false, note: long })
})

test('a call waits 90 seconds where nothing else is said, and somebody who is not signed in sends no token and the house 0', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout')
  const fetch = answer(200, fine(1))
  vi.stubGlobal('fetch', fetch)
  callAs({ token: () => undefined, tenant: () => '0', language: () => 'en', expired })
  await call('GET', '/x')
  await call('GET', '/x', { timeout: 120_000 })
  expect(waits.mock.calls).toEqual([[90_000], [120_000]])
  const headers = new Headers(fetch.mock.calls[0]?.[1].headers)
  expect([headers.get('tenant-id'), headers.has('x-access-token')]).toEqual(['0', false])
  waits.mockRestore()
})
