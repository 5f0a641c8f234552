import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../../../src/areas/areas'
import { type ChainReport, chainPath, chainWalkPath, type RecordSeal, verifyPath } from '../../../../src/contract/sync/chain'
import { demo } from '../../../../src/product'
import { tidy } from '../../../../src/server/jobs/own-jobs'
import { chainSeeded } from '../../../../src/server/seed/chain-seeded'
import { fill } from '../../../../src/server/seed/fill'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

let house: OpenHouse
beforeAll(async () => {
  const { furniture, deeds } = demo('2026-11-23')
  const evidence = furniture.filter(({ noun }) => catalogue.chained?.includes(noun.name))
  const product = quietProduct([{ username: 'manager', roles: ['canteenMgr'] }])
  const seed: typeof product.seed = async (engine, tenant) => {
    for (const { noun, rows } of evidence) await fill(engine, tenant, noun, rows)
    await chainSeeded(engine, tenant, deeds)
  }
  house = await openHouse({ ...product, seed }, () => new Date('2026-11-23T08:00:00+08:00'))
})
afterAll(() => house?.close())

test('the label of every sample of the demonstration leads to a record that holds, and the whole chain does', async () => {
  await tidy(house.engine, 1)
  const manager = await house.as('manager')
  const report: ChainReport = (await manager(`GET ${chainWalkPath}`)).result
  expect([...report.chains, ...report.days].filter(({ broken }) => broken)).toEqual([])
  expect(report.days.length).toBeGreaterThan(10)
  const db = house.engine.databases.tenant(1)
  const { rows: all } = await sql<{
    id: string
    sealed: boolean
  }>`select id, exists (select 1 from record_seal s where s.row_id = r.id) as sealed
    from retained_sample r`.execute(db)
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ sealed }) => !sealed)).toEqual([])
  const ofState = (status: string) =>
    sql<{ id: string }>`select id from retained_sample where status = ${status} limit 1`.execute(db).then(({ rows }) => rows[0]?.id ?? '')
  for (const status of ['KEEPING', 'DISPOSED', 'VOID']) {
    const id = await ofState(status)
    const [seal]: RecordSeal[] = (await manager(`GET ${chainPath('retained-sample', id)}` as 'GET /')).result
    const found = (await house.call(`GET ${verifyPath('retained-sample', id, seal?.hash ?? '')}` as 'GET /')).result
    expect(found, status).toMatchObject({ known: true, matches: true, differs: null })
  }
})

test('a sample of the demonstration whose weight was changed in the database is found', async () => {
  const owner = house.engine.databases.owner
  const { rows } = await sql<{ id: string }>`update retained_sample set weight_g = weight_g + 1
    where id = (select id from retained_sample where status = 'KEEPING' order by id limit 1) returning id`.execute(owner)
  const manager = await house.as('manager')
  const report: ChainReport = (await manager(`GET ${chainWalkPath}`)).result
  expect(report.chains.find(({ broken }) => broken)?.broken).toMatchObject({
    flaw: 'row',
    noun: 'retained-sample',
    id: rows[0]?.id,
    field: 'weightG',
  })
})
