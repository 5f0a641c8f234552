import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Change } from '../../../src/contract/sync/exchange'
import { Conflict } from '../../../src/contract/system/conflict'
import { settle } from '../../../src/server/seed/settle'
import { bringRows } from '../../kit/browser/bring-rows'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { at } from '../../kit/every-noun'
import { tinyProduct } from '../../kit/product/tiny-product'
import { Visit, visitProduct } from '../../kit/product/visit-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
let nurse: OpenDevice
let niece: OpenDevice
let porter: OpenDevice
let boss: Caller
let made = 0
beforeAll(async () => {
  house = await openHouse(visitProduct())
  ;[nurse, niece, porter] = await Promise.all([openDevice(house, 'nurse'), openDevice(house, 'niece'), openDevice(house, 'porter')])
  boss = await house.as('boss')
})
afterAll(() => house?.close())

const history = [{ at: '2026-01-01 08:00:00', text: null, finding: 'a cough' }]
/** A new visit with everything in it. */
async function visit(): Promise<string> {
  const id = `visit${++made}`
  const values = { title: 'seen', room: 'one', finding: 'fever', phone: `1380000000${made}`, history }
  expect((await nurse.send([nurse.op('visit', id, 'add', values)])).settled).toMatchObject([{ outcome: 'applied' }])
  return id
}
const standing = async (id: string) => (await boss(at('GET', Visit, `queryById?id=${id}`))).result
const unread = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, { code: 'field.unread' }]))

describe('who may not read a group', () => {
  test('is shown rows without its fields, within entries as well, and finds nothing by them', async () => {
    const id = await visit()
    const { result } = await porter.call(at('GET', Visit, `queryById?id=${id}`))
    expect(Object.keys(result)).not.toEqual(expect.arrayContaining(['finding']))
    expect(result).toMatchObject({ title: 'seen', history: [{ at: history[0]?.at, text: null }] })
    expect(JSON.stringify(result)).not.toMatch(/fever|cough|1380/)
    for (const query of [
      'finding=fever',
      'column=finding',
      'phone=1',
      'column=history',
      `superQueryParams=${encodeURIComponent('[{"field":"finding","rule":"eq","val":"fever"}]')}`,
    ])
      expect(await porter.call(at('GET', Visit, `list?${query}`)), query).toMatchObject({ error: 'query.column' })
  })

  test('changes the rest of a row on a device, and leaves what they are not shown as it is', async () => {
    const id = await visit()
    const { settled } = await porter.send([porter.op('visit', id, 'edit', { room: 'two' }, { trunk: 1, base: { room: 'one' } })])
    expect(settled).toMatchObject([{ outcome: 'applied' }])
    expect(await standing(id)).toMatchObject({ room: 'two', finding: 'fever', history })
  })

  test('writes none of it, be it the value that stands there, nor entries they see only a part of', async () => {
    const id = await visit()
    const asked = [{ finding: 'fever' }, { finding: null, room: 'three' }, { history: [] }]
    const ops = asked.map((patch) => porter.op('visit', id, 'edit', patch, { trunk: 1 }))
    expect((await porter.send(ops)).settled).toMatchObject([
      { outcome: 'rejected', problems: unread('finding') },
      { outcome: 'rejected', problems: unread('finding') },
      { outcome: 'rejected', problems: unread('history') },
    ])
    expect(await porter.call(at('PUT', Visit, 'edit'), { id, room: 'three', phone: '1' })).toMatchObject({ problems: unread('phone') })
    expect(await bringRows(house, porter.call.token, Visit, [{ title: 'sheet', finding: 'cold' }])).toMatchObject({ taken: 0 })
    expect(await standing(id)).toMatchObject({ room: 'one', finding: 'fever' })
  })

  test('sends a whole form back as it was shown, or as an older app fills it in', async () => {
    const id = await visit()
    expect(await porter.call(at('PUT', Visit, 'edit'), { id, title: 'seen', room: 'four', finding: null, phone: '' })).toMatchObject({
      success: true,
    })
    expect(await standing(id)).toMatchObject({ room: 'four', finding: 'fever' })
  })

  test('learns of no value by what an op says it saw', async () => {
    const id = await visit()
    const guess = (finding: string) =>
      porter.op('visit', id, 'remove', {}, { trunk: 1, epoch: 'another', base: { title: 'seen', room: 'one', finding } })
    const { settled } = await porter.send([guess('measles')])
    expect(settled).toMatchObject([{ outcome: 'applied' }])
  })
})

