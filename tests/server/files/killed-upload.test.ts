import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fileLimits } from '../../../src/contract/fields/file'
import { largePicture, type Picture } from '../../kit/sample-picture'
import { bundleServer } from '../../kit/server/bundle-server'
import { type FreshDatabase, openDatabase } from '../../kit/server/open-database'
import { postJson, signIn } from '../../kit/server/post-json'
import { type ServerProcess, startServer } from '../../kit/server/server-process'

let database: FreshDatabase
let dataDir: string
let program: string
let server: ServerProcess
const start = () => startServer(program, { DATABASE_URL: database.url, DATA_DIR: dataDir })
beforeAll(async () => {
  database = await openDatabase(inject('cluster'))
  dataDir = await mkdtemp(join(tmpdir(), 'kg-killed-'))
  program = await bundleServer('server/files/picture-server.ts')
  server = start()
  await server.ready
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  await database.drop()
  for (const folder of [dataDir, dirname(program)]) await rm(folder, { recursive: true, force: true })
})

type Line = { readonly address: string; readonly token: string }
const call = ({ address, token }: Line, method: string, path: string, body?: Buffer) =>
  fetch(`${address}/sync/blob/${path}`, {
    method,
    headers: { 'x-access-token': token, ...(body ? { 'content-type': 'application/octet-stream' } : {}) },
    ...(body ? { body: new Uint8Array(body) } : {}),
    signal: AbortSignal.timeout(10_000),
  })

/** Goes on with an upload from wherever it stands. Throws when the connection breaks. Answers when the server has said that it is stored. */
async function goOn(line: Line, { sha, bytes }: Picture): Promise<void> {
  const asked = await call(line, 'HEAD', sha)
  if (asked.status === 200) return
  let offset = Number(asked.headers.get('x-offset') ?? 0)
  expect([206, 404]).toContain(asked.status)
  expect(offset % fileLimits.part).toBe(0)
  for (let done = false; !done; ) {
    const part = bytes.subarray(offset, offset + fileLimits.part)
    const answered = await call(line, 'PUT', `${sha}?offset=${offset}&size=${bytes.length}`, part)
    const { result } = (await answered.json()) as { result: { offset: number; done: boolean } }
    ;({ offset, done } = result)
  }
}

/** Kills the server some time after now, and starts it again. */
async function restart(after: number): Promise<void> {
  await sleep(after)
  server.child.kill('SIGKILL')
  await server.ended
  server = start()
}

test('uploads go on after every kill, and what was said to be stored is there', async () => {
  const pictures = [1, 2, 3, 4].map((seed) => largePicture(900, seed))
  const token = await signIn(await server.ready, 'anna')
  const stored = new Set<Picture>()
  for (const wait of [5, 25, 45, 70, 100, 140]) {
    const line = { address: await server.ready, token }
    const killed = restart(wait)
    const tries = pictures.map(async (picture) => {
      await goOn(line, picture)
      stored.add(picture)
    })
    await Promise.allSettled(tries)
    await killed
  }
  const line = { address: await server.ready, token }
  for (const { sha } of stored) expect((await call(line, 'HEAD', sha)).status).toBe(200)
  for (const picture of pictures) await goOn(line, picture)
  const patch = (picture: Picture) => ({ title: 'killed', pictures: [picture.sha] })
  const op = { noun: 'proof', verb: 'add', base: {}, trunk: 0, epoch: null, prev: null, deps: [], at: '', v: 1, app: 'test' }
  const ops = pictures.map((picture, at) => ({ ...op, id: uuidv7(), n: at + 1, key: `killed-${at}`, patch: patch(picture) }))
  const body = { epoch: null, replica: uuidv7(), since: 0, scope: null, ops }
  type Settled = { settled: { outcome: string }[] }
  const { result } = await postJson<Settled>(line.address, '/sync', body, { 'x-access-token': token })
  expect(result.settled.map((one) => one.outcome)).toEqual(['applied', 'applied', 'applied', 'applied'])
  for (const [at, { sha, bytes }] of pictures.entries()) {
    const shown = await call(line, 'GET', `${sha}?noun=proof&id=killed-${at}`)
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true)
  }
  const whole = (await readdir(join(dataDir, 'files'), { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name))
  expect(whole.length).toBe(4)
})

test('a key that is not the one of the database ends the start in one sentence', async () => {
  const other = startServer(program, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY: '0'.repeat(64),
  })
  await expect(other.ready).rejects.toThrow(/SECRET_KEY is not the key this database was made with/)
})
