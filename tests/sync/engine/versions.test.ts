import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEngine, type Engine } from '../../../src/app/offline/engine'
import { exchange } from '../../../src/app/offline/exchange/exchange'
import { readConflictCentre } from '../../../src/app/offline/outbox/conflict-centre'
import { isAllSent } from '../../../src/app/offline/status'
import { readView } from '../../../src/app/offline/view/view'
import type { Catalogue } from '../../../src/contract/catalogue'
import type { Ask, Reply } from '../../../src/contract/sync/exchange'
import { openServer } from '../../../src/server/http/open-server'
import { openDevice } from '../../kit/browser/open-device'
import { FakeAir, FakeClock, FakeLocks } from '../../kit/device/fake-world'
import { firstCatalogue, letterProduct } from '../../kit/product/letter-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { soon } from '../../kit/soon'

// Live queries look here, whatever factory a database was opened with.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })

const { catalogue: secondCatalogue } = letterProduct
let house: OpenHouse
let firstServer: FastifyInstance
let anna: Awaited<ReturnType<OpenHouse['as']>>
beforeAll(async () => {
  house = await openHouse(letterProduct)
  // The release before, on the same database, with the columns it had made.
  for (const noun of ['letter', 'parcel'])
    await sql`alter table ${sql.table(noun)} add column sender text, add column address text`.execute(house.engine.databases.owner)
  firstServer = await openServer({ ...house.engine, catalogue: firstCatalogue }, { routes: [] })
  anna = await house.as('anna')
})
afterAll(async () => {
  await firstServer.close()
  await house.close()
})

type Network = (ask: Ask) => Promise<Reply>
const offline: Network = async () => {
  throw { status: 0 }
}
const to =
  (server: () => FastifyInstance): Network =>
  async (ask) => {
    const answered = await server().inject({
      method: 'POST',
      url: '/sync',
      payload: ask,
      headers: { 'x-access-token': anna.token, 'x-forwarded-for': '10.9.8.7' },
    })
    if (answered.statusCode !== 200) throw { status: answered.statusCode }
    return answered.json().result
  }

/** One tablet: builds come and go, the database stays. */
function tablet() {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  const clock = new FakeClock(Date.parse('2026-03-02T08:00:00+08:00'))
  let network: Network = offline
  const sent: Ask[] = []
  const noting =
    (way: Network): Network =>
    (ask) => {
      sent.push(structuredClone(ask))
      return way(ask)
    }
  const open = (catalogue: Catalogue) =>
    createEngine({
      ...storage,
      catalogue,
      tenant: 1,
      user: 'anna',
      transport: noting((ask) => network(ask)),
      now: clock.now,
      after: clock.after,
      random: () => 0.5,
      isVisible: () => true,
      locks: new FakeLocks(),
      channel: new FakeAir().open(),
    })
  return {
    sent,
    clock,
    open,
    noting,
    reach: (way: Network) => {
      network = way
    },
  }
}

let device: ReturnType<typeof tablet>
let n = 0
let key: string
beforeEach(() => {
  device = tablet()
  key = `k${++n}`
})

/** One round over `way`, beside the engine's own, which reach nobody until told. */
const sync = ({ db, catalogue }: Engine, way: Network) =>
  exchange({ db, catalogue, now: device.clock.now, transport: device.noting(way) }).catch(() => undefined)
const asTimePasses = (check: () => unknown) =>
  soon(async () => {
    await device.clock.pass(100)
    await check()
  })
const left = async ({ db, catalogue }: Engine) => {
  const { waiting, parked } = await readConflictCentre(db, catalogue)
  return { waiting: waiting.length, parked: parked.length }
}
const add = (engine: Engine, values: object, noun = 'letter', at = key) =>
  engine.commit([{ noun, key: at, verb: 'add', patch: { title: at, shelf: 'a', ...values } }])
