import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenedTenant, type TenantRow, tenantsScreen } from '../../src/contract/tenants/tenant'
import { nextJob, takeJob } from '../../src/server/jobs/schedule'
import { nextDue, takeDue } from '../../src/server/push/push-queue'
import { openTenant } from '../../src/server/seed/settle'
import type { MenuNode } from '../../src/server/system/menu-node'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

const product = quietProduct()
let house: OpenHouse
/** Operates; `chief` may do everything in the second house, and operates nothing. */
let boss: Caller
let chief: Caller
let nobody: Caller
beforeAll(async () => {
  house = await openHouse(product, quietNow, { OPERATOR: 'boss' })
  const other = { id: 'user.chief', username: 'chief', realname: 'Chief', workNo: 'C1', phone: '13700000009', roles: ['admin'] }
  await openTenant(house.engine, product, { name: '向日葵园', accounts: [other] })
  boss = await house.as('boss')
  chief = await house.as('chief')
  nobody = await house.as('nobody')
})
afterAll(() => house.close())

const path = '/jeecg-boot/sys/tenant'
const listed = async (asks: Caller, query = '') =>
  ((await asks(`GET ${path}/list?pageNo=1&pageSize=10${query}`)).result as { records: TenantRow[] }).records
const signIn = (username: string, password: string) => house.call('POST /sys/login', { username, password })

describe('who sees which houses', () => {
  test('the operator all of them, everybody else their own, by list, by chooser and by number', async () => {
    expect((await listed(boss)).map(({ id }) => id)).toEqual([1, 2])
    for (const [asks, own, other] of [
      [chief, 2, 1],
      [nobody, 1, 2],
    ] as const) {
      expect((await listed(asks)).map(({ id }) => id)).toEqual([own])
      expect(await listed(asks, `&id=${other}`)).toMatchObject([{ id: own }])
      expect((await asks(`GET ${path}/queryList`)).result).toMatchObject([{ id: own }])
      expect(await asks(`GET ${path}/queryById?id=${own}`)).toMatchObject({ success: true })
      expect(await asks(`GET ${path}/queryById?id=${other}`)).toMatchObject({ success: false, error: 'record.gone' })
    }
    expect(await listed(boss, '&name=*向日*')).toMatchObject([{ id: 2, status: '1', status_dictText: '正常', people: 1, isOwn: false }])
  })

  test('nobody but the operator changes any, whatever they may do in their house', async () => {
    for (const asks of [chief, nobody]) {
      expect(await asks(`POST ${path}/add`, { name: '新园', username: 'newone' })).toMatchObject({ status: 403, error: 'access.denied' })
      expect(await asks(`PUT ${path}/edit`, { id: 2, name: '我的' })).toMatchObject({ status: 403 })
      expect(await asks(`PUT ${path}/edit`, { id: 1, status: 0 })).toMatchObject({ status: 403 })
      expect(await asks(`DELETE ${path}/delete?id=1`)).toMatchObject({ status: 403 })
    }
    expect((await listed(boss)).map(({ name, status }) => [name, status])).toContainEqual(['向日葵园', '1'])
  })
})

