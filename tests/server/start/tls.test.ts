import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readTls } from '../../../src/server/read-tls'
import { openDatabase } from '../../kit/server/open-database'
import { selfSigned, selfSignedFiles } from '../../kit/server/self-signed'
import { startServer } from '../../kit/server/server-process'

let files: Awaited<ReturnType<typeof selfSignedFiles>>
beforeAll(async () => {
  files = await selfSignedFiles()
})
afterAll(() => files.drop())

const written = async (name: string, text: string) => {
  const path = join(dirname(files.cert), name)
  await writeFile(path, text)
  return path
}

test('a certificate and its key are taken', () => {
  expect(readTls(files.cert, files.key).cert).toContain('BEGIN CERTIFICATE')
})

test('each way they can be wrong is one sentence that names the file', async () => {
  const otherKey = await written('other-key.pem', selfSigned().key)
  const text = await written('text.pem', 'not a certificate\n')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const locked = privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' }).toString()
  const lockedKey = await written('locked.pem', locked)
  expect(() => readTls('/nowhere/cert.pem', files.key)).toThrow('TLS_CERT: cannot read /nowhere/cert.pem (ENOENT)')
  expect(() => readTls(files.cert, dirname(files.key))).toThrow(/^TLS_KEY: cannot read .* \(EISDIR\)$/)
  expect(() => readTls(text, files.key)).toThrow(`TLS_CERT: ${text} holds no certificate`)
  expect(() => readTls(files.cert, text)).toThrow(`TLS_KEY: ${text} holds no private key`)
  expect(() => readTls(files.key, files.cert)).toThrow('holds no certificate')
  expect(() => readTls(files.cert, lockedKey)).toThrow('is locked with a passphrase')
  expect(() => readTls(files.cert, otherKey)).toThrow(`TLS_CERT and TLS_KEY do not belong together: ${otherKey} is not the key`)
})

test('a pair that does not match ends the start with that sentence alone', async () => {
  const server = startServer('kit/server/tiny-server.ts', { TLS_CERT: files.cert, TLS_KEY: await written('wrong.pem', selfSigned().key) })
  await expect(server.ready).rejects.toThrow(/before it answered: TLS_CERT and TLS_KEY do not belong together: [^\n]+$/)
  expect(await server.ended).toBe(1)
})

test('with a pair the product answers over https, and tells browsers to stay there', async () => {
  const database = await openDatabase(inject('cluster'))
  const server = startServer('kit/server/tiny-server.ts', {
    TLS_CERT: files.cert,
    TLS_KEY: files.key,
    DATABASE_URL: database.url,
    DATA_DIR: dirname(files.cert),
  })
  const address = await server.ready
  expect(address).toMatch(/^https:/)
  const ca = readTls(files.cert, files.key).cert
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) =>
    request(`${address}/healthz`, { ca }, (answer) => resolve({ status: answer.statusCode, ...answer.resume().headers }))
      .on('error', reject)
      .end(),
  )
  expect(headers).toMatchObject({ status: 200, 'strict-transport-security': expect.stringContaining('max-age') })
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await database.drop()
})
