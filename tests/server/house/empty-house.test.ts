import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SystemLog } from '../../../src/contract/journal/system-log'
import type { ChainReport } from '../../../src/contract/sync/chain'
import { chainWalkPath } from '../../../src/contract/sync/chain'
import type { HouseStanding, SetupStep } from '../../../src/contract/system/house'
import { product } from '../../../src/product'
import { tableOf } from '../../../src/server/db/column'
import { tidy } from '../../../src/server/jobs/own-jobs'
import { openTenant } from '../../../src/server/seed/settle'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow } from '../../kit/server/quiet-house'

type Signed = Awaited<ReturnType<OpenHouse['as']>>
let house: OpenHouse
let admin: Signed
let teacher: Signed
let principal: Signed
let doctor: OpenDevice
beforeAll(async () => {
  house = await openHouse(product, quietNow)
  const other = { ...product.accounts[0], id: 'user.other', username: 'other', workNo: 'O1', phone: '13700000001', roles: ['sysAdmin'] }
  await openTenant(house.engine, product, { name: '另一所', accounts: [{ ...other, realname: '外人' }] })
  ;[admin, teacher, principal] = [await house.as('admin'), await house.as('teacher'), await house.as('principal')]
  doctor = await openDevice(house, 'doctor')
  await doctor.snapshot()
})
afterAll(() => house.close())

const owner = () => house.engine.databases.owner
// The log grows behind the answers, and stays whatever happens to the house.
const tables = [
  ...Object.keys(product.catalogue.resources)
    .filter((noun) => noun !== SystemLog.name)
    .map(tableOf),
  'sync_op',
  'sync_change',
  'record_seal',
  'day_root',
  'file',
  'file_use',
]
/** Rows of each table that has any. */
async function rowsOf(tenant: number): Promise<Record<string, number>> {
  const counts = tables.map(
    (table) => sql`select ${table}::text as name, count(*) as many from ${sql.table(table)} where tenant_id = ${tenant}`,
  )
  const { rows } = await sql<{ name: string; many: number }>`${sql.join(counts, sql` union all `)}`.execute(owner())
  return Object.fromEntries(rows.filter(({ many }) => many > 0).map(({ name, many }) => [name, many]))
}
const standing = async () => (await admin('GET /sys/house')).result as HouseStanding
const begin = (call: Signed, more: object = {}) =>
  call('POST /sys/house/begin', { name: '春天幼儿园', typed: '阳光实验幼儿园', keep: ['user.doctor', 'user.principal'], ...more })

test('a new house says that it holds a demonstration, what would go and what would stay', async () => {
  const told = await standing()
  expect(told).toMatchObject({ name: '阳光实验幼儿园', demonstration: 'asked' })
  const counted = (rows: HouseStanding['goes']) => Object.fromEntries(rows.map(({ noun, count }) => [noun, count]))
  expect(counted(told.goes)).toMatchObject({ child: 360, class: 12, staff: 60 })
  expect(Object.keys(counted(told.stays))).toEqual(expect.arrayContaining(['dish', 'role', 'dict', 'permission', 'house-setting']))
  const { rows: kept } = await sql<{ count: number }>`select count(*)::int as count from file where tenant_id = 1`.execute(owner())
  expect(told.files).toBeGreaterThan(0)
  expect(told.files, 'pictures of dishes stay').toBeLessThan(kept[0]?.count ?? 0)
  expect(told.accounts.map(({ username }) => username).sort()).toEqual(product.accounts.map(({ username }) => username).sort())
  expect(told.accounts.every(({ isShipped, roles }) => isShipped && roles.length > 0)).toBe(true)
})

test('whoever goes on trying is not asked again, and can begin later', async () => {
  expect(await admin('POST /sys/house/keep')).toMatchObject({ success: true })
  expect((await standing()).demonstration).toBe('kept')
})

