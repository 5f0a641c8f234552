import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordKey } from '../../../src/areas/attendance/keys'
import type { Reply } from '../../../src/contract/sync/exchange'
import { dayOf } from '../../../src/contract/time'
import { product } from '../../../src/product'
import { readConfiguration } from '../../../src/server/configuration'
import { greetOutside } from '../../../src/server/db/outside-server'
import { type Running, run } from '../../../src/server/start/run'
import { freePort, type OutsidePostgres, oldestPostgres, openOutsidePostgres } from '../../kit/server/outside-postgres'
import { postJson, signIn } from '../../kit/server/post-json'
import { testPassword } from '../../kit/test-password'

const programs = await oldestPostgres()
let outside: OutsidePostgres
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kg-outside-data-'))
  outside = await openOutsidePostgres(programs)
  for (const name of ['house', 'keeper', 'guest']) await outside.admin(`create role ${name} login password 'p@ss:${name}'`)
  await outside.admin('alter role house createrole; alter role keeper createrole')
  await outside.admin('create database plain owner house')
  await outside.admin('create database super')
  await outside.admin('create database poor owner guest')
  await outside.admin("create database latin encoding 'LATIN1' template template0 owner house")
})
afterAll(async () => {
  await outside.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const environment = (url: string) => ({ DATABASE_URL: url, DATA_DIR: dataDir, SEED_PASSWORD: testPassword, PORT: '0', LOG_LEVEL: 'silent' })
const start = (url: string) => run(readConfiguration(environment(url)), product)
const program = (file: string, url: string, argument: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', file, argument], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { PATH: process.env.PATH, ...environment(url) },
    encoding: 'utf8',
  })

/** The teacher marks one child of the own class present. */
async function mark({ address }: Running, [childId, classId]: readonly [string, string]): Promise<Reply> {
  const patch = { childId, classId, date: dayOf(new Date()), status: 'P' }
  const op = { id: uuidv7(), n: 1, noun: 'attendance-record', key: recordKey(patch), verb: 'add', patch, base: {}, trunk: 0 }
  const rest = { epoch: null, prev: null, deps: [], at: '2026-03-02 08:00:00', v: 1, app: 'test' }
  const ask = { epoch: null, replica: uuidv7(), since: 0, scope: null, ops: [{ ...op, ...rest }] }
  const token = await signIn(address, 'teacher')
  return (await postJson<Reply>(address, '/sync', ask, { 'x-access-token': token })).result
}

/** A server that speaks just enough of the protocol to answer one question with one row. */
async function pretend(row: Readonly<Record<string, string | number | boolean>>): Promise<{ port: number; close: () => void }> {
  const says = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5)
    head.write(type)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const number16 = (value: number) => Buffer.from([value >> 8, value & 255])
  const number32 = (value: number) => Buffer.concat([number16(value >>> 16), number16(value & 65_535)])
  const ready = says('Z', Buffer.from('I'))
  // Types 16, 23 and 25 are boolean, int4 and text.
  const typeOf = (value: unknown) => ({ boolean: 16, number: 23 })[typeof value as string] ?? 25
  const column = ([name, value]: [string, unknown]) =>
    Buffer.concat([Buffer.from(`${name}\0`), number32(0), number16(0), number32(typeOf(value)), number16(4), number32(0), number16(0)])
  const cell = (value: unknown) => {
    const text = Buffer.from(typeof value === 'boolean' ? (String(value)[0] ?? '') : String(value))
    return Buffer.concat([number32(text.length), text])
  }
  const count = number16(Object.keys(row).length)
  const answer = Buffer.concat([
    says('T', Buffer.concat([count, ...Object.entries(row).map(column)])),
    says('D', Buffer.concat([count, ...Object.values(row).map(cell)])),
    says('C', Buffer.from('SELECT 1\0')),
    ready,
  ])
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([says('R', number32(0)), ready]))
      socket.on('data', (asked) => (asked[0] === 0x51 ? socket.write(answer) : socket.end()))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as { port: number }).port, close: () => server.close() }
}

