import { createHash } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { createConnection } from 'mysql2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryConnection } from '../../../src/server/infrastructure/try-connection'

const host = '127.0.0.1'
const [user, password, database] = ['reader', 'Open-me-1', 'till']
let port = 0
/** How many connections the server has taken, and how many of them were left again. */
const seen = { came: 0, left: 0 }

type Shown = { user: string; database: string; authPluginData1: Buffer; authPluginData2: Buffer; authToken: Buffer }
type Said = (error: null, said?: { message: string; code: number }) => void
const sha1 = (...parts: readonly Buffer[]) => parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest()

/** Whether what a client has shown fits the password, as a server knows it by the hash of its hash. */
function fits({ authPluginData1, authPluginData2, authToken }: Shown): boolean {
  if (authToken.length === 0) return false
  const stored = sha1(sha1(Buffer.from(password)))
  const mask = sha1(authPluginData1.subarray(0, 8), authPluginData2.subarray(0, 12), stored)
  return sha1(Buffer.from(authToken.map((byte, at) => byte ^ (mask[at] ?? 0)))).equals(stored)
}

/** A server that speaks as MySQL does: it knows one account and one database. */
const server = createServer((stream) => {
  seen.came++
  stream.on('close', () => {
    seen.left++
  })
  const connection = createConnection({ isServer: true, stream })
  connection.on('error', () => undefined)
  connection.serverHandshake({
    protocolVersion: 10,
    serverVersion: '5.7.44',
    connectionId: seen.came,
    statusFlags: 2,
    characterSet: 8,
    capabilityFlags: 0xffffff ^ 0x00000800,
    authCallback(shown: Shown, answer: Said) {
      if (shown.user !== user || !fits(shown)) answer(null, { message: 'Access denied', code: 1045 })
      else if (shown.database && shown.database !== database) answer(null, { message: 'Unknown database', code: 1049 })
      else answer(null)
    },
  })
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, host, done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const given = () => ({
  dbType: '4',
  dbUrl: `jdbc:mysql://${host}:${port}/${database}?useUnicode=true&characterEncoding=UTF-8`,
  dbUsername: user,
  dbPassword: password,
})
const tryIt = (change: object = {}) => tryConnection([host], { ...given(), ...change })

test.each(['1', '4', '5'])('a MySQL of kind %s is reached with its own words, and left again', async (dbType) => {
  const { came } = seen
  await tryIt({ dbType })
  expect(seen.came).toBe(came + 1)
  await expect.poll(() => seen.left).toBe(seen.came)
})

test('a server is reached without a database as well', async () => {
  await tryIt({ dbUrl: `jdbc:mariadb://${host}:${port}` })
})

test.each([
  ['a wrong password', { dbPassword: 'something else' }, 'data-source.login'],
  ['no password', { dbPassword: '' }, 'data-source.login'],
  ['an account there is none of', { dbUsername: 'nobody' }, 'data-source.login'],
  ['a database there is none of', { dbName: 'elsewhere' }, 'data-source.refused'],
  ['nothing that answers', { dbUrl: `jdbc:mysql://${host}:1/x` }, 'data-source.unreachable'],
])('%s is told as what it is', async (_what, change, code) => {
  await expect(tryIt(change)).rejects.toMatchObject({ code })
})
