import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Engine } from '../../src/app/offline/engine'
import { recordKey, sheetKey } from '../../src/areas/attendance/keys'
import type { Catalogue } from '../../src/contract/catalogue'
import type { Op } from '../../src/contract/sync/op'
import { instant } from '../../src/contract/time'
import { product } from '../../src/product'
import { largePicture, samplePicture } from '../kit/sample-picture'
import { type OpenHouse, openHouse } from '../kit/server/open-house'
import { type DeviceSide, deviceSide as today } from './device-side'
import { outcomes as outcomesOf } from './outcomes'
import { openRelease, pastReleases } from './past-releases'
import { openTablet, seen, type Tablet } from './tablet'

// Live queries look here, whatever factory a database was opened with. A recorded release looks when it is loaded.
const device = { indexedDB: new IDBFactory(), IDBKeyRange }
Object.assign(Dexie.dependencies, device)
Object.assign(globalThis, device)

vi.setConfig({ testTimeout: 120_000 })

const monday = '2026-03-02 11:30:00'
const date = monday.slice(0, 10)
/** The release to come: it writes fridge temperatures in a second version. */
const tomorrow: Catalogue = { ...product.catalogue, upcasters: { 'fridge-temp': [(payload) => payload] } }

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse({ ...product, catalogue: tomorrow }, () => instant(monday))
})
afterAll(() => house?.close())

/** Waits, while the device's clock runs. */
const until = (tablet: Tablet, check: () => unknown) =>
  vi.waitFor(
    async () => {
      await tablet.clock.pass(500)
      await check()
    },
    { timeout: 60_000, interval: 20 },
  )
async function goOnline(tablet: Tablet, engine: Engine, check: () => unknown) {
  tablet.reach(true)
  engine.wake('manual')
  await until(tablet, check)
  tablet.reach(false)
}
const fetched = (tablet: Tablet, engine: Engine) =>
  goOnline(tablet, engine, () => expect(engine.status.getState()).toMatchObject({ ready: true, fresh: true, phase: 'idle' }))
const empty = (engine: Engine) => () => expect(engine.status.getState()).toMatchObject({ waiting: 0, files: 0, fresh: true, phase: 'idle' })

const outcomes = (ops: readonly Op[]) =>
  outcomesOf(
    house,
    ops.map(({ id }) => id),
  )

async function classOf(release: DeviceSide, engine: Engine) {
  const children = await seen(release, engine, 'child')
  const classId = String(children[0]?.classId)
  const mark = (at: number, patch: object) => {
    const childId = String(children[at]?.id)
    return { noun: 'attendance-record', key: recordKey({ date, childId }), verb: 'add', patch: { childId, date, classId, ...patch } }
  }
  return { mark, sheet: { noun: 'attendance-sheet', key: sheetKey({ date, classId }) } }
}

/** A sample with a large photograph and a signature, and a temperature that has to wait for it. */
async function kitchenWork(release: DeviceSide, tablet: Tablet, engine: Engine, n: number) {
  const [dish, fridge, person] = [
    (await seen(release, engine, 'dish'))[n],
    (await seen(release, engine, 'sample-fridge'))[0],
    (await seen(release, engine, 'staff'))[0],
  ]
  const photo = await release.keepFile(engine.db, new Uint8Array(largePicture(300, n).bytes).buffer, 'image/jpeg', tablet.clock.time)
  const sign = await release.keepFile(engine.db, new Uint8Array(samplePicture(n).bytes).buffer, 'image/png', tablet.clock.time)
  const sample = {
    noun: 'retained-sample',
    key: uuidv7(),
    verb: 'add',
    patch: {
      date,
      mealType: 'L',
      dishId: dish?.id,
      batch: 9,
      weightG: 130,
      sampleTime: tablet.now(),
      container: 'steel',
      fridgeId: fridge?.id,
      slotNo: `U${n}`,
      fridgeTempAtIn: 4,
      samplerId: person?.id,
      photos: [photo],
      samplerSign: sign,
    },
  }
  const temp = {
    noun: 'fridge-temp',
    key: uuidv7(),
    verb: 'add',
    patch: { fridgeId: fridge?.id, readTime: tablet.now(), temp: 4, source: 'manual' },
    deps: [`retained-sample:${sample.key}`],
  }
  return { sample, temp, photo, sign }
}

