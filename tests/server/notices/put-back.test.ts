import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Head, Reply } from '../../../src/contract/sync/exchange'
import { readKey } from '../../../src/server/auth/secret-key'
import { readBackup } from '../../../src/server/backup/read-backup'
import { writeBackup } from '../../../src/server/backup/write-backup'
import { endEpochsOfOthers } from '../../../src/server/sync/epochs'
import { openDevice } from '../../kit/browser/open-device'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
let file: string
let made = 0
beforeAll(async () => {
  house = await openHouse(tinyProduct)
  file = join(house.engine.configuration.dataDir, 'dump.gz')
})
afterAll(() => house.close())

const owner = () => house.engine.databases.owner
const epochNow = async () => (await sql<{ epoch: string }>`select epoch from sync_counter`.execute(owner())).rows[0]?.epoch ?? ''
const write = async () => writeBackup(house.engine, await readKey(house.engine.configuration), file)

/** Puts the database back as its administrator would: it is the one of then, and knows nothing of it. */
async function putBack(epoch: string): Promise<void> {
  await readBackup(house.engine, file)
  await sql`update sync_counter set epoch = ${epoch}`.execute(owner())
  await sql`delete from sync_past_epoch`.execute(owner())
  house.engine.people.forget(1)
}

/** A device that has been told that `early` and `late` are in, of which the database put back has only the first. */
async function told() {
  const device = await openDevice(house, 'anna')
  const [early, late] = [1, 2].map(() => device.op('paper', `p${++made}`, 'add', { title: 'told', shelf: 'a' }))
  await device.send([early])
  await write()
  const { epoch, head, next } = await device.send([late])
  await putBack(epoch)
  // Nobody is signed in any more.
  let again = await openDevice(house, 'anna')
  const comeBack = async () => {
    again = await openDevice(house, 'anna')
  }
  const ask = (more: Record<string, unknown> = {}, ops: readonly unknown[] = []): Promise<Reply> =>
    again.send(ops, { replica: device.replica, epoch, since: next, known: [head], ...more })
  return { epoch, head: head as Head, early, late, ask, comeBack, device: again }
}

test('[E14] a database put back behind our back answers a new epoch to whoever knows more, and what is offered again is in', async () => {
  const { epoch, early, late, ask } = await told()
  const answered = await ask()
  expect(answered).toMatchObject({ settled: [], changes: [], next: 0, more: true })
  expect(answered.epoch).not.toBe(epoch)
  const offered = await ask({ epoch: answered.epoch, since: null, known: [answered.head] }, [early, late])
  expect(offered).toMatchObject({ epoch: answered.epoch, settled: [{ outcome: 'applied', dup: true }, { outcome: 'applied' }] })
})

test('[E14] work went on after the database was put back, and the lost end is noticed all the same', async () => {
  const { epoch, ask, late } = await told()
  const robert = await openDevice(house, 'robert')
  for (let at = 0; at < 3; at++) await robert.send([robert.op('paper', `p${++made}`, 'add', { title: 'on', shelf: 'a' })])
  // An edit of a row its author knows from the time that is lost changes nothing before the epoch does.
  expect(await ask({}, [{ ...late, id: late?.id.replace(/.$/, '0'), n: 9 }])).toMatchObject({ settled: [], next: 0 })
  expect(await epochNow()).not.toBe(epoch)
  // Everybody starts afresh: nothing counted in the old epoch may be compared with the new one.
  expect(await robert.send([])).toMatchObject({ settled: [], next: 0, more: true })
})

test('everybody else starts afresh once, however many devices prove the same loss', async () => {
  const { ask } = await told()
  const { epoch } = await ask()
  expect(await Promise.all([ask(), ask(), ask()])).toMatchObject([{ epoch }, { epoch }, { epoch }])
  expect(await epochNow()).toBe(epoch)
})

test('a house that counts in an epoch its device has never heard of was put back too, or the device was away', async () => {
  const { epoch, head, ask, comeBack } = await told()
  const second = await ask()
  // Restored by our own command meanwhile: the device was away, nothing else is lost.
  await readBackup(house.engine, file)
  await comeBack()
  const restored = await epochNow()
  expect(await ask()).toMatchObject({ epoch: restored })
  expect(await ask({ epoch: second.epoch, known: [second.head] })).toMatchObject({ epoch: restored })
  // Put back to before the epoch in which the device counts.
  const latest = await ask({ epoch: restored, since: 0, known: [] })
  await putBack(epoch)
  await comeBack()
  expect((await ask({ epoch: restored, known: [latest.head] })).epoch).not.toBe(epoch)
  expect(await ask({ known: [head] })).toMatchObject({ epoch: await epochNow() })
})

test('nobody can make a house begin a new epoch with a proof of their own making', async () => {
  const { epoch, head, ask } = await told()
  const forged = [
    { ...head, seq: head.seq + 1 },
    { ...head, seal: `x${head.seal}` },
    { ...head, seal: head.seal.slice(0, -1) },
    { seq: 9999, seal: '' },
  ]
  for (const known of forged) expect(await ask({ since: 0, known: [known] })).toMatchObject({ epoch, settled: [] })
  expect(await ask({ since: 0, epoch: 'another', known: [head] })).toMatchObject({ epoch, next: 0 })
  expect(await epochNow()).toBe(epoch)
})

test('a device of the release before proves nothing and works on as before', async () => {
  const { epoch, ask, device } = await told()
  expect(await ask({ since: 0, known: undefined })).toMatchObject({ epoch })
  expect(await ask({ known: undefined })).toMatchObject({ epoch, settled: [], next: 0, more: true })
  expect((await device.send([device.op('paper', 'p', 'add', { title: 'p', shelf: 'a' })])).settled).toMatchObject([{ outcome: 'applied' }])
})

test('outcomes that changed no row are missed as well', async () => {
  const device = await openDevice(house, 'anna')
  await write()
  const { epoch, head, settled } = await device.send([device.op('paper', 'none', 'remove', {})])
  expect(settled).toMatchObject([{ outcome: 'applied' }])
  await putBack(epoch)
  const again = await openDevice(house, 'anna')
  expect((await again.send([], { epoch, known: [head] })).epoch).not.toBe(epoch)
})

test('a database found in another PostgreSQL, or on another timeline of it, begins a new epoch', async () => {
  const before = await epochNow()
  await endEpochsOfOthers(house.engine)
  expect(await epochNow()).toBe(before)
  const { rows } = await sql<{ home: string }>`select home from sync_counter`.execute(owner())
  expect(rows[0]?.home).toMatch(/^\d+\/[0-9A-F]{8}$/)
  for (const home of ['7000000000000000000/00000001', rows[0]?.home.replace(/.$/, '9')]) {
    const epoch = await epochNow()
    await sql`update sync_counter set home = ${home}`.execute(owner())
    await endEpochsOfOthers(house.engine)
    expect(await epochNow()).not.toBe(epoch)
  }
  expect((await sql`select home from sync_counter`.execute(owner())).rows).toEqual(rows)
})

test('where the login may not ask which PostgreSQL it is, the epoch stays and devices still prove what they know', async () => {
  const before = await epochNow()
  await sql`alter function pg_control_system() rename to kept_from_us`.execute(owner())
  await sql`update sync_counter set home = 'elsewhere/00000001'`.execute(owner())
  await endEpochsOfOthers(house.engine)
  expect(await epochNow()).toBe(before)
  const { epoch, ask } = await told()
  expect((await ask()).epoch).not.toBe(epoch)
})
