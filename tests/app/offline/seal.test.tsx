import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Engine } from '../../../src/app/offline/engine'
import { readOwnHashes } from '../../../src/app/offline/outbox/use-own-hashes'
import type { Catalogue } from '../../../src/contract/catalogue'
import { chainText } from '../../../src/contract/sync/chain'
import { lonelyEngine } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'

const catalogue: Catalogue = { ...gardenCatalogue, chained: ['plant'] }
let engine: Engine
beforeEach(async () => {
  engine = await lonelyEngine(catalogue)
})
afterEach(() => engine.stop())

const plant = (key: string) => ({ noun: 'plant', key, verb: 'add', patch: { day: today, name: `蕨${key}` } })

test('every record of a chained noun carries its hash and the one before it on this device', async () => {
  const [first, second] = await engine.commit([plant('one'), plant('two')])
  const [third] = await engine.commit([plant('three')])
  let prev: string | null = null
  for (const op of [first, second, third]) {
    if (!op) throw new Error('an edit was not kept')
    const hash: string = createHash('sha256')
      .update(chainText(op, Plant.fields, prev))
      .digest('hex')
    expect(op.seal).toEqual({ prev, hash })
    prev = hash
  }
})

test('a save that fails leaves no gap in the chain', async () => {
  const [first] = await engine.commit([plant('one')])
  await expect(engine.commit([plant('two'), { ...plant('three'), patch: { day: today, name: '太'.repeat(60) } }])).rejects.toThrow()
  const [next] = await engine.commit([plant('four')])
  expect(next?.seal?.prev).toBe(first?.seal?.hash)
})

test('a device knows the record hash of what it made, sent or not, and of nothing else', async () => {
  const [one] = await engine.commit([plant('one'), plant('two')])
  await engine.commit([{ noun: 'plant', key: 'one', verb: 'edit', patch: { name: '大蕨' } }])
  expect(await readOwnHashes(engine.db, 'plant', ['one', 'elsewhere'])).toEqual({ one: one?.seal?.hash })
  await engine.db.done.bulkPut((await engine.db.ops.toArray()).map((op) => ({ ...op, finishedAt: 0, rev: 1, held: [] })))
  await engine.db.ops.clear()
  expect(await readOwnHashes(engine.db, 'plant', ['one'])).toEqual({ one: one?.seal?.hash })
})

test('records of other nouns are not sealed', async () => {
  const other = await lonelyEngine(gardenCatalogue)
  const [op] = await other.commit([plant('one')])
  expect(op?.seal).toBeUndefined()
  await other.stop()
})