/** As a release would that has a table more. */
async function grow(name: string, { storage }: Tablet): Promise<void> {
  const known = await new Dexie(name, storage).open()
  const stores = known.tables.map(({ name: table, schema }) => [
    table,
    [schema.primKey, ...schema.indexes].map(({ src }) => src).join(', '),
  ])
  known.close()
  const grown = new Dexie(name, storage)
  grown.version(99).stores({ ...Object.fromEntries(stores), pasture: 'id' })
  await grown.open()
  grown.close()
}

async function tablesOf(name: string, { storage }: Tablet): Promise<string[]> {
  const known = await new Dexie(name, storage).open()
  known.close()
  return known.tables.map((table) => table.name)
}

const arrivedFile = async (sha: string, size: number) => expect((await house.engine.files.get(1, sha))?.byteLength).toBe(size)

test.each(pastReleases)('[I13] what %s left unsent arrives once after the update', async (name) => {
  const old = await openRelease(name)
  const [teacher, doctor] = [await openTablet(house, 'teacher', instant(monday)), await openTablet(house, 'doctor', instant(monday))]
  const before = await teacher.start(old)
  await fetched(teacher, before)
  const { mark, sheet } = await classOf(old, before)
  const done = await before.commit([mark(0, { status: 'P' })])
  const refused = await before.commit([
    { ...mark(1, { status: 'P', date: '2026-03-09' }), key: recordKey({ date: '2026-03-09', childId: 'x' }) },
  ])
  await goOnline(teacher, before, () => expect(before.status.getState()).toMatchObject({ waiting: 0, parked: 1, phase: 'idle' }))
  const [other] = [await doctor.start(today)]
  await fetched(doctor, other)
  await other.commit([mark(2, { status: 'S', cause: '01' })])
  await goOnline(doctor, other, empty(other))
  const kept = [
    ...(await before.commit([3, 4, 5].map((at) => mark(at, { status: 'P' })))),
    ...(await before.commit([{ ...mark(3, {}), verb: 'edit', patch: { status: 'L', inTime: '09:10' } }])),
    ...(await before.commit([{ ...mark(4, {}), verb: 'remove', patch: {} }])),
  ]
  const clash = await before.commit([mark(2, { status: 'P' })])
  const submit = await before.commit([
    { ...sheet, verb: 'submit', patch: {}, deps: [mark(3, {}), mark(5, {})].map(({ noun, key }) => `${noun}:${key}`) },
  ])
  await old.saveDraft(before.db, { key: 'leave-request/new', values: { reason: '发热' }, updatedAt: teacher.clock.time, v: 1 })
  await before.stop()

  const after = await teacher.start(today)
  expect(await today.findDraft(after.db, 'leave-request/new')).toMatchObject({ values: { reason: '发热' } })
  const conflictCentre = await today.readConflictCentre(after.db, after.catalogue)
  expect(conflictCentre.waiting.map(({ id }) => id)).toEqual([...kept, ...clash, ...submit].map(({ id }) => id))
  expect(conflictCentre.parked.map(({ op }) => op.id)).toEqual(refused.map(({ id }) => id))
  expect(await seen(today, after, 'attendance-record', [mark(3, {}).key])).toMatchObject([
    { status: 'L', inTime: '09:10', standing: 'waiting' },
  ])
  await goOnline(teacher, after, empty(after))
  expect(await outcomes([...done, ...kept])).toEqual([...done, ...kept].map(() => 'applied'))
  expect(await outcomes(clash)).toEqual(['conflict'])
  expect(await outcomes(submit)).toEqual(['applied'])
  expect((await today.readConflictCentre(after.db, after.catalogue)).parked.map(({ op }) => op.id)).toEqual(refused.map(({ id }) => id))
  await after.stop()
  await other.stop()
})

test.each(pastReleases)(
  '[I13] photographs and signatures %s left unsent arrive after the update, ahead of what names them',
  async (name) => {
    const old = await openRelease(name)
    const phone = await openTablet(house, 'cook', instant(monday))
    const before = await phone.start(old)
    await fetched(phone, before)
    const { sample, temp, photo, sign } = await kitchenWork(old, phone, before, 1)
    const ops = await before.commit([sample, temp])
    await before.stop()
    const after = await phone.start(today)
    expect(after.status.getState()).toBeDefined()
    await goOnline(phone, after, empty(after))
    expect(await outcomes(ops)).toEqual(['applied', 'applied'])
    await arrivedFile(photo, largePicture(300, 1).bytes.length)
    await arrivedFile(sign, samplePicture(1).bytes.length)
    const { rows } = await sql<{
      matches: boolean
    }>`select matches from record_seal where op_id = any(${ops.map(({ id }) => id)}::text[])`.execute(house.engine.databases.owner)
    expect(rows).toEqual([{ matches: true }, { matches: true }])
    await after.stop()
  },
)

