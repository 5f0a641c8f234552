import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Resource } from '../../../src/contract/resource'
import { readKey } from '../../../src/server/auth/secret-key'
import { readBackup } from '../../../src/server/backup/read-backup'
import { writeBackup } from '../../../src/server/backup/write-backup'
import { forgetOld } from '../../../src/server/sync/retention'
import { openDevice } from '../../kit/browser/open-device'
import { define, makingProduct, openMakingHouse, redefine, toys } from '../../kit/product/made-house'
import { listen } from '../../kit/server/listen'
import type { Caller, OpenHouse } from '../../kit/server/open-house'
import { openNode } from '../../kit/server/open-node'
import { soon } from '../../kit/soon'

let house: OpenHouse
let boss: Caller & { token: string }
let stranger: Caller & { token: string }
const toy = 'made-b-toy'
const at = '/online/made/made-b-toy'

beforeAll(async () => {
  house = await openMakingHouse()
  boss = await house.as('boss')
  stranger = await house.as('stranger')
  expect(await define(boss, 'toy', toys)).toMatchObject({ success: true, result: { id: 'toy', code: 'toy', status: '1' } })
})
afterAll(() => house.close())

const rows = async (call: Caller, query = '') =>
  ((await call(`GET ${at}/list?${query}`)).result as { records: { id: string; label: string }[] } | null)?.records
const give = async (role: string, ...codes: string[]) => {
  const { result } = await boss(`GET /sys/permission/queryRolePermission?roleId=${role}`)
  const [last, now] = [result as string[], [...(result as string[]), ...codes]]
  return boss('POST /sys/permission/saveRolePermission', {
    roleId: role,
    permissionIds: now.join(),
    lastpermissionIds: last.join(),
  })
}

test('a noun that exists only in the database has a table of its own, and every call nouns have', async () => {
  await boss('POST /tiny/desk/folder/add', { id: 'f1', name: 'Shelf of toys' })
  await boss('POST /tiny/desk/paper/add', { id: 'p1', title: 'How to build', shelf: 'a' })
  const values = { label: 'Bricks', pieces: 120, colour: 'red', manual: 'p1', washedOn: '2026-03-01', price: 4990, places: ['f1'] }
  const { result: made } = await boss(`POST ${at}/add`, { ...values, lost: false, number: 'SN-000-123-456' })
  const { id } = made as { id: string }
  const { result: read } = await boss(`GET ${at}/queryById?id=${id}`)
  expect(read).toMatchObject({
    ...values,
    lost: false,
    manual_dictText: 'How to build',
    places_dictText: 'Shelf of toys',
    colour_dictText: 'red',
  })
  expect((read as { number: string }).number).toMatch(/^SN-\*+-456$|^SN-.*\*/)
  await boss(`POST ${at}/add`, { label: 'Ball' })
  expect(await rows(boss, 'label=*ric*')).toMatchObject([{ label: 'Bricks' }])
  expect((await rows(boss, 'column=label&order=asc'))?.map(({ label }) => label)).toEqual(['Ball', 'Bricks'])
  expect(await rows(boss, 'washedOn_begin=2026-02-01&washedOn_end=2026-03-31')).toHaveLength(1)
  expect(await boss(`PUT ${at}/edit`, { id, pieces: 119, rev: 1 })).toMatchObject({ success: true, result: { pieces: 119, rev: 2 } })
  expect(await boss(`PUT ${at}/edit`, { id, pieces: 100, rev: 1 })).toMatchObject({ error: 'record.changed' })
  const ids = (await rows(boss))?.filter(({ label }) => label === 'Ball').map((row) => row.id)
  expect(await boss(`DELETE ${at}/deleteBatch?ids=${ids?.join()}`)).toMatchObject({ success: true })
  expect(await rows(boss)).toHaveLength(1)
  const { rows: columns } = await sql<{ column_name: string }>`select column_name from information_schema.columns
    where table_name = 'made_b_toy' and column_name in ('washed_on', 'tenant_id', 'versions')`.execute(house.engine.databases.owner)
  expect(columns).toHaveLength(3)
})