describe(`a PostgreSQL ${programs.major} of somebody else's`, () => {
  test.each([
    ['a superuser', 'super', () => outside.url('super')],
    ['an owner who may create roles', 'plain', () => outside.url('plain', 'house', 'p@ss:house')],
  ])('is seeded, worked with and found again by %s', async (_, database, url) => {
    const first = await start(url())
    expect(first.accounts.length).toBeGreaterThan(5)
    await outside.admin("update school_day set is_open = true where date = (now() at time zone 'Asia/Shanghai')::date", database)
    const [child] = await outside.admin(
      "select id, class_id from child where class_id = 'class.x1' and status = '20' order by id limit 1",
      database,
    )
    const reply = await mark(first, [String(child?.id), String(child?.class_id)])
    expect(reply.settled).toMatchObject([{ outcome: 'applied' }])
    await first.stop()

    const second = await start(url())
    expect(second.accounts).toEqual([])
    const marks = `select status from attendance_record where child_id = '${child?.id}' and date = '${dayOf(new Date())}'`
    expect(await outside.admin(marks, database)).toEqual([{ status: 'P' }])
    await signIn(second.address, 'teacher')

    const user = `app_${database}`
    const may = `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = '${user}'`
    expect(await outside.admin(may)).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }])
    const [secret] = await outside.admin("select value from engine_secret where name = 'app password'", database)
    const seen = async (tenant: number) => {
      const options = `-c app.tenant_id=${tenant}`
      const client = new pg.Client({ host: '127.0.0.1', port: outside.port, user, password: String(secret?.value), database, options })
      await client.connect()
      const { rows } = await client.query<{ count: number }>('select count(*)::int as count from child')
      await client.end()
      return rows[0]?.count
    }
    expect(await seen(1)).toBeGreaterThan(300)
    expect(await seen(2)).toBe(0)
    await second.stop()
  })

  test('is backed up and restored under its own name, without its password', async () => {
    const file = join(dataDir, 'backup.gz')
    const url = outside.url('plain', 'house', 'p@ss:house')
    const place = `the database plain at 127.0.0.1:${outside.port}`
    const written = program('src/backup.ts', url, file)
    expect(written).toMatchObject({ status: 0, stderr: '' })
    expect(written.stdout).toContain(`Backup of ${place} written to ${file}`)
    await outside.admin('delete from attendance_record', 'plain')
    const running = await start(url)
    const tooEarly = program('src/restore.ts', url, file)
    expect(tooEarly).toMatchObject({ status: 1, stdout: '' })
    expect(tooEarly.stderr).toContain('The product is running on this database; stop it, then restore. Nothing was changed\n')
    await running.stop()
    const restored = program('src/restore.ts', url, file)
    expect(restored).toMatchObject({ status: 0, stderr: '' })
    expect(restored.stdout).toContain(`Restored from ${file} into ${place}`)
    expect(`${written.stdout}${restored.stdout}`).not.toContain('p@ss')
    expect(await outside.admin('select status from attendance_record where date > current_date - 2 limit 1', 'plain')).toHaveLength(1)
  })

  test.each<[string, () => string | Promise<string>, RegExp]>([
    [
      'nobody answers',
      async () => `postgres://a:b@127.0.0.1:${await freePort()}/x`,
      /nothing answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\); start/,
    ],
    ['no such machine', () => 'postgres://a:b@no-such-host.invalid/x', /nothing answers at no-such-host\.invalid:5432 \(E[A-Z_]+\)/],
    ['the password is wrong', () => outside.url('plain', 'house', 'wrong'), /refuses the login house; correct its name and password$/],
    ['there is no password', () => `postgres://house@127.0.0.1:${outside.port}/plain`, /refuses the login house/],
    ['there is no such login', () => outside.url('plain', 'nobody', 'x'), /refuses the login nobody/],
    ['there is no such database', () => outside.url('none'), /no database none at .*: create database none owner boss$/],
    ['the database is not its own', () => outside.url('plain', 'keeper', 'p@ss:keeper'), /not let keeper make tables; .* owner to keeper$/],
    ['the login may make none', () => outside.url('poor', 'guest', 'p@ss:guest'), /alter role guest createrole$/],
    ['it cannot hold Chinese', () => outside.url('latin', 'house', 'p@ss:house'), /keeps latin in LATIN1; make it anew/],
    ['the address is none', () => 'postgres://a:b@c:port/x', /is no address of a database/],
  ])('when %s, says so in one sentence', async (_, url, words) => {
    const error = await start(await url()).then(
      () => undefined,
      (reason: Error) => reason,
    )
    expect(error?.message).toMatch(words)
    expect(error?.message).toMatch(/^DATABASE_URL[^\n]*$/)
    expect(error?.message).not.toContain('p@ss')
  })

  test.each([
    [{ version: 14 }, 'is version 14; version 15 or newer is needed'],
    [{ standby: true }, 'only follows another server and takes no changes; name the one it follows'],
    [{ icu: false }, 'was built without ICU and cannot sort Chinese (zh-x-icu is missing); use a build with it'],
  ])('that is %o is known by that before anything is done to it', async (lack, words) => {
    const fit = { version: 15, encoding: 'UTF8', user: 'u', standby: false, icu: true, makes_roles: true, makes_tables: true }
    const server = await pretend({ ...fit, ...lack })
    await expect(greetOutside({ host: '127.0.0.1', port: server.port, user: 'u', database: 'x' })).rejects.toThrow(
      `DATABASE_URL: PostgreSQL at 127.0.0.1:${server.port} ${words}`,
    )
    server.close()
    const good = await pretend(fit)
    await greetOutside({ host: '127.0.0.1', port: good.port, user: 'u', database: 'x' })
    good.close()
  })
})
