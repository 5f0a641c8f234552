import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isParked } from '../../../src/app/offline/outbox/stored'
import { readView } from '../../../src/app/offline/view/view'
import { limits } from '../../../src/contract/sync/exchange'
import { readKey } from '../../../src/server/auth/secret-key'
import { readBackup } from '../../../src/server/backup/read-backup'
import { writeBackup } from '../../../src/server/backup/write-backup'
import { openHouse } from '../../kit/server/open-house'
import { pictureProduct } from '../../server/files/picture-product'
import { Tablet } from './tablet'

const { catalogue } = pictureProduct
/** More than go in one exchange. */
const keys = Array.from({ length: limits.ops + 10 }, (_, at) => `late${String(at).padStart(2, '0')}`)
const paper = (key: string, verb: string, patch: Record<string, unknown>) => ({ noun: 'paper', key, verb, patch })

test('[I9][I10] marks on what a restore has taken stand until the server says what becomes of them, whoever is back first', async () => {
  const house = await openHouse(pictureProduct)
  const [anna, boss] = [await Tablet.open(house, 'anna', catalogue), await Tablet.open(house, 'boss', catalogue)]
  for (const tablet of [anna, boss]) await tablet.sync()
  const backup = join(house.engine.configuration.dataDir, 'put-back.gz')
  await writeBackup(house.engine, await readKey(house.engine.configuration), backup)
  await boss.commit([...keys, 'shared'].map((key) => paper(key, 'add', { title: 'bare', shelf: 'a' })))
  await boss.sync()
  await anna.sync()
  await anna.commit([...keys, 'shared'].map((key) => paper(key, 'edit', { title: 'marked' })))
  await anna.commit([paper('own', 'add', { title: 'bare', shelf: 'a' }), paper('own', 'edit', { title: 'marked' })])
  await anna.sync()
  await readBackup(house.engine, backup)
  const [back, later] = [await anna.update(house, 'anna', catalogue), await boss.update(house, 'boss', catalogue)]
  const wrong: string[] = []
  back.looks = async () => {
    const parked = new Set((await back.db.standing.toArray()).filter(isParked).map(({ entity }) => entity))
    const seen = new Map((await readView(back.db, catalogue, { noun: 'paper' })).map(({ id, title }) => [id, title]))
    for (const key of [...keys, 'shared', 'own'])
      if (!parked.has(`paper:${key}`) && seen.get(key) !== 'marked') wrong.push(`call ${back.asks.length}: ${key} ${String(seen.get(key))}`)
    // The first edits were refused: what they are about is not there yet. Whoever had added it is back now.
    if (parked.size > 0) await later.sync()
  }
  await back.sync()
  await back.looks()
  expect(back.asks.length).toBeGreaterThan(2)
  expect(wrong).toEqual([])
  const fares = await back.db.standing.toArray()
  expect(fares.every(isParked)).toBe(true)
  expect(fares.length).toBeLessThanOrEqual(limits.ops)
  await later.sync()
  expect((await readView(later.db, catalogue, { noun: 'paper', keys: ['shared', 'own'] })).map(({ title }) => title)).toEqual([
    'marked',
    'marked',
  ])
  for (const tablet of [back, later]) tablet.db.close()
  await house.close()
})
