import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { bundleServer } from '../../kit/server/bundle-server'
import { type FreshDatabase, openDatabase } from '../../kit/server/open-database'
import { freePort } from '../../kit/server/outside-postgres'
import { type ServerProcess, startServer } from '../../kit/server/server-process'

let database: FreshDatabase
let dataDir: string
let env: Record<string, string>
let program: string
beforeAll(async () => {
  database = await openDatabase(inject('cluster'))
  program = await bundleServer('kit/server/kept-server.ts')
  dataDir = await mkdtemp(join(tmpdir(), 'kg-kept-'))
  env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(await freePort()) }
})
afterAll(async () => {
  await database.drop()
  for (const made of [dataDir, dirname(program)]) await rm(made, { recursive: true, force: true })
})

describe('npm start', () => {
  let kept: ServerProcess
  let address: string
  beforeAll(async () => {
    kept = startServer(program, env)
    address = await kept.ready
  })
  const pid = async () => ((await (await fetch(`${address}/try/pid`)).json()) as { result: number }).result
  /** Answers the new process once it is another than `before`. */
  const another = (before: number) => expect.poll(() => pid().catch(() => before)).not.toBe(before)

  test.each(['throw', 'reject'])(
    'a fault nobody foresaw (%s) is logged, the call is answered, and the server is there again',
    async (how) => {
      const before = await pid()
      expect((await fetch(`${address}/try/${how}`)).status).toBe(200)
      await another(before)
      expect(kept.said()).toMatch(new RegExp(`"level":60.*"message":"planted ${how === 'throw' ? 'fault' : 'rejection'}`))
      expect(kept.said()).toContain('The server ended unexpectedly (code 70) and is started again in')
    },
  )

  test('a server that is killed is there again', async () => {
    const before = await pid()
    process.kill(before, 'SIGKILL')
    await another(before)
    expect(kept.said()).toContain('The server ended unexpectedly (SIGKILL)')
  })

  test('Ctrl-C, heard twice as npm passes it on, ends all of it well', async () => {
    const last = await pid()
    process.kill(-(kept.child.pid ?? 0), 'SIGINT')
    process.kill(kept.child.pid ?? 0, 'SIGINT')
    expect(await kept.ended).toBe(0)
    expect(() => process.kill(last, 0)).toThrow('ESRCH')
  })
})

test('a server whose parent is killed ends with it', async () => {
  const kept = startServer(program, env)
  const address = await kept.ready
  const { result } = (await (await fetch(`${address}/try/pid`)).json()) as { result: number }
  kept.child.kill('SIGKILL')
  await expect
    .poll(() =>
      fetch(`${address}/healthz`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(false)
  await expect.poll(() => isThere(result)).toBe(false)
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a port that is taken', () => {
  const says = 'set PORT to a free one, for example PORT=8081 npm start'

  test('npm start says so before it does anything, and ends', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const started = startServer('../src/serve.ts', { ...env, DATA_DIR: join(dataDir, 'untouched'), PORT: String(port) })
    expect(await started.ended).toBe(1)
    expect(started.said()).toBe(`Port ${port} is taken; ${says}\n`)
    other.close()
  })

  test('so does a start whose port is taken while it opens', async () => {
    const started = startServer('kit/server/late-port-server.ts', { ...env, PORT: String(await freePort()) })
    expect(await started.ended).toBe(1)
    expect(started.said()).toContain(says)
  })
})
