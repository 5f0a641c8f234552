import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Op } from '../../../src/contract/sync/op'
import type { Engine } from '../../../src/server/engine'
import type { Behaviour } from '../../../src/server/resource/behaviour'
import { runBatch } from '../../../src/server/sync/run-batch'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { Folder, Paper, tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { statementCount } from '../../kit/server/statement-count'

/** What the rule of papers saw of each change's surroundings: its folder, papers already in it, and all folders. */
const seen: { folder: string | undefined; beside: number; folders: number }[] = []

const filed: Behaviour = {
  ...tinyProduct.behaviours.paper,
  reads: [
    { noun: Folder, id: 'folder' },
    { noun: Folder, every: true },
    { noun: Paper, by: 'folder' },
  ],
  async before(ctx, { after: { folder } }) {
    if (!folder) return undefined
    const found = await ctx.find(Folder, String(folder))
    const beside = await ctx.rows(Paper, { folder: String(folder) })
    seen.push({ folder: found?.name, beside: beside.length, folders: (await ctx.rows(Folder, {})).length })
    return undefined
  },
}

let house: OpenHouse
let boss: OpenDevice
beforeAll(async () => {
  house = await openHouse({ ...tinyProduct, behaviours: { paper: filed } })
  boss = await openDevice(house, 'boss')
  await boss.send(Array.from({ length: 50 }, (_, at) => boss.op('folder', `f${at}`, 'add', { name: `folder ${at}` })))
})
afterAll(() => house.close())
beforeEach(() => seen.splice(0))

const paperIn = (folder: unknown) => boss.op('paper', uuidv7(), 'add', { title: 'sheet', shelf: 'a', folder })
const outcomes = ({ settled }: { settled: readonly { code?: string; outcome: string }[] }) => settled.map((one) => one.code ?? one.outcome)

/** How many statements a batch takes. */
async function statementsOf(ops: readonly Op[]): Promise<number> {
  const { plugin, count } = statementCount()
  const { databases, people } = house.engine
  const engine: Engine = { ...house.engine, databases: { ...databases, tenant: (id) => databases.tenant(id).withPlugin(plugin) } }
  const person = (await people.find(boss.call.token))?.person
  if (!person) throw new Error('nobody is signed in')
  const settled = await runBatch(engine, { person, replica: uuidv7(), onClash: 'hold' }, ops)
  expect(new Set(settled.map((one) => one.outcome))).toEqual(new Set(['applied']))
  return count()
}

test('a batch of fifty takes no more statements than one of two, whatever rows its rules look up', async () => {
  const few = await statementsOf([paperIn('f0'), paperIn('f1')])
  const many = await statementsOf(Array.from({ length: 50 }, (_, at) => paperIn(`f${at}`)))
  expect(many).toBe(few)
  expect(seen.slice(2).map((one) => one.folder)).toEqual(Array.from({ length: 50 }, (_, at) => `folder ${at}`))
  expect(seen.slice(2, 5).map((one) => one.beside)).toEqual([1, 1, 0])
})

test('what was read ahead is seen with what the batch has changed since', async () => {
  const reply = await boss.send([
    boss.op('folder', 'new', 'add', { name: 'new' }),
    paperIn('new'),
    paperIn('new'),
    boss.op('folder', 'new', 'edit', { name: 'renamed' }, { trunk: 1 }),
    paperIn('new'),
  ])
  expect(outcomes(reply)).toEqual(Array(5).fill('applied'))
  expect(seen).toEqual([
    { folder: 'new', beside: 0, folders: 51 },
    { folder: 'new', beside: 1, folders: 51 },
    { folder: 'renamed', beside: 2, folders: 51 },
  ])
})

test('nothing that a refused op wrote is seen', async () => {
  const lost = boss.op('paper', uuidv7(), 'add', { title: '', shelf: 'a', folder: 'f9' })
  const reply = await boss.send([lost, boss.op('folder', 'no', 'add', { name: '' }), paperIn('no'), paperIn('f9')])
  expect(outcomes(reply)).toEqual(['input.invalid', 'input.invalid', 'input.invalid', 'applied'])
  expect(seen).toMatchObject([{ folder: 'folder 9', beside: 1 }])
})

test('a row removed by an op before is no longer there to refer to', async () => {
  await boss.send([boss.op('folder', 'short', 'add', { name: 'short-lived' })])
  const reply = await boss.send([boss.op('folder', 'short', 'remove', {}, { trunk: 1 }), paperIn('short')])
  expect(outcomes(reply)).toEqual(['applied', 'input.invalid'])
})

test('what is no id is refused alone, when its turn comes', async () => {
  const reply = await boss.send([
    paperIn('f1\u0000'),
    paperIn({ id: 'f1' }),
    paperIn(['f1']),
    paperIn('x'.repeat(300)),
    paperIn(7),
    paperIn('f2'),
  ])
  expect(outcomes(reply)).toEqual([...Array(5).fill('input.invalid'), 'applied'])
})

test('a row that was read ahead is judged as it stood when others could no longer change it', async () => {
  const { databases } = house.engine
  let answered: Promise<unknown> = Promise.resolve()
  await databases
    .tenant(1)
    .transaction()
    .execute(async (db) => {
      const key = "hashtextextended(current_setting('app.tenant_id') || ':folder:f5', 7)"
      await sql`select pg_advisory_xact_lock(${sql.raw(key)})`.execute(db)
      answered = boss.send([paperIn('f5')])
      const held = sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await held.execute(databases.owner)).rows.length).toBe(1)
      await sql`update folder set name = 'written meanwhile' where id = 'f5'`.execute(db)
    })
  await answered
  expect(seen).toMatchObject([{ folder: 'written meanwhile' }])
})
