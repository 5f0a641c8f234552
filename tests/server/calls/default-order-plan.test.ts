import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { product } from '../../../src/product'
import { columnOf, tableOf } from '../../../src/server/db/column'
import { listStatement } from '../../bench/list-statement'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const rows = 10_000
/** Values of row `n` that the order of its list goes by, as SQL. One in two hundred is open. */
const filled = {
  'absence-trace': { status: "case when n % 200 = 0 then 'OPEN' else 'RETURNED' end", firstDate: "date '2020-01-01' + n % 2000" },
  'attendance-record': { date: "date '2020-01-01' + n % 2000", classId: "'class.' || n % 12" },
  'attendance-sheet': { status: "case when n % 200 = 0 then 'DRAFT' else 'CLOSED' end", date: "date '2020-01-01' + n % 2000" },
  'retained-sample': {
    status: "case when n % 200 = 0 then 'KEEPING' else 'DISPOSED' end",
    dueDisposeTime: "timestamptz '2020-01-03' + n * interval '1 minute'",
    sampleTime: "timestamptz '2020-01-01' + n * interval '1 minute'",
  },
  'fridge-temp': { readTime: "timestamptz '2020-01-01' + n * interval '1 minute'" },
} as const
const nouns = Object.keys(filled) as (keyof typeof filled)[]

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  for (const noun of nouns) {
    const values = Object.entries(filled[noun])
    const columns = ['tenant_id', 'id', 'create_by', ...values.map(([field]) => columnOf(field))].join(', ')
    const given = ['1', "'r' || n", "'ann'", ...values.map(([, value]) => value)].join(', ')
    await sql`insert into ${sql.table(tableOf(noun))} (${sql.raw(columns)}) select ${sql.raw(given)} from generate_series(1, ${rows}::integer) n`.execute(
      house.engine.databases.owner,
    )
    await sql`analyze ${sql.table(tableOf(noun))}`.execute(house.engine.databases.owner)
  }
})
afterAll(() => house.close())

type Plan = { readonly 'Node Type': string; readonly 'Actual Rows': number; readonly Plans?: readonly Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test.each(nouns)('the first page of a long list of %s is read without the rest of it', async (noun) => {
  const resource = product.catalogue.resources[noun]
  if (!resource) throw new Error(noun)
  const { text, values } = await listStatement(resource, { pageNo: '1', pageSize: '10' })
  const db = house.engine.databases.tenant(1)
  const explained = CompiledQuery.raw(`explain (analyze, format json) ${text}`, values)
  const found = await db.executeQuery<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(explained)
  const plan = found.rows[0]?.['QUERY PLAN'][0].Plan
  const read = plan ? nodesOf(plan).map((node) => node['Actual Rows']) : [Number.POSITIVE_INFINITY]
  expect(Math.max(...read)).toBeLessThanOrEqual(20 + rows / 2000)
})
