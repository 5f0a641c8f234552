import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../src/contract/resource'
import { Dict } from '../../src/contract/system/dict'
import { User } from '../../src/contract/system/user'
import { accountTables } from '../../src/server/db/engine-tables'
import { at } from '../kit/every-noun'
import { tinyProduct } from '../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { testPassword } from '../kit/test-password'

let house: OpenHouse
let boss: Caller
let anna: Caller
beforeAll(async () => {
  house = await openHouse(tinyProduct)
  ;[boss, anna] = await Promise.all([house.as('boss'), house.as('anna')])
})
afterAll(() => house?.close())

/** A call as a client of the wire contract sends it. */
const asked = (call: Caller, address: string, body?: object) => {
  const [method, path] = address.split(' ')
  return call(`${method} /jeecg-boot${path}` as 'GET /', body)
}
const binned = async (): Promise<Row[]> => (await asked(boss, 'GET /sys/user/recycleBin?_t=1764000000')).result as Row[]
const removedDicts = async (): Promise<Row[]> => (await asked(boss, 'GET /sys/dict/deleteList?_t=1764000000')).result as Row[]

test('removed users are listed whole with the code of their department, and come back by their ids between commas', async () => {
  await asked(boss, 'DELETE /sys/user/delete?id=user.cathy')
  await asked(boss, 'DELETE /sys/user/delete?id=user.evelyn')
  const rows = await binned()
  expect(rows.map(({ username }) => username).sort()).toEqual(['cathy', 'evelyn'])
  expect(rows[0]).toMatchObject({ id: expect.any(String), realname: expect.any(String), orgCode: expect.any(String) })
  expect(await asked(boss, 'PUT /sys/user/putRecycleBin', { userIds: 'user.cathy,user.evelyn,' })).toMatchObject({
    success: true,
    message: '操作成功！',
  })
  expect(await binned()).toEqual([])
  expect(await house.as('cathy')).toBeDefined()
})

test('a user deleted for good is in no bin, does not come back, and leaves nothing but the name', async () => {
  const { owner } = house.engine.databases
  await sql`insert into second_factor (tenant_id, user_id, sealed) select tenant_id, id, 'sealed' from "user" where id = 'user.evelyn'`.execute(
    owner,
  )
  await sql`insert into third_account (source, subject, tenant_id, user_id, name)
    select 'elsewhere', 'e-1', tenant_id, id, 'Evelyn' from "user" where id = 'user.evelyn'`.execute(owner)
  await asked(boss, 'DELETE /sys/user/delete?id=user.evelyn')
  expect(await asked(boss, 'DELETE /sys/user/deleteRecycleBin?userIds=user.evelyn,')).toMatchObject({ success: true })
  expect(await binned()).toEqual([])
  for (const again of ['DELETE /sys/user/deleteRecycleBin?userIds=user.evelyn', 'PUT /sys/user/putRecycleBin'])
    expect(await asked(boss, again, again.startsWith('PUT') ? { userIds: 'user.evelyn' } : undefined)).toMatchObject({
      success: false,
      error: 'record.gone',
    })
  const { rows } = await sql`select username, realname, phone, roles, gone from "user" where id = 'user.evelyn'`.execute(owner)
  expect(rows).toEqual([{ username: 'evelyn', realname: 'evelyn', phone: null, roles: null, gone: true }])
  const { rows: kept } = await sql`select from sync_op where row_id = 'user.evelyn' and (payload ? 'patch' or was is not null)`.execute(
    owner,
  )
  expect(kept).toEqual([])
  for (const table of accountTables) {
    const { rows: ways } = await sql`select from ${sql.table(table)} where user_id = 'user.evelyn'`.execute(owner)
    expect(ways, table).toEqual([])
  }
  // The name is free again.
  const fresh = {
    username: 'evelyn',
    realname: 'Evelyn',
    workNo: 'W9',
    phone: '13900000009',
    roles: ['role.looker'],
    password: testPassword,
  }
  const added = await boss(at('POST', User, 'add'), fresh)
  expect(added.problems ?? {}).toEqual({})
  expect(added).toMatchObject({ success: true })
})

test('rows that stand, and those of nobody, are not deleted for good, and one such keeps all others', async () => {
  await asked(boss, 'DELETE /sys/user/delete?id=user.robert')
  expect(await asked(boss, 'DELETE /sys/user/deleteRecycleBin?userIds=user.robert,user.anna')).toMatchObject({ error: 'record.gone' })
  expect((await binned()).map(({ username }) => username)).toEqual(['robert'])
})