const see = async ({ db, catalogue }: Engine, noun = 'letter', at = key) => (await readView(db, catalogue, { noun, keys: [at] }))[0]
const stored = async (noun: string, at = key) => {
  const found = await sql<Record<string, unknown>>`select * from ${sql.table(noun)} where id = ${at}`.execute(house.engine.databases.owner)
  return found.rows[0]
}
const second = to(() => house.server)
const first = to(() => firstServer)
const outcomes = async () => {
  const found = await sql<{ outcome: string }>`select outcome from sync_op where row_id = ${key} order by n`.execute(
    house.engine.databases.owner,
  )
  return found.rows.map(({ outcome }) => outcome)
}

test('edits made before an update are shown, sent and applied in the words of the release after it', async () => {
  const before = await device.open(firstCatalogue)
  await add(before, { sender: 'Ann', address: 'High Street 1, Leeds' })
  await before.commit([{ noun: 'letter', key, verb: 'stamp', patch: {} }])
  await before.stop()
  const after = await device.open(secondCatalogue)
  expect(await see(after)).toMatchObject({ writer: 'Ann', street: 'High Street 1', town: 'Leeds', stage: 'paid', standing: 'waiting' })
  expect((await readConflictCentre(after.db, secondCatalogue)).waiting.map(({ verb, v }) => [verb, v])).toEqual([
    ['add', 2],
    ['frank', 2],
  ])
  expect((await after.db.ops.orderBy('n').toArray()).map(({ verb, v }) => [verb, v])).toEqual([
    ['add', 1],
    ['stamp', 1],
  ])
  await sync(after, second)
  expect(await stored('letter')).toMatchObject({ writer: 'Ann', street: 'High Street 1', town: 'Leeds', stage: 'paid', rev: 2 })
  expect(await left(after)).toEqual({ waiting: 0, parked: 0 })
  expect(await see(after)).not.toHaveProperty('standing')
  expect(device.sent.flatMap(({ ops }) => ops).map(({ v }) => v)).toContain(2)
  await after.stop()
})

test('a device that sends before it updates is understood', async () => {
  const before = await device.open(firstCatalogue)
  await add(before, { sender: 'Ann', address: 'High Street 1, Leeds' })
  await sync(before, second)
  expect(await stored('letter')).toMatchObject({ writer: 'Ann', town: 'Leeds' })
  expect(await outcomes()).toEqual(['applied'])
  await before.stop()
})

test('an edit whose answer was lost before both sides were updated is known again', async () => {
  const before = await device.open(firstCatalogue)
  await add(before, { sender: 'Ann' })
  await sync(before, async (ask) => {
    await first(ask)
    throw { status: 0 }
  })
  expect(await outcomes()).toEqual(['applied'])
  await before.stop()
  const after = await device.open(secondCatalogue)
  await sync(after, second)
  expect((await readConflictCentre(after.db, secondCatalogue)).parked).toEqual([])
  expect(await after.db.ops.count()).toBe(0)
  expect(await stored('letter')).toMatchObject({ rev: 1 })
  await after.stop()
})

test('a record hash made before an update still fits', async () => {
  const before = await device.open(firstCatalogue)
  await add(before, { sender: 'Ann', address: 'High Street 1, Leeds' }, 'parcel')
  const [made] = await before.db.ops.toArray()
  await before.stop()
  const after = await device.open(secondCatalogue)
  await sync(after, second)
  expect(await stored('parcel')).toMatchObject({ writer: 'Ann', town: 'Leeds' })
  const seals = await sql<{ hash: string; matches: boolean }>`select hash, matches from record_seal where row_id = ${key}`.execute(
    house.engine.databases.owner,
  )
  expect(seals.rows).toEqual([{ hash: made?.seal?.hash, matches: true }])
  await after.stop()
})

test('after a step back, edits of the newer build wait with their rows, all else goes, and the return sends them', async () => {
  const newer = await device.open(secondCatalogue)
  await add(newer, { writer: 'Ann', town: 'Leeds' })
  await add(newer, {}, 'paper')
  await newer.stop()
  const older = await device.open(firstCatalogue)
  await older.commit([{ noun: 'letter', key, verb: 'edit', patch: { title: 'later' } }])
  await sync(older, first)
  expect(await outcomes()).toEqual(['applied'])
  device.reach(first)
  older.wake('manual')
  await asTimePasses(() => expect(older.status.getState()).toMatchObject({ pause: 'newer', waiting: 2, parked: 0, online: true }))
  expect(isAllSent(older.status.getState())).toBe(false)
  await add(older, {}, 'paper', `${key}b`)
  await asTimePasses(async () => expect(await stored('paper', `${key}b`)).toBeDefined())
  device.reach(offline)
  await older.stop()
  const back = await device.open(secondCatalogue)
  await sync(back, second)
  expect(await stored('letter')).toMatchObject({ title: 'later', writer: 'Ann', town: 'Leeds' })
  expect(await left(back)).toEqual({ waiting: 0, parked: 0 })
  await back.stop()
})

