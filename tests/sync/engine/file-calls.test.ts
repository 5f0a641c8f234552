import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashOf } from '../../../src/app/files/keep-file'
import { fetchFile, fileCalls } from '../../../src/app/wire/file-calls'
import { callAs } from '../../../src/app/wire/surroundings'
import { fileLimits } from '../../../src/contract/fields/file'
import { make } from '../../kit/make'
import { largePicture, samplePicture } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { Proof, pictureProduct } from '../../server/files/picture-product'

let house: OpenHouse
const real = globalThis.fetch

beforeAll(async () => {
  house = await openHouse(pictureProduct)
  const url = await house.server.listen({ port: 0, host: '127.0.0.1' })
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => real(`${url}${address}`, init))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await house.close()
})

async function signIn(username: string) {
  const call = await house.as(username)
  callAs({ token: () => call.token, tenant: () => '1', language: () => 'en', expired: () => undefined })
  return call
}

test('a photograph goes over real connections in parts, and comes back as it went', async () => {
  const call = await signIn('anna')
  const { sha, bytes } = largePicture(600)
  const file = new Uint8Array(bytes).buffer
  const put = (offset: number) => fileCalls.put(sha, { offset, size: file.byteLength, bytes: file.slice(offset, offset + fileLimits.part) })
  expect(await fileCalls.ask(sha)).toBe(0)
  expect(await put(0)).toEqual({ offset: fileLimits.part, done: false })
  expect(await fileCalls.ask(sha)).toBe(fileLimits.part)
  await expect(put(2 * fileLimits.part)).rejects.toMatchObject({ code: 'file.offset', values: { offset: fileLimits.part } })
  await put(fileLimits.part)
  expect(await put(2 * fileLimits.part)).toEqual({ offset: file.byteLength, done: true })
  expect(await fileCalls.ask(sha)).toBe('all')
  const { id } = await make(call, Proof, { shelf: 'a', pictures: [sha], signed: null, steps: null })
  const fetched = await fetchFile(sha, { noun: 'proof', id })
  expect(fetched.type).toBe('image/png')
  expect(await hashOf(await fetched.arrayBuffer())).toBe(sha)
})

test('what the server says against a file reaches the device in words it knows', async () => {
  await signIn('anna')
  const { sha } = samplePicture(77)
  const wrong = new TextEncoder().encode('<!doctype html><script>alert(1)</script>').buffer
  await expect(fileCalls.put(sha, { offset: 0, size: wrong.byteLength, bytes: wrong })).rejects.toMatchObject({
    status: 422,
    code: 'file.differs',
  })
  const named = await hashOf(wrong)
  await expect(fileCalls.put(named, { offset: 0, size: wrong.byteLength, bytes: wrong })).rejects.toMatchObject({
    status: 422,
    code: 'file.type',
  })
  await expect(fetchFile(sha, { noun: 'proof', id: 'nobody' })).rejects.toMatchObject({ code: 'record.gone' })
})

test.each([
  ['asking for what is there', (sha: string) => fileCalls.ask(sha)],
  ['sending a part', (sha: string, bytes: ArrayBuffer) => fileCalls.put(sha, { offset: 0, size: bytes.byteLength, bytes })],
  ['fetching', (sha: string) => fetchFile(sha, { noun: 'proof', id: 'any' })],
])('%s says that the sign-in is over, as any other call does', async (_, call) => {
  const expired = vi.fn()
  callAs({ token: () => 'nonsense', tenant: () => '1', language: () => 'en', expired })
  const { sha, bytes } = samplePicture(1)
  await expect(call(sha, new Uint8Array(bytes).buffer)).rejects.toMatchObject({ status: 401 })
  expect(expired.mock.calls).toEqual([[401]])
})
