import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readKey } from '../../src/server/auth/secret-key'
import { readBackup, readHeader } from '../../src/server/backup/read-backup'
import { writeBackup } from '../../src/server/backup/write-backup'
import { beginRun } from '../../src/server/jobs/run-log'
import { openDevice } from '../kit/browser/open-device'
import { Order, orderCatalogue, orderProduct } from '../kit/order-product'
import { tinyProduct } from '../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../kit/server/open-house'

let house: OpenHouse
let file: string
beforeAll(async () => {
  house = await openHouse(tinyProduct)
  file = join(house.engine.configuration.dataDir, 'backup.gz')
})
afterAll(() => house.close())

const papers = async () => {
  const boss = await house.as('boss')
  const { result } = await boss('GET /tiny/desk/paper/list?pageSize=30&column=id&order=asc')
  return result as { records: { id: string; title: string; number: string | null }[]; total: number }
}

test('a restored house is the one of the backup, under a new epoch, and devices are told to start afresh', async () => {
  const device = await openDevice(house, 'anna')
  const early = device.op('paper', 'early', 'add', {
    title: 'early',
    shelf: 'a',
    number: 'secret-number-1',
    remarks: [{ by: 'anna', said: 'table' }],
  })
  await device.send([early])
  await writeBackup(house.engine, await readKey(house.engine.configuration), file)
  const late = device.op('paper', 'late', 'add', { title: 'late', shelf: 'a' })
  await device.send([late])
  expect((await papers()).total).toBe(2)

  await readBackup(house.engine, file)
  const found = await papers()
  expect(found.records.map((row) => row.id)).toEqual(['early'])
  expect(found.records[0]?.number).toBe('sec********er-1')
  const again = await openDevice(house, 'anna')
  const told = await again.send([late], { epoch: 'the epoch before' })
  expect(told).toMatchObject({ settled: [], more: true, next: 0 })
  const offered = await again.send([early, late], { replica: device.replica, epoch: null })
  expect(offered.settled).toMatchObject([{ outcome: 'applied', dup: true }, { outcome: 'applied' }])
  expect((await papers()).total).toBe(2)
})

test('what a restored house counts by itself goes on after what was put back', async () => {
  const { owner } = house.engine.databases
  const begin = () => beginRun(owner, { tenant_id: 1, job: 'report', due_at: '2026-11-23 02:00:00', tries: 1, asked_by: null })
  const before = [await begin(), await begin(), await begin()].map(Number)
  await writeBackup(house.engine, await readKey(house.engine.configuration), file)
  await sql`alter table job_run alter column id restart with 1`.execute(owner)
  await readBackup(house.engine, file)
  expect(Number(await begin())).toBeGreaterThan(Math.max(...before))
})

test('what follows from rows is in no backup, and is there again after it was put back', async () => {
  await sql`update "user" set realname = 'somebody else' where id = 'user.anna'`.execute(house.engine.databases.owner)
  await readBackup(house.engine, file)
  const boss = await house.as('boss')
  const find = async (words: string) =>
    ((await boss(`GET /sys/search?words=${words}&nouns=user`)).result as { user: { id: string }[] }).user.map(({ id }) => id)
  expect(await find('ann')).toEqual(['user.anna'])
  expect(await find('somebody')).toEqual([])
})

test('whoever reads the file reads everything, so only its owner may', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(await readHeader(file)).toEqual({ key: await readKey(house.engine.configuration) })
})

test('a file cut short, or of something else, changes nothing', async () => {
  const before = await papers()
  const cut = `${file}.cut`
  await writeFile(cut, await readFile(file))
  await truncate(cut, Math.floor((await stat(file)).size / 2))
  await expect(readBackup(house.engine, cut)).rejects.toThrow()
  const other = `${file}.other`
  await writeFile(other, 'not a backup')
  await expect(readHeader(other)).rejects.toThrow('is not a whole backup')
  expect(await papers()).toEqual(before)
})

test('a backup of a release in which rows were read in one way alone is read in all of them', async () => {
  const { readers: _, ...unread } = Order
  const resources = { ...orderCatalogue.resources, order: unread }
  const [earlier, later] = [
    await openHouse({ ...orderProduct, catalogue: { ...orderCatalogue, resources } }),
    await openHouse(orderProduct),
  ]
  try {
    const boss = await openDevice(earlier, 'boss')
    await boss.send([
      boss.op('order', 'one', 'add', { title: 'one', shelf: 'a', supplier: 's' }),
      boss.op('order-line', 'one.1', 'add', { order: 'one', place: 1, item: 'rice', pieces: 1 }),
    ])
    const path = `${file}.earlier`
    await writeBackup(earlier.engine, await readKey(later.engine.configuration), path)
    await readBackup(later.engine, path)
    const seen = async (username: string) =>
      (await (await openDevice(later, username)).snapshot()).flatMap(({ noun, id }) => (noun.startsWith('order') ? [id] : []))
    expect(await seen('sue')).toEqual(['one', 'one.1'])
    expect(await seen('sam')).toEqual([])
  } finally {
    await earlier.close()
    await later.close()
  }
})