test('bad values are refused at their fields, as those of any noun', async () => {
  expect(await boss(`POST ${at}/add`, {})).toMatchObject({ code: 400, problems: { label: { code: 'field.required' } } })
  const wrong = { label: 'x'.repeat(41), pieces: 'many', colour: 'loud', manual: 'nowhere', washedOn: '2026-02-30', lost: 'perhaps' }
  expect((await boss(`POST ${at}/add`, wrong)).problems).toMatchObject({
    label: { code: 'field.long' },
    pieces: { code: 'field.number' },
    washedOn: { code: 'field.date' },
    lost: { code: 'field.yes' },
  })
  expect((await boss(`POST ${at}/add`, { label: 'y', colour: 'loud', manual: 'nowhere' })).problems).toEqual({
    colour: expect.objectContaining({ code: 'field.choice' }),
    manual: expect.objectContaining({ code: 'field.missing-row' }),
  })
  expect((await boss(`POST ${at}/add`, { label: 'Bricks' })).problems).toMatchObject({ label: { code: 'field.taken' } })
  expect(await boss(`GET ${at}/list?column=nothing`)).toMatchObject({ error: 'query.column' })
  expect(await boss(`GET ${at}/queryById`)).toMatchObject({ success: false, code: 400 })
})

test('a row of another noun that a row of it refers to is not removed', async () => {
  expect(await boss('DELETE /tiny/desk/paper/delete?id=p1')).toMatchObject({ error: 'record.used' })
})

test('its permissions are given to roles like any other, and each call asks for its own', async () => {
  const anna = await house.as('anna')
  expect(await anna(`GET ${at}/list`)).toMatchObject({ status: 403, error: 'access.denied', result: null })
  expect((await anna('GET /sys/madeNoun/mine')).result).toEqual([])
  const { result: tree } = await boss('GET /sys/role/queryTreeList')
  expect((tree as { ids: string[] }).ids).toEqual(expect.arrayContaining(['module.made', `noun.${toy}`, `${toy}:list`, `${toy}:remove`]))
  expect(JSON.stringify(tree)).toContain(`"needs":["${toy}:list"]`)
  await give('role.shelf-a', `noun.${toy}`, `${toy}:list`, `${toy}:add`)
  expect(await rows(anna)).toHaveLength(1)
  expect(await anna(`POST ${at}/add`, { label: 'Rope' })).toMatchObject({ success: true })
  expect(await anna(`PUT ${at}/edit`, { id: 'x', label: 'y' })).toMatchObject({ error: 'access.denied' })
  expect(await anna(`DELETE ${at}/delete?id=x`)).toMatchObject({ error: 'access.denied' })
  const { result } = await anna('GET /sys/permission/getUserPermissionByToken')
  expect(JSON.stringify((result as { menu: unknown }).menu)).toContain(`"component":"noun/${toy}"`)
  expect((await anna('GET /sys/madeNoun/mine')).result).toMatchObject([{ name: toy, path: at, title: 'label', offline: { mode: 'none' } }])
})

test('another tenant neither sees nor reaches anything of it', async () => {
  const theirs = await rows(boss)
  const [row] = theirs ?? []
  expect((await stranger('GET /sys/madeNoun/mine')).result).toEqual([])
  for (const call of [`GET ${at}/list`, `GET ${at}/queryById?id=${row?.id}`, `DELETE ${at}/delete?id=${row?.id}`] as const)
    expect(await stranger(call)).toMatchObject({ code: 400, error: 'noun.unknown', result: null })
  expect(await stranger(`POST ${at}/add`, { label: 'Mine' })).toMatchObject({ error: 'noun.unknown' })
  expect(await stranger(`GET /online/made/made-c-nothing/list`)).toMatchObject({ error: 'noun.unknown' })
  expect(JSON.stringify((await stranger('GET /sys/role/queryTreeList')).result)).not.toContain('made-b')
  expect(JSON.stringify((await stranger('GET /sys/permission/getUserPermissionByToken')).result)).not.toContain('made-b')
  const fields = [
    { name: 'label', kind: 'text', zh: '名', en: 'Name' },
    { name: 'toy', kind: 'ref', zh: '玩具', en: 'Toy', noun: toy },
  ]
  expect(await define(stranger, 'spy', { fields, title: 'label' })).toMatchObject({
    problems: { 'definition.1.noun': { code: 'made.wrong' } },
  })
  const device = await openDevice(house, 'stranger')
  const { settled } = await device.send([device.op(toy, 'row', 'add', { label: 'Mine' })])
  expect(settled).toMatchObject([{ outcome: 'retry', code: 'noun.unknown' }])
  expect(await rows(boss)).toEqual(theirs)
  expect(await define(stranger, 'toy', toys)).toMatchObject({ success: true })
  expect((await stranger('POST /online/made/made-c-toy/add', { label: 'Mine' })).success).toBe(true)
  expect(await boss('GET /online/made/made-c-toy/list')).toMatchObject({ error: 'noun.unknown' })
  const own = house.engine.databases.tenant(2)
  const { rows: seen } = await sql`select * from made_b_toy`.execute(own)
  expect(seen).toEqual([])
})