test.each([
  ['in a version', 'letter', { writer: 'Ann' }, 'op.newer'],
  ['of a noun', 'card', {}, 'noun.unknown'],
])('an edit %s the server does not know waits for it to be updated', async (_, noun, values, code) => {
  const engine = await device.open(secondCatalogue)
  await add(engine, values, noun)
  await sync(engine, first)
  expect(await outcomes()).toEqual([])
  expect(await left(engine)).toEqual({ waiting: 1, parked: 0 })
  expect(await engine.db.standing.toArray()).toMatchObject([{ fate: 'trying', code }])
  await sync(engine, second)
  expect(await outcomes()).toEqual(['applied'])
  expect(await left(engine)).toEqual({ waiting: 0, parked: 0 })
  await engine.stop()
})

test('an edit the server does not know for a day is put before its author, who sends it again once it does', async () => {
  const engine = await device.open(secondCatalogue)
  await add(engine, {}, 'card')
  await sync(engine, first)
  device.clock.time += 86_400_001
  await sync(engine, first)
  const { parked } = await readConflictCentre(engine.db, secondCatalogue)
  expect(parked.map(({ fare }) => [fare.fate, fare.code])).toEqual([['rejected', 'noun.unknown']])
  await engine.resend(parked[0]?.op.id ?? '')
  await sync(engine, second)
  expect(await stored('card')).toBeDefined()
  await engine.stop()
})

test('what a newer server says beyond this build is passed over', async () => {
  const engine = await device.open(firstCatalogue)
  await add(engine, { sender: 'Ann' })
  await sync(engine, async (ask) => {
    const reply = await second(ask)
    return {
      ...reply,
      weather: 'fine',
      settled: reply.settled.map((one) => ({ ...one, mood: 'good' })),
      changes: [
        ...reply.changes.map((one) => ({ ...one, colour: 'red' })),
        { noun: 'comet', id: 'x', seq: reply.next, row: { id: 'x', tail: 1 } as never },
      ],
    }
  })
  expect(await left(engine)).toEqual({ waiting: 0, parked: 0 })
  await add(engine, { sender: 'Ann' }, 'letter', `${key}b`)
  await sync(engine, async (ask) => {
    const reply = await second({ ...ask, ops: [] })
    return { ...reply, settled: ask.ops.map(({ id }) => ({ id, outcome: 'postponed' as never, seq: 0, rev: 0 })) }
  })
  expect(await left(engine)).toEqual({ waiting: 1, parked: 0 })
  await sync(engine, second)
  expect(await left(engine)).toEqual({ waiting: 0, parked: 0 })
  await engine.stop()
})

test('an op of the first version that no step can read is refused by itself', async () => {
  const phone = await openDevice(house, 'anna')
  const bad = phone.op('letter', key, 'add', { title: 'x', shelf: 'a', address: 7 })
  const good = phone.op('letter', `${key}b`, 'add', { title: 'x', shelf: 'a', address: 'High Street 1, Leeds' })
  expect((await phone.send([bad, good])).settled).toMatchObject([{ outcome: 'rejected', code: 'input.malformed' }, { outcome: 'applied' }])
})

test('a field only a newer release has waits too', async () => {
  const phone = await openDevice(house, 'anna')
  const op = phone.op('letter', key, 'add', { title: 'x', shelf: 'a', seals: 3 }, { v: 2 })
  expect((await phone.send([op])).settled).toMatchObject([{ outcome: 'retry', problems: { seals: { code: 'field.unknown' } } }])
  expect(await outcomes()).toEqual([])
})