test.each(pastReleases)(
  'put back to %s, a device sends what that release understands, and nothing is lost on the way there and back',
  async (name) => {
    const old = await openRelease(name)
    const phone = await openTablet(house, 'cook', instant(monday))
    const newer = await phone.start(today, tomorrow)
    await fetched(phone, newer)
    const { sample, temp, photo } = await kitchenWork(today, phone, newer, 2)
    const [sampled, measured] = await newer.commit([sample, temp])
    if (!sampled || !measured) throw new Error('nothing was saved')
    await today.saveDraft(newer.db, { key: 'sample-exception/new', values: { note: '缺货' }, updatedAt: phone.clock.time, v: 1 })
    await newer.stop()
    await grow(newer.db.name, phone)

    const older = await phone.start(old)
    expect(await old.findDraft(older.db, 'sample-exception/new')).toMatchObject({ values: { note: '缺货' } })
    const amended = await older.commit([
      { noun: 'retained-sample', key: sample.key, verb: 'amend', patch: { weightG: 150, reason: '重新称量' } },
    ])
    await goOnline(phone, older, async () => {
      expect(await outcomes([sampled, ...amended])).toEqual(['applied', 'applied'])
      expect(older.status.getState()).toMatchObject({ waiting: 1, parked: 0, pause: 'newer' })
    })
    expect(await outcomes([measured])).toEqual(['not there'])
    await arrivedFile(photo, largePicture(300, 2).bytes.length)
    await older.stop()
    expect(await tablesOf(older.db.name, phone)).toContain('pasture')

    const again = await phone.start(today, tomorrow)
    await goOnline(phone, again, empty(again))
    expect(await outcomes([sampled, measured, ...amended])).toEqual(['applied', 'applied', 'applied'])
    expect(await seen(today, again, 'retained-sample', [sample.key])).toMatchObject([{ weightG: 150 }])
    await again.stop()
  },
)

test.each(pastReleases)('a page of %s that sends keeps nothing back which a newer page beside it has written', async (name) => {
  const old = await openRelease(name)
  const phone = await openTablet(house, 'cook', instant(monday))
  const page = await phone.start(old)
  await fetched(phone, page)
  expect(page.status.getState().leads).toBe(true)
  const newer = await phone.start(today, tomorrow)
  const { temp } = await kitchenWork(today, phone, newer, 3)
  const ops = await newer.commit([{ ...temp, deps: [] }])
  await goOnline(phone, newer, async () => expect(await outcomes(ops)).toEqual(['applied']))
  await newer.stop()
  await page.stop()
})

test.each(pastReleases)('a page of %s stops writing when a newer release takes the database over, and says so', async (name) => {
  const old = await openRelease(name)
  const tablet = await openTablet(house, 'teacher', instant(monday))
  const page = await tablet.start(old)
  await fetched(tablet, page)
  const { mark } = await classOf(old, page)
  const saved = await page.commit([mark(8, { status: 'P' })])
  const next = new Dexie(page.db.name, { ...tablet.storage, autoOpen: false })
  next.version(99).stores({ ops: 'id, n, entity', drafts: 'key, updatedAt', pasture: 'id' })
  await next.open()
  await until(tablet, () => expect(page.status.getState().pause).toBe('update'))
  await expect(page.commit([mark(9, { status: 'P' })])).rejects.toMatchObject({ code: 'device.newer' })
  await old.saveDraft(page.db, { key: 'leave-request/new', values: { reason: '咳嗽' }, updatedAt: 0 })
  expect(await next.table('drafts').toArray()).toMatchObject([{ key: 'leave-request/new', values: { reason: '咳嗽' } }])
  tablet.reach(true)
  await tablet.clock.pass(60_000)
  expect(page.status.getState()).toMatchObject({ pause: 'update', leads: false })
  expect((await next.table('ops').toArray()).map(({ id }) => id)).toEqual(saved.map(({ id }) => id))
  next.close()
  await page.stop()
})
