import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openCluster } from '../../../src/server/db/cluster/open-cluster'
import { startProduct } from './product-process'
import { ask, dataDirWithChild, freshDataDir, isRoot, NOBODY } from './test-data'

const slow = { timeout: 600_000, concurrent: true }
const mode = (path: string) => statSync(path).mode & 0o777
const open = (dataDir: string) => openCluster({ dataDir, log: () => undefined })

describe('a cluster', () => {
  test('is made as promised, keeps its data, and is closed to everybody else', slow, async () => {
    const dataDir = freshDataDir()
    const first = await open(dataDir)
    const shown = async (name: string) => (await ask(first.connection, `show ${name}`))[0]
    expect(
      await Promise.all(
        ['data_checksums', 'server_encoding', 'listen_addresses', 'timezone', 'fsync', 'shared_buffers', 'max_connections'].map(shown),
      ),
    ).toEqual(['on', 'UTF8', '', 'Asia/Shanghai', 'on', '128MB', '100'])
    expect(await ask(first.connection, `select datlocale from pg_database where datname = 'kindergarten'`)).toEqual(['C.UTF-8'])
    expect(await ask(first.connection, `select n from unnest(array['张','李','安']) n order by n collate "zh-x-icu"`)).toEqual([
      '安',
      '李',
      '张',
    ])
    expect(
      [dataDir, join(dataDir, 'postgres'), join(dataDir, 'postgres', 'owner-password'), join(dataDir, 'postgres.log')].map(mode),
    ).toEqual([0o700, 0o700, 0o600, 0o600])
    if (isRoot) expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0)
    await ask(first.connection, 'create table child (name text)')
    await ask(first.connection, `insert into child values ('小明')`)
    await Promise.all([first.stop(), first.stop()])
    await first.stop()
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log'])

    const second = await open(dataDir)
    expect(await ask(second.connection, 'select name from child')).toEqual(['小明'])
    await expect(ask({ ...second.connection, password: 'guess' }, 'select 1')).rejects.toThrow('password authentication failed')
    await second.stop()
  })

  test('works in a path too long for sockets and with odd characters', slow, async () => {
    const dataDir = freshDataDir({ below: join(`it's "a" \\ long $HOME path`, '幼儿园'.repeat(12), 'data') })
    const cluster = await open(dataDir)
    expect(await ask(cluster.connection, 'select 1')).toEqual([1])
    expect(Buffer.byteLength(cluster.connection.host)).toBeLessThan(90)
    expect(mode(dirname(dirname(cluster.connection.host)))).toBe(0o700)
    await cluster.stop()
    expect(existsSync(dirname(dirname(cluster.connection.host)))).toBe(false)
  })

  test.runIf(isRoot)('of root lies below a directory only root may enter, which stays as closed as it was', slow, async () => {
    const dataDir = freshDataDir({ parent: '/root' })
    const cluster = await open(dataDir)
    expect(await ask(cluster.connection, 'select 1')).toEqual([1])
    expect(statSync(`/proc/${cluster.pid()}`).uid).not.toBe(0)
    expect([dirname(dataDir), dataDir].map((path) => [mode(path), statSync(path).uid])).toEqual([
      [0o700, 0],
      [0o700, 0],
    ])
    await cluster.stop()
  })

  test('works for an ordinary user, and root after it runs it as that user', slow, async () => {
    const dataDir = freshDataDir({ uid: NOBODY })
    const ordinary = startProduct(dataDir, isRoot ? { uid: NOBODY } : {})
    const { ready, failed } = await ordinary.outcome
    expect(failed).toBeUndefined()
    if (ready) await ask(ready.connection, 'create table child (name text)')
    await ordinary.order('stop')
    const again = await open(dataDir)
    expect(await ask(again.connection, 'select count(*)::int from child')).toEqual([0])
    if (isRoot) expect(statSync(`/proc/${again.pid()}`).uid).toBe(NOBODY)
    await again.stop()
    const last = startProduct(dataDir, isRoot ? { uid: NOBODY } : {})
    expect((await last.outcome).failed).toBeUndefined()
    await last.order('stop')
  })
})

describe('a refusal is one sentence', () => {
  test.runIf(isRoot)('for a directory that cannot be written', async () => {
    const { failed } = await startProduct(freshDataDir(), { uid: NOBODY }).outcome
    expect(failed).toMatch(/^The private database in .* could not be opened \(.*EACCES.*DATABASE_URL=.*\.$/)
  })

  test.runIf(isRoot)('for a cluster of somebody else', async () => {
    const dataDir = freshDataDir({ uid: NOBODY })
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    chownSync(dataDir, NOBODY, NOBODY)
    const { failed } = await startProduct(dataDir, { uid: NOBODY }).outcome
    expect(failed).toMatch(/^The database in .* belongs to uid 0 but this process runs as uid 65534; start as .*DATABASE_URL=.*\.$/)
  })

  test('for files that are no cluster, which are left alone', async () => {
    const dataDir = freshDataDir()
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'dear')
    await expect(open(dataDir)).rejects.toThrow(/holds files but no PostgreSQL cluster .*DATABASE_URL=/)
    expect(readFileSync(join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('dear')
  })

  test('for a damaged cluster, with the last lines of its log', slow, async () => {
    const dataDir = await dataDirWithChild()
    writeFileSync(join(dataDir, 'postgres', 'global', 'pg_control'), 'nonsense')
    await expect(open(dataDir)).rejects.toThrow(/did not start in .*last lines of .*postgres\.log: .*DATABASE_URL=/)
  })
})
