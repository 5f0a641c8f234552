import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { boxed, fromBytes } from '../../../src/app/encrypted/box-bytes'
import { encryptWork } from '../../../src/app/encrypted/encrypt-work'
import { openWork } from '../../../src/app/encrypted/open-work'
import { wipe } from '../../../src/app/offline/leader/leave'
import { saveDraft } from '../../../src/app/offline/outbox/draft'
import { openPersonDb, type PersonDb, readMeta } from '../../../src/app/offline/person-db'
import { Device } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { diskFull, failWrites } from '../../kit/server/failing-writes'
import { askAs, encryptionKey, openKey } from '../../kit/server/sealing-house'
import { devicesOf, frozenReleases } from '../../releases/frozen-release'
import { restoreDatabases } from '../../releases/indexed-db-dump'

afterEach(() => {
  vi.restoreAllMocks()
})

const user = 'u1'
const seal = (db: PersonDb, mayGoOn = () => true) => encryptWork(db, { house: encryptionKey, user, mayGoOn })
const open = (db: PersonDb) => openWork(db, askAs(user))

/** All records of a person's work, by table, as they are read. */
async function workIn(db: PersonDb): Promise<Record<string, object[]>> {
  const tables = await Promise.all(boxed.map(async (table) => [table, await db.table<object>(table).toArray()] as const))
  return Object.fromEntries(tables)
}
const plainCount = async (db: PersonDb) => Object.values(await workIn(db)).flat().length
const nameOf = (record: object) => JSON.stringify(Object.values(record)[0])

/** Every record by the name of its table and its own, whether it lies open or in a box. */
async function everywhere(db: PersonDb): Promise<string[]> {
  const found = Object.entries(await workIn(db)).flatMap(([table, records]) => records.map((record) => ({ table, record })))
  for (const { wrapped, iv, bytes } of await db.boxes.toArray()) {
    const key = await crypto.subtle.importKey('raw', new Uint8Array(openKey(wrapped, user) ?? []), 'AES-GCM', false, ['decrypt'])
    const { table, records } = fromBytes(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes))
    found.push(...records.map((record) => ({ table, record })))
  }
  const key = (db: PersonDb, table: string, record: object) => String(record[db.table(table).schema.primKey.keyPath as keyof object])
  return found.map(({ table, record }) => `${table} ${key(db, table, record)}`).sort()
}

/** A device with work in every table: sent, refused, waiting, half written, photographed. */
async function usedDevice(): Promise<{ device: Device; server: FakeServer }> {
  const server = new FakeServer()
  const device = await Device.start(server)
  await device.add('done', { photos: [await device.shoot(1)] })
  await device.syncWithFiles()
  server.refuses = () => 'record.state'
  await device.add('refused', { note: 'fever' })
  await device.sync()
  server.refuses = () => undefined
  device.network.judge = () => 'request-lost'
  await device.add('waiting', { photos: [await device.shoot(2)] })
  await device.edit('waiting', { note: 'rash' })
  await device.edit('done', { note: 'cough' })
  await saveDraft(device.db, { key: 'plant/new', values: { name: 'fern', none: undefined, list: [1, { two: null }] }, updatedAt: 5, v: 1 })
  return { device, server }
}

test('[C20] sealed work is gone from sight, and lies as it was once its person has signed in again', async () => {
  const { device, server } = await usedDevice()
  const before = await workIn(device.db)
  expect(Object.entries(before).filter(([, records]) => records.length === 0)).toEqual([['acked', []]])
  await wipe(device.db, 'keep')
  await seal(device.db)
  expect(await plainCount(device.db)).toBe(0)
  await device.crash()
  expect(await open(device.db)).toBe(true)
  expect(await workIn(device.db)).toEqual(before)
  expect(await device.db.boxes.count()).toBe(0)
  device.network.judge = () => undefined
  await device.syncWithFiles()
  expect(server.values('plant', 'waiting')).toMatchObject({ note: 'rash' })
  expect([...server.state.effects.values()]).toEqual([...server.state.effects.values()].map(() => 1))
})

/** Runs `work` with every write from number `at` on failing, as a browser that is killed there. Answers whether it came to its end. */
async function killedAt(at: number, work: () => Promise<unknown>): Promise<boolean> {
  failWrites(at, diskFull)
  const ended = await work().then(
    () => true,
    () => false,
  )
  vi.restoreAllMocks()
  return ended
}

test('[C25] killed at any write while it is sealed or opened, every record is in one place, and in the end all is as before', async () => {
  const { device } = await usedDevice()
  const before = await workIn(device.db)
  const all = await everywhere(device.db)
  for (const work of [seal, open]) {
    let at = 0
    for (; !(await killedAt(at, () => work(device.db))); at++) {
      await device.crash()
      expect(await everywhere(device.db)).toEqual(all)
    }
    // Each time it had got further than before.
    expect(at).toBeGreaterThan(5)
  }
  expect(await workIn(device.db)).toEqual(before)
})

