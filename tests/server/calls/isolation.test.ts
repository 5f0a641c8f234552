import { sql } from 'kysely'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue, resources } from '../../../src/areas/areas'
import { isCounted } from '../../../src/contract/list/summary'
import type { Resource, Row } from '../../../src/contract/resource'
import { isRestorable } from '../../../src/contract/sync/may-restore'
import { closedTables, tenantTables } from '../../../src/server/db/engine-tables'
import { openTenant } from '../../../src/server/seed/settle'
import { snapshotOf } from '../../kit/device/snapshot'
import { at, everyNoun, madeNouns } from '../../kit/every-noun'
import { make, valuesFor } from '../../kit/make'
import { listen } from '../../kit/server/listen'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller & { token: string }
let stranger: Caller & { token: string }
const rows = new Map<string, Row>()

beforeAll(async () => {
  const product = quietProduct()
  house = await openHouse(product, quietNow)
  const other = { id: 'user.other', username: 'other_boss', realname: 'Other', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
  await openTenant(house.engine, product, { name: 'Other', accounts: [other] })
  boss = await house.as('boss')
  stranger = await house.as('other_boss')
  for (const [noun, resource] of madeNouns) rows.set(noun, await make(boss, resource))
})
afterAll(() => house.close())

const rowOf = (noun: string): Row => rows.get(noun) as Row
const listed = async (call: Caller, resource: Resource, query = ''): Promise<string[]> =>
  ((await call(at('GET', resource, `list?pageSize=1000${query}`))).result as { records: Row[] }).records.map((row) => row.id)

describe.each(madeNouns)('%s of another tenant', (noun, resource) => {
  test('is in no list and under no id', async () => {
    const { id } = rowOf(noun)
    for (const query of ['', '&column=id&order=asc', '&column=id&order=desc', `&id=${id}`, `&id=${id},x,`, '&id=!x'])
      expect(await listed(stranger, resource, query)).not.toContain(id)
    const advanced = encodeURIComponent(encodeURI(JSON.stringify([{ field: 'id', rule: 'eq', val: id }])))
    expect(await listed(stranger, resource, `&superQueryParams=${advanced}&superQueryMatchType=or`)).toEqual([])
    expect((await stranger(at('GET', resource, `totals?id=${id}`))).result).toEqual({ count: 0, sums: {} })
    const chosen = Object.keys(resource.fields).filter((field) => isCounted(resource, field))
    for (const field of chosen.slice(0, 1))
      expect((await stranger(at('GET', resource, `counts?field=${field}&superQueryParams=${advanced}`))).result).toEqual({ [field]: {} })
    expect(await stranger(at('GET', resource, `queryById?id=${id}`))).toMatchObject({ success: false, error: 'record.gone', result: null })
  })

  test('cannot be changed, moved, deleted or referred to, by call or by op', async () => {
    const { id } = rowOf(noun)
    const before = (await boss(at('GET', resource, `queryById?id=${id}`))).result
    const field = resource.form.flat().find((one) => !resource.fields[one]?.fixed) ?? ''
    if (resource.verbs.includes('edit'))
      expect(await stranger(at('PUT', resource, 'edit'), { id, rev: 1, [field]: null })).toMatchObject({ error: 'record.gone' })
    for (const verb of Object.keys(catalogue.flows[noun]?.moves ?? {})) {
      expect(await stranger(at('POST', resource, verb), { id })).toMatchObject({ success: false, error: 'record.gone' })
    }
    for (const verb of [...(resource.verbs.includes('edit') ? ['edit'] : []), ...Object.keys(catalogue.flows[noun]?.moves ?? {})]) {
      const answered = await stranger(at('POST', resource, 'changeBatch'), { verb, rows: [{ id }], patch: { [field]: null } })
      expect(answered, verb).toMatchObject({ success: false, error: 'record.none-changed' })
    }
    if (resource.verbs.includes('remove')) {
      await stranger(at('DELETE', resource, `delete?id=${id}`))
      await stranger(at('DELETE', resource, `deleteBatch?ids=${id},`))
    }
    if (isRestorable(resource)) expect(await stranger(at('PUT', resource, 'restore'), { ids: id })).toMatchObject({ error: 'record.gone' })
    const op = {
      id: uuidv7(),
      n: 1,
      noun,
      key: id,
      verb: 'edit',
      patch: { [field]: null },
      base: {},
      trunk: 1,
      epoch: null,
      prev: null,
      deps: [],
      at: '',
      v: 1,
      app: 'test',
    }
    const ops = [op, { ...op, id: uuidv7(), verb: 'remove', patch: {} }]
    await stranger('POST /sync', { epoch: null, replica: `other-${noun}`, since: null, scope: null, ops })
    expect((await boss(at('GET', resource, `queryById?id=${id}`))).result).toEqual(before)
  })

  test('does not become visible through a reference to it', async () => {
    const refs = Object.entries(resource.fields).filter(([, facts]) => facts.noun && !facts.derived && rows.has(facts.noun ?? ''))
    if (refs.length === 0) return
    const foreign = Object.fromEntries(
      refs.map(([name, facts]) => [name, facts.kind === 'refs' ? [rowOf(facts.noun ?? '').id] : rowOf(facts.noun ?? '').id]),
    )
    const own = await valuesFor(stranger, resource)
    const answered = await stranger(at('POST', resource, 'add'), { ...own, ...foreign })
    expect(answered).toMatchObject({ success: false, error: 'input.invalid' })
    for (const name of Object.keys(foreign)) expect(answered.problems).toMatchObject({ [name]: { code: 'field.missing-row' } })
  })
})

test('a new device is given nothing of another tenant', async () => {
  const kept = await snapshotOf(stranger, 'other-new')
  const foreign = new Set([...rows.values()].map((row) => row.id))
  expect(kept.filter((change) => foreign.has(change.id))).toEqual([])
  expect(kept.length).toBeGreaterThan(100)
})

test('the changes and numbers of one tenant are not told to another', async () => {
  const ask = (since: number) => stranger('POST /sync', { epoch: null, replica: 'other-since', since, scope: null, ops: [] })
  const start = (await ask(0)).result as { next: number }
  await make(boss, resources.term)
  expect((await ask(start.next)).result).toMatchObject({ changes: [], next: start.next })
})

test('a poke stays in its tenant', async () => {
  const ear = await listen(house.server, 'user.other', stranger.token)
  await make(boss, resources.term)
  await make(stranger, resources['school-year'])
  await expect.poll(() => ear.heard.length).toBe(1)
  ear.close()
})

test("a device, an idempotency key and a name are one tenant's", async () => {
  const ask = { epoch: null, replica: 'shared-replica', since: 0, scope: null, ops: [] }
  expect(await boss('POST /sync', ask)).toMatchObject({ success: true })
  expect(await stranger('POST /sync', ask)).toMatchObject({ success: true })
  const taken = await stranger('POST /sys/user/add', await valuesFor(stranger, resources.user, { username: 'BOSS' }))
  expect(taken).toMatchObject({ success: false, problems: { username: { code: 'field.taken' } } })
})

test('a token is refused in the name of another tenant', async () => {
  for (const tenant of ['2', 'x', '1,2']) {
    expect(await boss('GET /sys/user/list', undefined, { 'tenant-id': tenant })).toMatchObject({
      status: 403,
      error: 'session.other-tenant',
    })
  }
  for (const tenant of ['1', '0', ''])
    expect(await boss('GET /sys/user/list', undefined, { 'tenant-id': tenant })).toMatchObject({ success: true })
})

describe('the database itself', () => {
  const tables = [...tenantTables, ...everyNoun.map(([noun]) => noun.replaceAll('-', '_'))]
  const login = async () => {
    const { rows: found } = await sql<{
      db: string
      value: string
    }>`select current_database() db, (select value from engine_secret where name = 'app password') value`.execute(
      house.engine.databases.owner,
    )
    return { user: `app_${found[0]?.db}`, password: found[0]?.value ?? '' }
  }
  const asTenant = async <T>(tenant: string | undefined, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({
      ...house.engine.databases.ownerConnection,
      ...(await login()),
      ...(tenant === undefined ? {} : { options: `-c app.tenant_id=${tenant}` }),
    })
    await client.connect()
    return work(client).finally(() => client.end())
  }
  const count = async (client: pg.Client, table: string, where = 'true') =>
    Number((await client.query(`select count(*) from "${table}" where ${where}`)).rows[0].count)

  test('puts every table with tenants under row-level security', async () => {
    const { rows: found } = await sql<{ relname: string; relrowsecurity: boolean; policies: number }>`select c.relname, c.relrowsecurity,
      (select count(*) from pg_policy p where p.polrelid = c.oid) policies from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relkind in ('r', 'p', 'm', 'v') and c.relnamespace = 'public'::regnamespace`.execute(house.engine.databases.owner)
    // The table of the noun the first tenant has made.
    const madeTable = `made_b_${String(rowOf('made-noun').code)}`
    expect(found.map((table) => table.relname).sort()).toEqual([...tables, ...closedTables, madeTable].sort())
    expect(found.filter((table) => !table.relrowsecurity)).toEqual([])
    expect(
      found
        .filter((table) => Number(table.policies) === 0)
        .map((table) => table.relname)
        .sort(),
    ).toEqual([...closedTables])
  })

  test('gives tenants a login that owns nothing and can raise itself to nothing', async () => {
    const { user } = await login()
    const { rows: roles } =
      await sql`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = ${user}`.execute(
        house.engine.databases.owner,
      )
    expect(roles).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false }])
    const { rows: owned } = await sql`select relname from pg_class where pg_get_userbyid(relowner) = ${user}`.execute(
      house.engine.databases.owner,
    )
    const { rows: member } =
      await sql`select 1 from pg_auth_members m join pg_roles r on r.oid = m.member where r.rolname = ${user}`.execute(
        house.engine.databases.owner,
      )
    expect([owned, member]).toEqual([[], []])
  })

  test('shows nothing to a connection without a tenant, or of a tenant there is none of', async () => {
    for (const tenant of [undefined, '999']) {
      await asTenant(tenant, async (client) => {
        for (const table of tables) expect(await count(client, table), table).toBe(0)
      })
    }
    await asTenant('1', async (client) => {
      for (const [noun] of madeNouns) expect(await count(client, noun.replaceAll('-', '_')), noun).toBeGreaterThan(0)
      for (const table of tables) expect(await count(client, table, 'tenant_id <> 1'), table).toBe(0)
    })
  })

  test('lets nobody write into another tenant or look behind the policies', async () => {
    await asTenant('2', async (client) => {
      await expect(client.query("insert into child (tenant_id, id, create_by) values (1, 'x', 'x')")).rejects.toThrow('row-level security')
      await expect(client.query('update dict set tenant_id = 1')).rejects.toThrow(/row-level security|duplicate key/)
      await expect(client.query('delete from child where tenant_id = 1')).resolves.toMatchObject({ rowCount: 0 })
      for (const table of ['credential', 'session', 'engine_secret', 'login_guard', 'captcha', 'tenant', 'signing_key']) {
        await expect(client.query(`select * from ${table}`)).rejects.toThrow('permission denied')
      }
      const forbidden = [
        'alter table child disable row level security',
        'drop policy tenant on child',
        'truncate child',
        'create table x (y int)',
        'create role y',
        'set session authorization postgres',
        "copy child to program 'true'",
      ]
      for (const statement of forbidden)
        await expect(client.query(statement), statement).rejects.toThrow(/must be owner|permission denied|cannot set|does not exist/)
    })
  })
})
