import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { proveEncryptionKey, readEncryptionKey } from '../../../src/app/encrypted/encryption-key'
import { readHouseKey } from '../../../src/app/unsent-file/house-key'
import { encryptionKey, openKey } from '../../kit/server/sealing-house'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (status: number, more: object) =>
  new Response(JSON.stringify({ success: status === 200, code: status, message: '', result: null, ...more }), { status })

/** A server that opens what is sealed for `user`, under the key it tells. */
function serve(user: string, key = encryptionKey) {
  const fetched = vi.fn(async (address: string, { body }: RequestInit = {}) => {
    if (address.includes('house-key')) return answer(200, { result: key })
    const opened = openKey(JSON.parse(String(body)).wrapped, user)
    return opened ? answer(200, { result: { key: opened.toString('base64') } }) : answer(200, { success: false, error: 'unsent.sealed' })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('nothing is sealed with a key before the server has shown that it opens it for this very person', async () => {
  serve('somebody else')
  await proveEncryptionKey('7', 'u1')
  expect(await readHouseKey('7')).toEqual(encryptionKey)
  expect(await readEncryptionKey('7', 'u1')).toBeUndefined()
  const fetched = serve('u1')
  await proveEncryptionKey('7', 'u1')
  expect(await readEncryptionKey('7', 'u1')).toEqual(encryptionKey)
  expect(await readEncryptionKey('7', 'u2')).toBeUndefined()
  fetched.mockClear()
  await proveEncryptionKey('7', 'u1')
  expect(fetched).not.toHaveBeenCalled()
})

test('of a server that was begun anew the old key is used no more', async () => {
  serve('u1')
  await proveEncryptionKey('8', 'u1')
  serve('u2', { ...encryptionKey, id: '0'.repeat(32) })
  await proveEncryptionKey('8', 'u2')
  expect(await readEncryptionKey('8', 'u1')).toBeUndefined()
  expect(await readEncryptionKey('8', 'u2')).toMatchObject({ id: '0'.repeat(32) })
})

test('a server that does not answer proves nothing and takes nothing away', async () => {
  serve('u1')
  await proveEncryptionKey('9', 'u1')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(proveEncryptionKey('9', 'u2')).rejects.toMatchObject({ code: 'wire.unreachable' })
  expect(await readEncryptionKey('9', 'u1')).toEqual(encryptionKey)
})