test('[I1] whatever is sealed, opened, killed, stopped, refused or saved, in any order, the work is afterwards just what it was', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ does: fc.constantFrom('seal' as const, 'open' as const), at: fc.nat(12) }),
      fc.record({ does: fc.constantFrom('stop' as const, 'refused' as const, 'silent' as const, 'save' as const), at: fc.nat(6) }),
    ),
    { maxLength: 8 },
  )
  let saved = 0
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const { device } = await usedDevice()
      const expected = await workIn(device.db)
      for (const { does, at } of given) {
        let left = at
        if (does === 'seal' || does === 'open') await killedAt(at, () => (does === 'seal' ? seal : open)(device.db))
        if (does === 'stop') await seal(device.db, () => left-- > 0)
        if (does === 'refused') await openWork(device.db, askAs('somebody else'))
        if (does === 'silent') await openWork(device.db, () => Promise.reject(new Error('offline'))).catch(() => undefined)
        if (does === 'save') {
          const draft = { key: `plant/${++saved}`, values: { name: `${saved}` }, updatedAt: 6, v: 1 }
          await saveDraft(device.db, draft)
          expected.drafts?.push(draft)
        }
        await device.crash()
      }
      expect(await open(device.db)).toBe(true)
      const found = await workIn(device.db)
      for (const records of [...Object.values(found), ...Object.values(expected)])
        records.sort((one, two) => (nameOf(one) < nameOf(two) ? -1 : 1))
      expect(found).toEqual(expected)
      expect(await device.db.boxes.count()).toBe(0)
    }),
    { numRuns: 25 },
  )
})

test('[C15] two windows that seal and open at once leave nothing twice and lose nothing', async () => {
  const { device } = await usedDevice()
  const other = await openPersonDb(device.name, device.storage)
  const all = await everywhere(device.db)
  await Promise.all([seal(device.db), seal(other)])
  expect(await everywhere(other)).toEqual(all)
  expect(await plainCount(other)).toBe(0)
  await Promise.all([open(device.db), open(other), seal(other)])
  expect(await everywhere(device.db)).toEqual(all)
  other.close()
})

test('what is saved while it is being sealed is kept as it was saved last', async () => {
  const { device } = await usedDevice()
  const real = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
    const text = Buffer.from(given[2] as Uint8Array).toString()
    if (text.includes('"name":"fern"')) await saveDraft(device.db, { key: 'plant/new', values: { name: 'later' }, updatedAt: 9, v: 1 })
    if (text.includes('"state":"local"')) await device.db.blobs.toCollection().modify({ state: 'sent' })
    return real(...given)
  })
  await seal(device.db)
  await open(device.db)
  expect(await device.db.drafts.get('plant/new')).toMatchObject({ values: { name: 'later' } })
  expect((await device.db.blobs.toArray()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a draft written again meanwhile is not put back to what it was', async () => {
  const { device } = await usedDevice()
  await seal(device.db)
  await saveDraft(device.db, { key: 'plant/new', values: { name: 'later' }, updatedAt: 9, v: 1 })
  await open(device.db)
  expect(await device.db.drafts.get('plant/new')).toMatchObject({ values: { name: 'later' } })
})

test('[I12] nobody else’s sign-in opens it, nor a key that was changed, and it stays until its person’s does', async () => {
  const { device } = await usedDevice()
  const before = await workIn(device.db)
  await seal(device.db)
  expect(await openWork(device.db, askAs('u2'))).toBe(false)
  expect(await plainCount(device.db)).toBe(0)
  const box = await device.db.boxes.toCollection().first()
  const bytes = new Uint8Array(box?.bytes ?? new ArrayBuffer(1))
  bytes[0] = (bytes[0] ?? 0) ^ 1
  await device.db.boxes.update(box?.id ?? 0, { bytes: bytes.buffer })
  expect(await open(device.db)).toBe(false)
  expect(await device.db.boxes.count()).toBe(1)
  bytes[0] = (bytes[0] ?? 0) ^ 1
  await device.db.boxes.update(box?.id ?? 0, { bytes: bytes.buffer })
  expect(await open(device.db)).toBe(true)
  expect(await workIn(device.db)).toEqual(before)
})

test('what could not be written down as it is stays open rather than being changed', async () => {
  const { device } = await usedDevice()
  const draft = { key: 'plant/odd', values: { when: new Date(0), many: new Map([[1, 2]]), none: Number.NaN }, updatedAt: 7, v: 1 }
  await saveDraft(device.db, draft)
  await seal(device.db)
  expect(await plainCount(device.db)).toBe(1)
  expect(await device.db.drafts.get('plant/odd')).toEqual(draft)
})

test.each(frozenReleases)('[C17] what lay on the devices of %s is sealed and opened as it lay there', async (release) => {
  for (const { databases } of devicesOf(release)) {
    const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
    await restoreDatabases(storage.indexedDB, databases)
    const name = databases.map((one) => one.name).find((one) => /^kg_\d+_/.test(one)) ?? ''
    const db = await openPersonDb(name, storage)
    const [before, replica] = [await workIn(db), await readMeta(db, 'replica')]
    await seal(db)
    expect(await plainCount(db)).toBe(0)
    expect(await open(db)).toBe(true)
    expect(await workIn(db)).toEqual(before)
    expect(await readMeta(db, 'replica')).toBe(replica)
    db.close()
  }
})
