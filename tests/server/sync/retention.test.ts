import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chainText } from '../../../src/contract/sync/chain'
import type { Op } from '../../../src/contract/sync/op'
import { forgetOld } from '../../../src/server/sync/retention'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { Proof, pictureProduct } from '../files/picture-product'

let house: OpenHouse
let anna: OpenDevice
beforeAll(async () => {
  house = await openHouse(tinyProduct)
})
afterAll(() => house.close())
beforeEach(async () => {
  anna = await openDevice(house, 'anna')
})

const db = () => house.engine.databases.tenant(1)
const forget = () => forgetOld(house.engine.databases.owner, house.engine.catalogue)
const age = async (days: number) => {
  for (const table of ['sync_change', 'sync_op'])
    await sql`update ${sql.table(table)} set at = now() - make_interval(days => ${days}::integer)`.execute(db())
  await sql`update paper set update_time = now() - make_interval(days => ${days}::integer) where gone`.execute(db())
}
const add = (key: string) => anna.op('paper', key, 'add', { title: key, shelf: 'a' })
const removed = async (key: string) => {
  await anna.send([add(key)])
  await anna.send([anna.op('paper', key, 'remove', {}, { trunk: 1 })])
}
const tombstones = async () => (await sql<{ id: string }>`select id from paper where gone`.execute(db())).rows.map(({ id }) => id)

test('what changed within 400 days is remembered', async () => {
  const { next } = await anna.send([])
  await removed('young')
  await age(399)
  expect(await forget()).toBe(0)
  expect((await anna.send([], { since: next })).changes).toMatchObject([{ id: 'young', row: null }])
})

test('a device that read less than is remembered is told to copy everything anew, and what it sends is done all the same', async () => {
  const { next } = await anna.send([])
  await removed('old')
  await age(401)
  expect(await forget()).toBeGreaterThan(3)
  expect(await tombstones()).not.toContain('old')
  const late = await anna.send([add('late')], { since: next })
  expect(late).toMatchObject({ settled: [{ outcome: 'applied' }], changes: [], place: { noun: '', after: '' }, more: true })
  expect(late.next).toBeGreaterThanOrEqual(next)
  const copy = await anna.send([], { since: null, place: late.place ?? null })
  expect(copy.changes.map(({ id }) => id)).toContain('late')
})

test('a device that had read everything reads on, though all of it is forgotten', async () => {
  await removed('read')
  const { next } = await anna.send([])
  await age(401)
  await forget()
  expect(await anna.send([], { since: next })).toMatchObject({ changes: [], next, more: false })
  await anna.send([add('fresh')])
  expect((await anna.send([], { since: next })).changes).toMatchObject([{ id: 'fresh' }])
})

test('one run forgets for every tenant, and each by its own log', async () => {
  const owner = house.engine.databases.owner
  await removed('first')
  await age(401)
  const [other] = (await sql<{ id: number }>`insert into tenant (name) values ('another') returning id`.execute(owner)).rows
  if (!other) throw new Error('no second tenant')
  await sql`insert into sync_change (tenant_id, seq, noun, row_id, at) select ${other.id}, n, 'paper', 'p' || n,
    now() - make_interval(days => case when n in (1, 2, 4) then 500 else 1 end) from generate_series(1, 5) n`.execute(owner)
  await sql`insert into paper (tenant_id, id, title, shelf, create_by, create_time, gone) select ${other.id}, id, id, 'a', 'x',
    now() - interval '500 days', id = 'removed' from unnest(array['removed', 'living']) id`.execute(owner)
  await forget()
  expect(await tombstones()).not.toContain('first')
  const log = await sql<{ seq: string }>`select seq from sync_change where tenant_id = ${other.id}`.execute(owner)
  expect(log.rows.map(({ seq }) => Number(seq))).toEqual([5])
  const papers = await sql<{ id: string }>`select id from paper where tenant_id = ${other.id}`.execute(owner)
  expect(papers.rows.map(({ id }) => id)).toEqual(['living'])
})

test('the last ops of a device are known for ever, those of calls are not', async () => {
  const op = add('once')
  await anna.send([op])
  const { rows } = await sql<{
    id: string
  }>`insert into sync_op select tenant_id, 'call', 'call-1', user_id, n, noun, row_id, payload, payload_hash, outcome, settled, at
    from sync_op where op_id = ${op.id} returning op_id as id`.execute(db())
  expect(rows).toHaveLength(1)
  await age(4000)
  await forget()
  expect((await anna.send([op])).settled).toMatchObject([{ outcome: 'applied', dup: true }])
  const { rows: calls } = await sql`select 1 from sync_op where op_id = 'call'`.execute(db())
  expect(calls).toHaveLength(0)
})

test('of many ops of one device the older are forgotten', async () => {
  const op = add('first')
  await anna.send([op])
  await sql`insert into sync_op select tenant_id, op_id || '-' || i, replica, user_id, n + i, noun, row_id, payload, payload_hash, outcome, settled, at
    from sync_op, generate_series(1, 500) i where op_id = ${op.id}`.execute(db())
  await age(401)
  await forget()
  const { rows } = await sql<{ n: number }>`select n from sync_op where op_id = ${op.id} or op_id like ${`${op.id}-%`}`.execute(db())
  expect(rows).toHaveLength(500)
  expect(rows.map(({ n }) => Number(n))).not.toContain(op.n)
})

test('what a record hash was made of is never forgotten, so that it can be checked after years and corrections', async () => {
  const other = await openHouse(pictureProduct)
  try {
    const device = await openDevice(other, 'anna')
    const first = device.op('proof', 'kept', 'add', { title: 'kept' })
    await device.send([first, device.op('paper', 'gone', 'add', { title: 'gone', shelf: 'a' })])
    await device.send([device.op('proof', 'kept', 'edit', { title: 'corrected' }, { trunk: 1 })])
    const own = other.engine.databases.tenant(1)
    await sql`delete from sync_replica`.execute(own)
    await sql`update sync_op set at = now() - interval '4000 days'`.execute(own)
    expect(await forgetOld(other.engine.databases.owner, other.engine.catalogue)).toBe(1)
    const { rows } = await sql<{ payload: Op; prev: string | null; hash: string }>`select payload, prev, hash
      from sync_op join record_seal using (tenant_id, op_id) order by place`.execute(own)
    expect(rows.map(({ payload }) => payload.patch)).toEqual([{ title: 'kept' }, { title: 'corrected' }])
    const hashOf = (op: Op, prev: string | null) =>
      createHash('sha256')
        .update(chainText(op, Proof.fields, prev))
        .digest('hex')
    expect(rows.map(({ payload, prev }) => hashOf(payload, prev))).toEqual(rows.map(({ hash }) => hash))
  } finally {
    await other.close()
  }
})