describe('a house that is opened', () => {
  let told: { id: number; username: string; password: string }

  test('has its roles, menus, dictionaries and one administrator, who is told once', async () => {
    const made = await boss(`POST ${path}/add`, { name: '春天园', id: '7', username: 'spring', status: 1 })
    expect(made).toMatchObject({ success: true, result: { id: 7, username: 'spring' } })
    told = made.result
    expect(made.message).toContain(told.password)
    const { result } = await signIn('spring', told.password)
    const token = (result as { token: string }).token
    const headers = { 'x-access-token': token }
    const [roles, permissions, dicts, people] = await Promise.all([
      house.call('GET /sys/role/list?pageSize=100', undefined, headers),
      house.call('GET /sys/permission/getUserPermissionByToken', undefined, headers),
      house.call('GET /sys/dict/list?pageSize=1', undefined, headers),
      house.call('GET /sys/user/list', undefined, headers),
    ])
    expect(roles).toMatchObject({ result: { total: product.roles.length } })
    expect((permissions.result as { menu: unknown[]; house: string }).house).toBe('春天园')
    expect((permissions.result as { menu: unknown[] }).menu.length).toBeGreaterThan(3)
    expect(dicts).toMatchObject({ result: { total: product.dictionaries.length } })
    expect((people.result as { records: { username: string }[] }).records.map(({ username }) => username)).toEqual(['spring'])
    expect((await listed(boss, '&name=春天')).length).toBe(1)
  })

  test('has a number nobody else has, in the very words its form waits for', async () => {
    expect(await boss(`POST ${path}/add`, { name: '另一园', id: 7 })).toMatchObject({ success: false, message: '该编号已存在!' })
    const next = await boss(`POST ${path}/add`, { name: '另一园' })
    expect(next).toMatchObject({ success: true, result: { id: 8, username: 'admin8' } })
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a user name somebody of another house has', { name: '园', username: 'CHIEF' }, 'username'],
    ['no user name at all', { name: '园', username: 'a b' }, 'username'],
    ['a number there is none of', { name: '园', id: -1 }, 'id'],
  ])('is not opened with %s, and nothing of it is left', async (_what, body, field) => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int n from tenant`.execute(house.engine.databases.owner)).rows[0]?.n
    const before = await count()
    expect(await boss(`POST ${path}/add`, body)).toMatchObject({ success: false, problems: { [field]: expect.anything() } })
    expect(await count()).toBe(before)
  })

  test('leaves nothing where opening it is stopped in the midst', async () => {
    const { owner } = house.engine.databases
    await expect(house.engine.openHouse({ id: 9, name: '半园', username: 'spring' })).rejects.toThrow()
    const { rows } = await sql<{
      n: number
    }>`select (select count(*) from tenant where id = 9)::int + (select count(*) from "user" where tenant_id = 9)::int as n`.execute(owner)
    expect(rows[0]?.n).toBe(0)
  })
})

describe('a house that is frozen', () => {
  test('has no sign-ins from that moment on, and opens again as it was', async () => {
    expect(await chief('GET /sys/role/list')).toMatchObject({ success: true })
    expect(await boss(`PUT ${path}/edit`, { id: 2, name: '向日葵园', status: 0 })).toMatchObject({
      success: true,
      result: { status: '0', status_dictText: '冻结' },
    })
    expect(await chief('GET /sys/role/list')).toMatchObject({ status: 401 })
    await expect(house.as('chief')).rejects.toThrow()
    expect((await boss(`GET ${path}/queryList`)).result).not.toContainEqual(expect.objectContaining({ id: 2 }))
    expect(await nobody('GET /sys/permission/getUserPermissionByToken')).toMatchObject({ success: true })
    expect(await boss(`PUT ${path}/edit`, { id: 2, status: '1' })).toMatchObject({ success: true })
    expect(await chief('GET /sys/role/list')).toMatchObject({ status: 401 })
    expect(await (await house.as('chief'))('GET /sys/role/list')).toMatchObject({ success: true })
  })

  test('has no job run and no message sent until it is thawed, and owes each once then', async () => {
    const { owner } = house.engine.databases
    const now = new Date()
    await sql`insert into job_schedule (tenant_id, job, cron, next_at) values (1, 'resting', '0 0 0 * * ?', ${now}), (2, 'resting', '0 0 0 * * ?', ${now})`.execute(
      owner,
    )
    await sql`insert into push_queue (tenant_id, subscription_id, annt_id, due, expires) values (2, 's', 'a', now(), now() + interval '1 hour')`.execute(
      owner,
    )
    await boss(`PUT ${path}/edit`, { id: 2, status: 0 })
    expect(await takeJob(owner, ['resting'], now, 'test')).toMatchObject({ tenant_id: 1 })
    expect(await takeJob(owner, ['resting'], now, 'test')).toBeUndefined()
    expect(await nextJob(owner, ['resting'], now)).toBeUndefined()
    expect((await takeDue(owner, 10)).taken).toBe(0)
    expect(await nextDue(owner)).toBeUndefined()
    await boss(`PUT ${path}/edit`, { id: 2, status: 1 })
    expect(await takeJob(owner, ['resting'], now, 'test')).toMatchObject({ tenant_id: 2 })
    expect(await takeJob(owner, ['resting'], now, 'test')).toBeUndefined()
    expect((await takeDue(owner, 10)).taken).toBe(1)
  })

  test('is never the own one', async () => {
    expect(await boss(`PUT ${path}/edit`, { id: 1, status: 0 })).toMatchObject({ success: false, error: 'tenant.own' })
    expect(await boss(`PUT ${path}/edit`, { id: 99, name: 'x' })).toMatchObject({ error: 'record.gone' })
  })
})

describe('a house that is deleted', () => {
  const numbers = async () => (await listed(boss)).map(({ id }) => id)
  /** Opens a house, and signs its administrator in. */
  async function opened(name: string) {
    const { id, username, password } = (await boss(`POST ${path}/add`, { name })).result as OpenedTenant
    const { result } = await signIn(username, password)
    return { id, headers: { 'x-access-token': (result as { token: string }).token } }
  }
  const freeze = (id: number) => boss(`PUT ${path}/edit`, { id, status: 0 })

  test('is one nobody has entered anything in: nothing of it is left, and its number is free', async () => {
    const { id, headers } = await opened('误开园')
    expect(await house.call('GET /sys/permission/getUserPermissionByToken', undefined, headers)).toMatchObject({ success: true })
    expect(await boss(`DELETE ${path}/delete?id=${id}`)).toMatchObject({ success: false, error: 'tenant.open' })
    await freeze(id)
    expect(await boss(`DELETE ${path}/delete?id=${id}`)).toMatchObject({ success: true })
    expect(await numbers()).not.toContain(id)
    const { owner } = house.engine.databases
    const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'tenant_id'`.execute(owner)
    const counts = tables.map(({ name }) => sql`select ${name}::text as name from ${sql.table(name)} where tenant_id = ${id}`)
    expect((await sql`${sql.join(counts, sql` union all `)}`.execute(owner)).rows).toEqual([])
    expect(await boss(`POST ${path}/add`, { name: '重开园', id })).toMatchObject({ success: true, result: { id } })
  })

  test('is none in which somebody has entered something, be it removed since; and of several all or none', async () => {
    const [empty, used] = [await opened('空园'), await opened('用过的园')]
    const added = await house.call('POST /sys/position/add', { code: 'gone', name: '园医', postRank: '2' }, used.headers)
    expect(added).toMatchObject({ success: true })
    expect(await house.call('DELETE /sys/position/delete?id=gone', undefined, used.headers)).toMatchObject({ success: true })
    await Promise.all([freeze(empty.id), freeze(used.id)])
    expect(await boss(`DELETE ${path}/delete?id=${used.id}`)).toMatchObject({ error: 'tenant.kept' })
    expect(await boss(`DELETE ${path}/deleteBatch?ids=${empty.id},${used.id},`)).toMatchObject({ error: 'tenant.kept' })
    expect(await numbers()).toEqual(expect.arrayContaining([empty.id, used.id]))
    expect(await boss(`DELETE ${path}/deleteBatch?ids=${empty.id},`)).toMatchObject({ success: true })
    expect(await numbers()).not.toContain(empty.id)
  })

  test('is never the own one, and never by anybody but the operator', async () => {
    expect(await boss(`DELETE ${path}/delete?id=1`)).toMatchObject({ error: 'tenant.own' })
    expect(await boss(`DELETE ${path}/delete?id=99`)).toMatchObject({ error: 'record.gone' })
    chief = await house.as('chief')
    expect(await chief(`DELETE ${path}/deleteBatch?ids=1,2`)).toMatchObject({ status: 403, error: 'access.denied' })
  })
})

