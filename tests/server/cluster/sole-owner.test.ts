import { mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCluster } from '../../../src/server/db/cluster/open-cluster'
import { becomeSoleOwner } from '../../../src/server/db/cluster/sole-owner'
import { startProduct } from './product-process'
import { dataDirWithChild, freshDataDir } from './test-data'

test('a second process is refused by name, and so is a second opening in one process', async () => {
  const dataDir = await dataDirWithChild()
  const cluster = await openCluster({ dataDir, log: () => undefined })
  const sentence = new RegExp(`is already in use by process ${process.pid}; stop that one first, .*DATABASE_URL=`)
  expect((await startProduct(dataDir).outcome).failed).toMatch(sentence)
  await expect(openCluster({ dataDir, log: () => undefined })).rejects.toThrow(sentence)
  await cluster.stop()
})

test('of many at once exactly one wins', async () => {
  const dataDir = freshDataDir()
  mkdirSync(dataDir)
  for (let round = 0; round < 5; round++) {
    const settled = await Promise.allSettled(Array.from({ length: 4 }, () => becomeSoleOwner(dataDir, dataDir)))
    const winners = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(winners).toHaveLength(1)
    winners[0]?.release()
  }
  expect(readdirSync(dataDir)).toEqual([])
})

test('kill -9 frees the place', async () => {
  const dataDir = await dataDirWithChild()
  const product = startProduct(dataDir)
  await product.outcome
  await product.kill()
  expect(readdirSync(dataDir).filter((name) => name.startsWith('owner-'))).toHaveLength(1)
  const ownership = await becomeSoleOwner(dataDir, dataDir)
  ownership.release()
  expect(readdirSync(dataDir).filter((name) => name.startsWith('owner-'))).toHaveLength(0)
})

test('a process that has been killed and is not quite gone is waited for', async () => {
  const dataDir = freshDataDir()
  mkdirSync(dataDir)
  const visits: number[] = []
  const dying = createServer((visitor) => {
    visits.push(1)
    visitor.destroy()
    if (visits.length === 2) dying.close()
  })
  await new Promise<void>((resolve) => dying.listen(join(dataDir, 'owner-0badcafe.sock'), resolve))
  const ownership = await becomeSoleOwner(dataDir, dataDir)
  expect(visits).toHaveLength(2)
  ownership.release()
})