test('fields may be added and given up; what would lose or retype values is refused', async () => {
  const [row] = (await rows(boss, 'label=Bricks')) ?? []
  const more = { ...toys, fields: [...toys.fields, { name: 'weight', kind: 'amount', zh: '重量', en: 'Weight', unit: 'kg' }] }
  const plain = { ...more, form: [['label', 'weight']] }
  expect(await redefine(boss, 'toy', { definition: plain, title: '玩具' })).toMatchObject({ success: true })
  // Also those who come while the first of them has it read.
  const seen = await Promise.all(Array.from({ length: 4 }, () => boss(`GET ${at}/queryById?id=${row?.id}`)))
  for (const { result } of seen) expect(result).toHaveProperty('weight', null)
  expect(await boss(`PUT ${at}/edit`, { id: row?.id, weight: 1.25 })).toMatchObject({
    success: true,
    result: { weight: 1.25, pieces: 119 },
  })
  const entry = (await boss(`GET /sys/permission/queryById?id=noun.${toy}`)).result as { name: string }
  expect(entry.name).toBe('玩具')
  const changed = (change: (fields: object[]) => object[]) =>
    redefine(boss, 'toy', { definition: { ...more, list: ['label'], search: [], form: [['label']], fields: change(more.fields) } })
  const kept = (place: string, name: string) => ({ problems: { [place]: { code: 'made.kept', values: { name } } } })
  const second = (facts: object) => changed((fields) => fields.map((field, n) => (n === 1 ? { ...field, ...facts } : field)))
  expect(await changed((fields) => fields.slice(0, -1))).toMatchObject(kept('definition', '重量'))
  expect(await second({ kind: 'amount' })).toMatchObject(kept('definition.1.kind', '件数'))
  expect(await second({ unique: true })).toMatchObject(kept('definition.1.unique', '件数'))
  expect(await second({ retired: true })).toMatchObject({ success: true })
  expect((await boss(`GET ${at}/queryById?id=${row?.id}`)).result).not.toHaveProperty('pieces')
  expect(await changed((fields) => fields)).toMatchObject({ success: true })
  expect((await boss(`GET ${at}/queryById?id=${row?.id}`)).result).toMatchObject({ pieces: 119, weight: 1.25 })
  expect(await redefine(boss, 'toy', { code: 'other' })).toMatchObject({ problems: { code: { code: 'field.fixed' } } })
})

test('whoever holds a right of one hears that definitions changed; nobody else does, here or in another tenant', async () => {
  const people = await Promise.all(['anna', 'evelyn', 'stranger'].map((name) => house.as(name)))
  const ears = await Promise.all(people.map(({ id, token }) => listen(house.server, id, token)))
  expect(await redefine(boss, 'toy', { titleEn: 'Toy of a child' })).toMatchObject({ success: true })
  const syncs = () => ears.map(({ heard }) => heard.filter((text) => text.includes('"sync"')).length)
  await soon(() => expect(syncs()[0]).toBeGreaterThan(0))
  expect(syncs().slice(1)).toEqual([0, 0])
  for (const ear of ears) ear.close()
})

test('another process serves it at once, and after each change', async () => {
  const node = await openNode(house, makingProduct)
  const there = async (address: string) =>
    (await node.server.inject({ method: 'GET', url: address, headers: { 'x-access-token': boss.token } })).json() as {
      success: boolean
      error?: string
      result: { total: number } | { name: string }[]
    }
  expect(await there(`${at}/list`)).toMatchObject({ success: true, result: { total: 2 } })
  await define(boss, 'swing', { fields: [{ name: 'label', kind: 'text', zh: '名', en: 'Name' }], title: 'label' })
  expect(await there('/online/made/made-b-swing/list')).toMatchObject({ success: true, result: { total: 0 } })
  await node.close()
})