/** A change of the nurse's that stands against one of her niece's. */
async function clash(field: string, mine: unknown): Promise<string> {
  const id = await visit()
  await niece.send([niece.op('visit', id, 'edit', { [field]: 'hers' }, { trunk: 1 })])
  const op = nurse.op('visit', id, 'edit', { [field]: mine }, { trunk: 1, base: { [field]: 'fever' } })
  expect((await nurse.send([op])).settled).toMatchObject([{ outcome: 'conflict' }])
  return op.id
}

describe('a held change', () => {
  test('tells its values to those who read the field, and is decided about by them', async () => {
    const id = await clash('finding', 'measles')
    const { result } = await porter.call(at('GET', Conflict, `queryById?id=${id}`))
    expect(result).toMatchObject({ fields: 'finding', base: '{}', theirs: '{}', mine: '{}' })
    for (const column of ['mine', 'theirs'])
      expect(await porter.call(at('GET', Conflict, `list?${column}=*measles*`))).toMatchObject({ error: 'query.column' })
    for (const choice of ['mine', 'keep'])
      expect(await porter.call(at('POST', Conflict, 'resolve'), { id, choice })).toMatchObject({ error: 'access.denied' })
    expect(await niece.call(at('GET', Conflict, `queryById?id=${id}`))).toMatchObject({ result: { mine: '{"finding":"measles"}' } })
    expect(await niece.call(at('POST', Conflict, 'resolve'), { id, choice: 'mine' })).toMatchObject({ success: true })
  })

  test('of a field everybody reads is decided about by who decides', async () => {
    const id = await clash('room', 'five')
    expect(await porter.call(at('POST', Conflict, 'resolve'), { id, choice: 'mine' })).toMatchObject({ success: true })
  })
})

test('a device copies anew when its person comes to a group, or loses it', async () => {
  const id = await visit()
  const scopeOf = async () => (await porter.send([])).scope
  const rowIn = (changes: readonly Change[]) => changes.find((change) => change.id === id)?.row
  const before = await scopeOf()
  expect(rowIn(await porter.snapshot())).not.toHaveProperty('finding')
  const rights = { roleId: 'role.porter', permissionIds: 'visit:health', lastpermissionIds: '' }
  expect(await boss('POST /sys/permission/saveRolePermission', rights)).toMatchObject({ success: true })
  expect(await scopeOf()).not.toBe(before)
  expect(rowIn(await porter.snapshot())).toMatchObject({ finding: 'fever', history })
  await boss('POST /sys/permission/saveRolePermission', { ...rights, permissionIds: '', lastpermissionIds: 'visit:health' })
  expect(await scopeOf()).toBe(before)
})

test('a role of the house goes on reading what it lists where a release puts fields into groups', async () => {
  const { history: _history, ...fields } = Visit.fields
  const ungrouped = Object.entries(fields).map(([name, facts]) => [name, { ...facts, group: undefined }])
  const open = { ...Visit, fields: Object.fromEntries(ungrouped), form: [] }
  const earlier = {
    ...visitProduct(),
    catalogue: { ...tinyProduct.catalogue, resources: { ...tinyProduct.catalogue.resources, visit: open } },
  }
  const old = await openHouse(earlier)
  try {
    const office = await old.as('boss')
    for (const [roleCode, permissions] of [
      ['lists', ['visit:list']],
      ['folds', ['folder:list']],
    ] as const)
      await office('POST /sys/role/add', { roleName: '自己的', roleCode, dataScope: 'own', permissions })
    const now = visitProduct()
    await settle({ ...old.engine, catalogue: now.catalogue }, now)
    const { rows } = await sql<{ role_code: string; permissions: string[] }>`select role_code, permissions from role
      where role_code = any('{lists,folds,porter,nurse}') order by 1`.execute(old.engine.databases.owner)
    const groups = rows.map(({ role_code, permissions }) => [role_code, permissions.filter((one) => /:(health|contact)$/.test(one)).sort()])
    expect(groups).toEqual([
      ['folds', []],
      ['lists', ['visit:contact', 'visit:health']],
      ['nurse', ['visit:contact', 'visit:health']],
      ['porter', []],
    ])
  } finally {
    await old.close()
  }
})
