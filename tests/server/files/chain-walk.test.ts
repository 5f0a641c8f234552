import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChainReport, chainText, chainWalkPath, verifyPath } from '../../../src/contract/sync/chain'
import type { Op } from '../../../src/contract/sync/op'
import { reportText } from '../../../src/server/chain/report-text'
import { tidy } from '../../../src/server/jobs/own-jobs'
import { openDevice } from '../../kit/browser/open-device'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { Proof, pictureProduct } from './picture-product'

let house: OpenHouse
let now = '2026-03-02T08:00:00+08:00'
beforeAll(async () => {
  house = await openHouse(pictureProduct, () => new Date(now))
})
afterAll(() => house.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A device that has recorded these papers, each after the one before. */
async function record(...keys: readonly string[]) {
  const device = await openDevice(house, 'anna')
  let prev: string | null = null
  const seal = (op: Op): Op => {
    const hash = sha256(chainText(op, Proof.fields, prev))
    const sealed = { ...op, seal: { prev, hash } }
    prev = hash
    return sealed
  }
  const ops = keys.map((key) => seal(device.op('proof', key, 'add', { title: key }, { at: '2026-03-02 07:59:00' })))
  await device.send(ops)
  return { ...device, ops, seal, replica: device.replica }
}

const walk = async () => (await (await house.as('boss'))(`GET ${chainWalkPath}`)).result as ChainReport
const chainOf = async (replica: string) => (await walk()).chains.find((one) => one.replica === replica)
const change = (statement: ReturnType<typeof sql>) => statement.execute(house.engine.databases.owner)
const verified = async ({ key, seal }: Op) => (await house.call(`GET ${verifyPath('proof', key, seal?.hash ?? '') as '/'}`)).result

/** Looks while something was changed behind the server's back, and puts it back. */
async function meanwhile<T>(done: ReturnType<typeof sql>, undone: ReturnType<typeof sql>, look: () => Promise<T>): Promise<T> {
  await change(done)
  try {
    return await look()
  } finally {
    await change(undone)
  }
}

test('a row changed in the database is found by its label and by the walk, which names it', async () => {
  const device = await record('one', 'two', 'three')
  expect(await chainOf(device.replica)).toMatchObject({ count: 3, broken: null })
  const [, two, three] = device.ops as [Op, Op, Op]
  expect(await verified(two)).toMatchObject({ matches: true, differs: null })
  const [found, other, page, chain] = await meanwhile(
    sql`update proof set title = 'forged' where id = 'two'`,
    sql`update proof set title = 'two' where id = 'two'`,
    async () => [
      await verified(two),
      await verified(three),
      (await house.server.inject({ url: verifyPath('proof', 'two', two.seal?.hash ?? ''), headers: { accept: 'text/html' } })).body,
      await chainOf(device.replica),
    ],
  )
  expect(found).toMatchObject({ known: true, matches: false, differs: 'row' })
  expect(other).toMatchObject({ matches: true })
  expect(page).toContain('✘')
  expect(chain?.broken).toMatchObject({ flaw: 'row', noun: 'proof', id: 'two', field: 'title' })
  expect(await verified(two)).toMatchObject({ matches: true })
})

test.each([
  ['removed', sql`update proof set gone = true where id = 'kept'`, sql`update proof set gone = false where id = 'kept'`, 'row'],
  [
    'whose field nobody has given got a value',
    sql`update proof set shelf = 'c' where id = 'kept'`,
    sql`update proof set shelf = 'a' where id = 'kept'`,
    'row',
  ],
  [
    'changed together with what was recorded of it',
    sql`with row as (update proof set title = 'forged' where id = 'kept')
      update sync_op set payload = jsonb_set(payload, '{patch,title}', '"forged"') where row_id = 'kept'`,
    sql`with row as (update proof set title = 'kept' where id = 'kept')
      update sync_op set payload = jsonb_set(payload, '{patch,title}', '"kept"') where row_id = 'kept'`,
    'content',
  ],
  [
    'whose receipt was written anew',
    sql`update record_seal set received = received + interval '1 hour' where row_id = 'kept'`,
    sql`update record_seal set received = received - interval '1 hour' where row_id = 'kept'`,
    'signature',
  ],
  [
    'whose op was taken away',
    sql`update sync_op set op_id = 'x' || op_id where row_id = 'kept'`,
    sql`update sync_op set op_id = substr(op_id, 2) where row_id = 'kept'`,
    'lost',
  ],
] as const)('a record %s is told', async (_, done, undone, flaw) => {
  const key = 'kept'
  const known = (await walk()).chains.find(({ broken }) => broken)
  expect(known).toBeUndefined()
  const { rows } = await sql<{ hash: string; replica: string }>`select hash, replica from record_seal where row_id = ${key}`.execute(
    house.engine.databases.owner,
  )
  const [seal] = rows.length > 0 ? rows : await record(key).then(({ ops, replica }) => [{ hash: ops[0]?.seal?.hash ?? '', replica }])
  const look = async () => [
    (await house.call(`GET ${verifyPath('proof', key, seal?.hash ?? '') as '/'}`)).result,
    (await chainOf(seal?.replica ?? ''))?.broken,
  ]
  const [found, broken] = await meanwhile(done, undone, look)
  expect(found).toMatchObject({ matches: false, differs: flaw })
  expect(broken).toMatchObject({ flaw, id: key })
})

test('what was corrected or decided by people stands where their ops put it, and is no break', async () => {
  const device = await record('mended', 'contested')
  await device.send([device.seal(device.op('proof', 'mended', 'edit', { title: 'better', shelf: 'a' }, { trunk: 1 }))])
  const robert = await openDevice(house, 'robert')
  await robert.send([robert.op('proof', 'contested', 'edit', { title: 'theirs' }, { trunk: 1 })])
  const third = await record('third')
  const mine = third.seal(third.op('proof', 'contested', 'edit', { title: 'mine' }, { trunk: 1, base: { title: 'contested' } }))
  const [held] = (await third.send([mine])).settled
  expect(held?.outcome).toBe('conflict')
  expect((await walk()).chains.filter(({ broken }) => broken)).toEqual([])
})

test('a record taken out of a chain, and a receipt, are missed', async () => {
  const device = await record('first', 'middle', 'last')
  const { rows } = await sql<{ place: number }>`select place from record_seal where row_id = 'middle'`.execute(house.engine.databases.owner)
  const place = rows[0]?.place ?? 0
  const report = await meanwhile(
    sql`update record_seal set place = place + 100000, replica = 'elsewhere' where row_id = 'middle'`,
    sql`update record_seal set place = place - 100000, replica = ${device.replica} where row_id = 'middle'`,
    walk,
  )
  expect(report.chains.find(({ replica }) => replica === device.replica)?.broken).toMatchObject({ flaw: 'gap', id: 'last' })
  expect(report.chains.find(({ replica }) => replica === '')?.broken).toMatchObject({ flaw: 'place', place })
})

test("a day's root is worked out anew, and says which day does not hold", async () => {
  now = '2026-03-03T03:00:00+08:00'
  await tidy(house.engine, 1)
  expect((await walk()).days).toMatchObject([{ day: '2026-03-02', broken: null }])
  const report = await meanwhile(sql`update day_root set count = count - 1`, sql`update day_root set count = count + 1`, walk)
  expect(report.days).toMatchObject([{ day: '2026-03-02', broken: { flaw: 'signature' } }])
  const moved = await meanwhile(
    sql`update record_seal set received = received + interval '1 day' where row_id = 'last'`,
    sql`update record_seal set received = received - interval '1 day' where row_id = 'last'`,
    walk,
  )
  expect(moved.days).toMatchObject([{ day: '2026-03-02', broken: { flaw: 'root' } }])
  expect(reportText(moved)).toMatchObject({ isWhole: false })
  expect(reportText(moved).lines.join('\n')).toMatch(/BROKEN day 2026-03-02: \d+ records; first break: the root is not that of its records/)
  expect(reportText(await walk()).isWhole).toBe(true)
})

test('an op that was refused leaves no gap behind it', async () => {
  const device = await record('before')
  const refused = device.seal(device.op('proof', 'refused', 'add', { title: '' }))
  const after = device.seal(device.op('proof', 'after', 'add', { title: 'after' }))
  expect((await device.send([refused, after])).settled.map(({ outcome }) => outcome)).toEqual(['rejected', 'applied'])
  expect(await chainOf(device.replica)).toMatchObject({ count: 2, broken: null })
})

test('only whoever may see all of it may walk it', async () => {
  for (const who of ['anna', 'evelyn'])
    expect(await (await house.as(who))(`GET ${chainWalkPath}`)).toMatchObject({ error: 'access.denied' })
})