test('a demonstration has nothing to be set up', async () => {
  expect((await admin('GET /sys/house/steps')).result).toEqual([])
  expect(await teacher('GET /sys/house/steps')).toMatchObject({ status: 403 })
})

test('nobody empties it by mistake: neither without the right, nor without its name, nor without a name for the new one', async () => {
  const before = await rowsOf(1)
  expect(await begin(teacher)).toMatchObject({ status: 403 })
  expect(await begin(admin, { typed: '春天幼儿园' })).toMatchObject({ code: 400, problems: { typed: { code: 'house.typed' } } })
  expect(await begin(admin, { name: '  ' })).toMatchObject({ code: 400, problems: { name: { code: 'field.required' } } })
  expect(await begin(admin, { name: '长'.repeat(61) })).toMatchObject({ code: 400, problems: { name: { code: 'field.long' } } })
  expect(await rowsOf(1)).toEqual(before)
})

test('cut off in the middle, nothing of it has happened', async () => {
  const before = await rowsOf(1)
  const gate = new pg.Client(house.engine.databases.ownerConnection)
  await gate.connect()
  await gate.query('begin; lock table day_root')
  const asked = begin(admin)
  // Other work of the server may wait for the same table. What is asked within a transaction stays as it was found first.
  const cutOff = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database() and query like '%delete from "day_root"%'`
  while ((await cutOff.execute(owner())).rows.length === 0) await sleep(20)
  await gate.query('rollback')
  await gate.end()
  expect(await asked).toMatchObject({ success: false })
  expect(await rowsOf(1)).toEqual(before)
  expect((await standing()).demonstration).toBe('kept')
})

test('an own house begins with the accounts that were chosen and what was shipped, and nobody else is touched', async () => {
  const { rows: children } = await sql<{ id: string }>`select id from child where tenant_id = 1 limit 1`.execute(owner())
  const note = (healthTag: string) => doctor.op('child', children[0]?.id ?? '', 'edit', { healthTag }, { trunk: 9 })
  const sent = note('发烧')
  expect((await doctor.send([sent])).settled).toMatchObject([{ outcome: 'applied' }])
  const unsent = note('退烧')
  const other = await rowsOf(2)
  const usedBy = async (noun: string) =>
    (await sql<{ sha: string }>`select distinct sha from file_use where tenant_id = 1 and noun = ${noun}`.execute(owner())).rows.map(
      ({ sha }) => sha,
    )
  const [dishes, faces] = [await usedBy('dish'), await usedBy('child')]

  expect(await begin(admin)).toMatchObject({ success: true })
  const left = await rowsOf(1)
  const stays = [
    'dict',
    'dict_item',
    'permission',
    'role',
    'house_setting',
    'category',
    'dish',
    'user',
    'department',
    'sync_op',
    'message_template',
    'device',
    'file',
    'file_use',
  ]
  expect(Object.keys(left).filter((table) => !stays.includes(table))).toEqual([])
  expect(left).toMatchObject({ user: 3, department: 1 })
  expect(left.dish).toBeGreaterThan(20)
  expect(await rowsOf(2)).toEqual(other)
  expect(await standing()).toMatchObject({ name: '春天幼儿园', demonstration: 'none', goes: [], accounts: [] })
  expect((await principal('GET /sys/permission/getUserPermissionByToken')).result).toMatchObject({ house: '春天幼儿园' })
  expect(await begin(admin, { typed: '春天幼儿园' })).toMatchObject({ code: 409, error: 'house.own' })
  expect(await teacher('GET /sys/permission/getUserPermissionByToken')).toMatchObject({ status: 401 })
  expect(faces.length).toBeGreaterThan(0)
  await expect.poll(async () => (await Promise.all(faces.map((sha) => house.engine.files.has(1, sha)))).includes(true)).toBe(false)
  expect(await usedBy('dish')).toEqual(dishes)
  expect((await Promise.all(dishes.map((sha) => house.engine.files.has(1, sha)))).every(Boolean)).toBe(dishes.length > 0)

  // The device counts in the epoch that is over: it is told to begin anew, and offers again what it had sent.
  expect(await doctor.send([], {})).toMatchObject({ changes: [], more: true })
  const told = await doctor.send([sent, unsent])
  expect(told.settled).toMatchObject([
    { outcome: 'applied', dup: true },
    { outcome: 'rejected', code: 'op.emptied' },
  ])
  const copied = await doctor.snapshot()
  expect([...new Set(copied.map(({ noun }) => noun))].sort()).not.toContain('child')
  expect(copied.some(({ noun }) => noun === 'dish')).toBe(true)
  expect((await rowsOf(1)).child).toBeUndefined()
})

test('the own house works: rows are added, what is counted is right, and its chain of records begins whole', async () => {
  expect(await admin('POST /sys/sysDepart/add', { departName: '后勤', orgCategory: '2' })).toMatchObject({ success: true })
  const canteen = '/business-system/intk/canteen' as const
  const fridge = (await principal(`POST ${canteen}/sample-fridge/add`, { name: '一号', slots: 10 })).result as { id: string }
  const reading = { fridgeId: fridge.id, readTime: '2026-03-02 07:50:00', temp: 4, source: 'manual' }
  expect(await principal(`POST ${canteen}/fridge-temp/add`, reading)).toMatchObject({ success: true })
  await tidy(house.engine, 1)
  const walked = (await doctor.call(`GET ${chainWalkPath}`)).result as ChainReport
  expect(walked.chains.map(({ broken }) => broken)).toEqual([null])
  const { rows } = await sql<{
    noun: string
    many: number
  }>`select key as noun, value::int as many from sync_counter, jsonb_each_text(totals) where tenant_id = 1`.execute(owner())
  for (const { noun, many } of rows) {
    const found = await sql<{
      many: number
    }>`select count(*) as many from ${sql.table(tableOf(noun))} where tenant_id = 1 and not gone`.execute(owner())
    expect([noun, found.rows[0]?.many]).toEqual([noun, many])
  }
})

test('what is to be set up follows from what is there, and says who may do it', async () => {
  const steps = async () => ((await admin('GET /sys/house/steps')).result as SetupStep[]).map(({ name, count }) => [name, count])
  expect(await steps()).toEqual([
    ['profile', 0],
    ['calendar', 0],
    ['classes', 0],
    ['children', 0],
    ['staff', 0],
    ['devices', 0],
  ])
  const { result } = await admin('GET /sys/house/steps')
  const children = (result as SetupStep[]).find(({ name }) => name === 'children')
  expect(children?.roles).toContain('园长')
  expect(children?.holders).toBe(1)
})

test('a house that is to begin empty has its administrator and what is shipped, under the name it was given', async () => {
  const empty = await openHouse(product, quietNow, { SEED: 'empty', HOUSE_NAME: '春天幼儿园' })
  try {
    const [boss, anybody] = [
      await empty.as('admin'),
      await sql<{ username: string }>`select username from "user"`.execute(empty.engine.databases.owner),
    ]
    expect(anybody.rows).toEqual([{ username: 'admin' }])
    expect((await boss('GET /sys/house')).result).toMatchObject({ name: '春天幼儿园', demonstration: 'none' })
    // Whoever begins alone can do every step.
    const steps = (await boss('GET /sys/house/steps')).result as SetupStep[]
    expect(steps.map(({ name, holders }) => [name, holders])).toEqual(steps.map(({ name }) => [name, 1]))
    expect(steps.length).toBeGreaterThan(5)
    const { rows } = await sql<{
      dishes: number
      children: number
    }>`select (select count(*) from dish) dishes, (select count(*) from child) children`.execute(empty.engine.databases.owner)
    expect(rows[0]?.dishes).toBeGreaterThan(20)
    expect(rows[0]?.children).toBe(0)
  } finally {
    await empty.close()
  }
})