test('switched off it is served to nobody, and everything is there when it is on again', async () => {
  const anna = await house.as('anna')
  expect(await redefine(boss, 'toy', { status: '0' })).toMatchObject({ success: true })
  expect(await boss(`GET ${at}/list`)).toMatchObject({ error: 'noun.unknown' })
  expect(JSON.stringify((await anna('GET /sys/permission/getUserPermissionByToken')).result)).not.toContain(`noun/${toy}`)
  // What its rows refer to must be there as well when it comes back.
  expect(await boss('DELETE /tiny/desk/paper/delete?id=p1')).toMatchObject({
    error: 'record.used',
    message: expect.stringContaining('玩具'),
  })
  expect(await boss('DELETE /tiny/desk/folder/delete?id=f1')).toMatchObject({ error: 'record.used' })
  const node = await openNode(house, makingProduct)
  const there = await node.server.inject({
    method: 'DELETE',
    url: '/tiny/desk/paper/delete?id=p1',
    headers: { 'x-access-token': boss.token },
  })
  expect(there.json(), 'nor by a process that never served it').toMatchObject({ error: 'record.used' })
  await node.close()
  expect(await redefine(boss, 'toy', { status: '1' })).toMatchObject({ success: true })
  expect(await rows(anna)).toHaveLength(2)
  expect(await boss('DELETE /sys/madeNoun/delete?id=toy')).toMatchObject({ error: 'path.unknown' })
})

test('a backup holds it with its rows, and is restored where its table is not there or held something else', async () => {
  const file = `${house.engine.configuration.dataDir}/made.gz`
  const before = await rows(boss, 'column=id')
  await writeBackup(house.engine, await readKey(house.engine.configuration), file)
  await define(boss, 'late', { fields: [{ name: 'label', kind: 'text', zh: '名', en: 'Name' }], title: 'label' })
  expect(await boss('POST /online/made/made-b-late/add', { label: 'Late' })).toMatchObject({ success: true })
  const { owner } = house.engine.databases
  await sql`drop table made_b_toy; create table made_b_toy (tenant_id integer, id text, pieces boolean)`.execute(owner)
  await readBackup(house.engine, file)
  const again = await house.as('boss')
  expect(await rows(again, 'column=id')).toEqual(before)
  expect(await again('GET /online/made/made-b-late/list')).toMatchObject({ error: 'noun.unknown' })
  expect(await define(again, 'late', { fields: [{ name: 'label', kind: 'date', zh: '日', en: 'Day' }], title: 'label' })).toMatchObject({
    success: true,
  })
  expect(await again('POST /online/made/made-b-late/add', { label: '2026-03-02' })).toMatchObject({ success: true })
  const { rows: seen } = await sql`select * from made_b_toy`.execute(house.engine.databases.tenant(2))
  expect(seen).toEqual([])
})

test('what was removed long ago is forgotten in its table too', async () => {
  const { owner } = house.engine.databases
  await sql`update made_b_toy set gone = true, update_time = now() - interval '500 days' where label = 'Bricks'`.execute(owner)
  await forgetOld(owner, house.engine.catalogue)
  const { rows: left } = await sql<{ label: string }>`select label from made_b_toy where label = 'Bricks'`.execute(owner)
  expect(left).toEqual([])
})

test('a start finds nothing to do for it, and mends its table where somebody took something away', async () => {
  const { owner } = house.engine.databases
  await sql`alter table made_b_toy disable row level security; drop index made_b_toy_label_unique; alter table made_b_toy drop column weight`.execute(
    owner,
  )
  const node = await openNode(house, makingProduct)
  const { rows: mended } = await sql<{ relrowsecurity: boolean; columns: number; indexes: number }>`select relrowsecurity,
    (select count(*)::int from pg_attribute where attrelid = c.oid and attname = 'weight' and not attisdropped) as columns,
    (select count(*)::int from pg_index i join pg_class x on x.oid = i.indexrelid where i.indrelid = c.oid and x.relname = 'made_b_toy_label_unique') as indexes
    from pg_class c where relname = 'made_b_toy'`.execute(owner)
  expect(mended).toEqual([{ relrowsecurity: true, columns: 1, indexes: 1 }])
  await node.close()
})

test('no noun of a product has a name that a made one could have', () => {
  const names = Object.values<Resource>(makingProduct.catalogue.resources).map(({ name }) => name)
  expect(names.filter((name) => /^made-[a-j]+-/.test(name))).toEqual([])
})