describe('the screen of houses', () => {
  const menuFor = async (asks: Caller, base = '') =>
    ((await asks(`GET ${base}/sys/permission/getUserPermissionByToken` as 'GET /')).result as { menu: MenuNode[] }).menu.flatMap(
      function all(entry): MenuNode[] {
        return [entry, ...(entry.children ?? []).flatMap(all)]
      },
    )

  test('is in the menu of the operator as a tab, and in nobody else’s, whatever they may do', async () => {
    const found = (await menuFor(boss)).find(({ component }) => component === 'system/tenants')
    expect(found).toMatchObject({ path: tenantsScreen, hidden: true, meta: { tabOf: '/system/house-setting', titleEn: 'Houses' } })
    for (const asks of [chief, nobody])
      expect((await menuFor(asks)).filter(({ path: way, component }) => way === tenantsScreen || component === 'system/tenants')).toEqual(
        [],
      )
  })

  test('is the page existing clients have for it', async () => {
    const found = (await menuFor(boss, '/jeecg-boot')).find(({ path: way }) => way === tenantsScreen)
    expect(found).toMatchObject({ component: 'system/TenantList', hidden: false })
  })
})

test('where the configuration names nobody, nobody operates', async () => {
  const closed = await openHouse(product, quietNow)
  const admin = await closed.as('boss')
  expect(await admin(`POST ${path}/add`, { name: '园' })).toMatchObject({ status: 403 })
  expect((await listed(admin)).map(({ id }) => id)).toEqual([1])
  await closed.close()
})
