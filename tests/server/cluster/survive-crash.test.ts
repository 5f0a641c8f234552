import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { signal } from '../../../src/server/db/cluster/cluster-processes'
import { openCluster } from '../../../src/server/db/cluster/open-cluster'
import { startProduct } from './product-process'
import { ask, dataDirWithChild, freshDataDir, killAll, postgresPids } from './test-data'

const open = (dataDir: string, log: (line: string) => void = () => undefined) => openCluster({ dataDir, log })
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 120_000, interval: 100 })
const slow = { timeout: 600_000, concurrent: true }

/** A product process that has the cluster with the child open. */
async function withOneChild() {
  const dataDir = await dataDirWithChild()
  const product = startProduct(dataDir)
  const { ready, failed } = await product.outcome
  if (!ready) throw new Error(failed)
  await ask(ready.connection, `insert into child values ('小明')`)
  return { dataDir, product, ...ready }
}

async function hasTheChild(dataDir: string): Promise<{ pid: number; lines: string[] }> {
  const lines: string[] = []
  const cluster = await open(dataDir, (line) => lines.push(line))
  expect(await ask(cluster.connection, 'select name from child')).toEqual(['小兰', '小明'])
  const pid = cluster.pid()
  await cluster.stop()
  expect(await postgresPids(dataDir)).toEqual([])
  return { pid, lines }
}

// First, because it waits 12 s while the others work.
test('a frozen PostgreSQL is stopped in the end, and nothing committed is lost', slow, async () => {
  const dataDir = await dataDirWithChild()
  const lines: string[] = []
  const cluster = await open(dataDir, (line) => lines.push(line))
  await ask(cluster.connection, `insert into child values ('小明')`)
  for (const pid of await postgresPids(dataDir)) signal(pid, 'SIGSTOP')
  await cluster.stop()
  expect(lines).toEqual([expect.stringContaining('has not stopped after 8 s')])
  expect(await postgresPids(dataDir)).toEqual([])
  await hasTheChild(dataDir)
})

test('an orphan left by a killed process is taken over', slow, async () => {
  const { dataDir, product, pid } = await withOneChild()
  await product.kill()
  const next = await hasTheChild(dataDir)
  expect(next.pid).toBe(pid)
  expect(next.lines).toEqual([expect.stringContaining('was taken over')])
})

test('everything killed at once is recovered', slow, async () => {
  const { dataDir, product, pid } = await withOneChild()
  product.child.kill('SIGKILL')
  await killAll(await postgresPids(dataDir))
  expect((await hasTheChild(dataDir)).pid).not.toBe(pid)
})

test('children busy after the death of process and postmaster do not stand in the way', slow, async () => {
  const { dataDir, product, pid, connection } = await withOneChild()
  // Never waits for anything, so it does not notice that its postmaster is gone.
  const busy = ask(connection, 'do $$ begin loop perform 1; end loop; end $$').catch(() => undefined)
  const atWork = "select count(*)::int from pg_stat_activity where state = 'active' and query like 'do $$%'"
  await until(async () => expect(await ask(connection, atWork)).toEqual([1]))
  product.child.kill('SIGKILL')
  await killAll([pid])
  expect((await postgresPids(dataDir)).length).toBeGreaterThan(0)
  await hasTheChild(dataDir)
  await busy
})

test('a cluster on its way down is waited for and started again', slow, async () => {
  const { dataDir, product, pid } = await withOneChild()
  await product.order('exit')
  expect((await hasTheChild(dataDir)).pid).not.toBe(pid)
})

test('a postmaster.pid that names a stranger is not believed', slow, async () => {
  const { dataDir, product } = await withOneChild()
  product.child.kill('SIGKILL')
  await killAll(await postgresPids(dataDir))
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/proc/self/fd/3\n1\n5432\n.\n\n  1 1\nready\n`)
  await hasTheChild(dataDir)
})

test('a postmaster that dies under a living process is replaced', slow, async () => {
  const { dataDir, product, pid, connection } = await withOneChild()
  await killAll([pid])
  const names = () => ask(connection, 'select name from child').catch(() => [])
  await until(async () => expect(await names()).toEqual(['小兰', '小明']))
  await until(() => expect(product.said.map(({ log }) => log).join()).toContain('ended unexpectedly'))
  await product.order('stop')
  expect(await postgresPids(dataDir)).toEqual([])
})

test('Ctrl-C to the whole process group leaves stopping to the product', slow, async () => {
  const { dataDir, product } = await withOneChild()
  process.kill(-(product.child.pid ?? 0), 'SIGINT')
  await product.ended
  expect(product.said.at(-1)).toEqual({ stopped: true, wasAlive: true })
  expect(await postgresPids(dataDir)).toEqual([])
})

test('a process killed while the cluster is being made leaves nothing in the way', slow, async () => {
  const dataDir = freshDataDir()
  const isHalfMade = () => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.new-'))
  for (const delay of [0, 150, 400]) {
    const product = startProduct(dataDir)
    while (!isHalfMade()) await sleep(5)
    await sleep(delay)
    await product.kill()
    expect(readdirSync(dataDir)).not.toContain('postgres')
    expect(isHalfMade()).toBe(true)
  }
  const cluster = await open(dataDir)
  expect(await ask(cluster.connection, 'select 1')).toEqual([1])
  await cluster.stop()
  expect(isHalfMade()).toBe(false)
})