test('dictionaries are listed, brought back and deleted for good by the id in the address', async () => {
  for (const [id, code] of [
    ['d1', 'moods'],
    ['d2', 'tides'],
  ])
    await boss(at('POST', Dict, 'add'), { id, dictName: code, dictCode: code })
  for (const id of ['d1', 'd2']) await asked(boss, `DELETE /sys/dict/delete?id=${id}`)
  expect((await removedDicts()).map(({ id }) => id).sort()).toEqual(['d1', 'd2'])
  expect(await asked(boss, 'PUT /sys/dict/back/d1', {})).toMatchObject({ success: true })
  expect(await asked(boss, 'DELETE /sys/dict/deletePhysic/d2')).toMatchObject({ success: true })
  expect(await removedDicts()).toEqual([])
  expect(await asked(boss, 'PUT /sys/dict/back/d2', {})).toMatchObject({ error: 'record.gone' })
})

test('of which kinds something was removed is told with how much, as far as somebody may bring it back', async () => {
  await boss(at('POST', Dict, 'add'), { id: 'd3', dictName: 'winds', dictCode: 'winds' })
  await asked(boss, 'DELETE /sys/dict/delete?id=d3')
  const told = (await boss('GET /sys/recycleBin' as 'GET /')).result as { noun: string; count: number }[]
  expect(told).toEqual(expect.arrayContaining([{ noun: 'dict', count: 1 }]))
  expect(told.every(({ count }) => count > 0)).toBe(true)
  expect((await anna('GET /sys/recycleBin' as 'GET /')).result).toEqual([])
})

test('who may bring rows back does not delete them for good without the right to', async () => {
  const { owner } = house.engine.databases
  const given = ['user:list', 'user:add', 'user:remove', 'dict:list', 'dict:add', 'dict:remove']
  await boss('POST /sys/role/add' as 'POST /', { id: 'role.undoer', roleCode: 'undoer', roleName: '恢复者', dataScope: 'all' })
  await sql`update role set permissions = ${given}::text[] where id = 'role.undoer'`.execute(owner)
  await sql`update "user" set roles = '{role.undoer}' where id = 'user.cathy'`.execute(owner)
  const undoer = await house.as('cathy')
  const forget = 'DELETE /sys/dict/removed?ids=d3' as 'DELETE /'
  expect(await undoer(forget)).toMatchObject({ error: 'access.denied' })
  expect(await asked(undoer, 'DELETE /sys/dict/deletePhysic/d3')).toMatchObject({ error: 'access.denied' })
  expect(await undoer('PUT /sys/dict/restore' as 'PUT /', { ids: 'd3' })).toMatchObject({ success: true })
  await asked(boss, 'DELETE /sys/dict/delete?id=d3')
  expect(await boss(forget)).toMatchObject({ success: true })
})

test('what was removed longer ago than removals are remembered is in no bin and does not come back', async () => {
  const { owner } = house.engine.databases
  await boss(at('POST', Dict, 'add'), { id: 'd4', dictName: 'clouds', dictCode: 'clouds' })
  await asked(boss, 'DELETE /sys/dict/delete?id=d4')
  await sql`update dict set update_time = now() - interval '402 days' where id = 'd4'`.execute(owner)
  expect((await removedDicts()).map(({ id }) => id)).not.toContain('d4')
  for (const call of ['PUT /sys/dict/back/d4', 'DELETE /sys/dict/deletePhysic/d4'])
    expect(await asked(boss, call, call.startsWith('PUT') ? {} : undefined)).toMatchObject({ error: 'record.gone' })
})

test('what a decided change held of a row goes with it, and one that waits keeps it', async () => {
  const { owner } = house.engine.databases
  await boss(at('POST', Dict, 'add'), { id: 'd5', dictName: 'rains', dictCode: 'rains' })
  await asked(boss, 'DELETE /sys/dict/delete?id=d5')
  await sql`insert into conflict (tenant_id, id, create_by, noun, row_id, subject, mine, state)
    select tenant_id, 'held.d5', 'system', 'dict', 'd5', 'rains', '{"dictName":"secret"}', 'open' from dict where id = 'd5'`.execute(owner)
  expect(await asked(boss, 'DELETE /sys/dict/deletePhysic/d5')).toMatchObject({ error: 'record.to-decide' })
  await sql`update conflict set state = 'resolved' where id = 'held.d5'`.execute(owner)
  expect(await asked(boss, 'DELETE /sys/dict/deletePhysic/d5')).toMatchObject({ success: true })
  const { rows } = await sql`select mine, subject from conflict where id = 'held.d5'`.execute(owner)
  expect(rows).toEqual([{ mine: '{}', subject: '' }])
})

test('nobody without the rights sees what was removed, brings it back or deletes it for good', async () => {
  for (const address of [
    'GET /sys/user/recycleBin',
    'PUT /sys/user/putRecycleBin',
    'DELETE /sys/user/deleteRecycleBin?userIds=user.robert',
    'GET /sys/dict/deleteList',
    'PUT /sys/dict/back/d1',
    'DELETE /sys/dict/deletePhysic/d1',
  ])
    expect(await asked(anna, address, address.startsWith('PUT') ? { userIds: 'user.robert' } : undefined), address).toMatchObject({
      error: 'access.denied',
    })
  expect(await boss('DELETE /sys/user/deleteRecycleBin?userIds=%27' as 'DELETE /')).toMatchObject({ success: false })
})
