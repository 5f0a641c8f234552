import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Resource, Row } from '../../../src/contract/resource'
import type { Behaviour } from '../../../src/server/resource/behaviour'
import { openTenant } from '../../../src/server/seed/settle'
import { openDevice } from '../../kit/browser/open-device'
import { at } from '../../kit/every-noun'
import { Order, OrderLine, orderProduct } from '../../kit/order-product'
import { Folder, Paper } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

/** Papers that say so may be added by nobody without being asked about, and tell who filed them. */
const paper: Behaviour = {
  ...orderProduct.behaviours.paper,
  before(ctx, { before, after }) {
    if (!before && after.title === 'odd' && after.shelf === 'a') ctx.hold('odd')
    return undefined
  },
}
let house: OpenHouse
let boss: Caller
let anna: Caller
beforeAll(async () => {
  house = await openHouse({ ...orderProduct, behaviours: { ...orderProduct.behaviours, paper } })
  boss = await house.as('boss')
  anna = await house.as('anna')
})
afterAll(() => house?.close())

let made = 0
async function add(by: Caller, resource: Resource, values: object): Promise<Row> {
  const answered = await by(at('POST', resource, 'add'), { id: `r${++made}`, ...values })
  expect(answered).toMatchObject({ success: true })
  return answered.result
}
const remove = async (by: Caller, resource: Resource, ...ids: string[]) =>
  expect(await by(at('DELETE', resource, `deleteBatch?ids=${ids.join(',')}`))).toMatchObject({ success: true })
const restore = (by: Caller, resource: Resource, ...ids: string[]) => by(at('PUT', resource, 'restore'), { ids: ids.join(',') })
const seen = (by: Caller, resource: Resource, id: string) => by(at('GET', resource, `queryById?id=${id}`))
const removed = async (by: Caller, resource: Resource, query = '') =>
  ((await by(at('GET', resource, `removed?pageSize=100&${query}`))).result as { records: Row[] }).records
const done = { success: true }

/** A row as people see it: without its version, and who touched it last. */
const visible = ({ rev: _, updateBy: __, updateTime: ___, updateBy_dictText: ____, ...row }: Row) => row

describe('a removed row', () => {
  test('comes back as it was, whatever it said, and is told to devices', async () => {
    const said = fc.record(
      {
        title: fc.stringMatching(/^[a-z]{1,20}$/),
        shelf: fc.constantFrom('a', 'c'),
        day: fc.constantFrom('2026-03-01', '2026-11-25'),
        colour: fc.constantFrom('red', 'blue'),
        pages: fc.nat(1000),
        number: fc.stringMatching(/^[A-Z0-9]{8,20}$/),
        remarks: fc.array(fc.record({ by: fc.constantFrom('he', 'she'), said: fc.stringMatching(/^[a-z]{1,9}$/) }), { maxLength: 3 }),
      },
      { requiredKeys: ['title', 'shelf'] },
    )
    const device = await openDevice(house, 'boss')
    await fc.assert(
      fc.asyncProperty(said, async (values) => {
        const { id } = await add(boss, Paper, values)
        const { result: before } = await seen(boss, Paper, id)
        await remove(boss, Paper, id)
        expect(await seen(boss, Paper, id)).toMatchObject({ error: 'record.gone' })
        await device.send([])
        expect(await restore(boss, Paper, id)).toMatchObject(done)
        const { result: after } = await seen(boss, Paper, id)
        expect(visible(after)).toEqual(visible(before))
        const { changes } = await device.send([])
        // A paper of a day long ago lies on no device.
        if (!values.day)
          expect(changes.findLast((change) => change.id === id)?.row).toMatchObject({ title: values.title, shelf: values.shelf })
      }),
      { numRuns: 6 },
    )
  })

  test('comes back in the state of its flow, once however often it is asked for, and lies no more among what was removed', async () => {
    const { id } = await add(anna, Paper, { title: 'twice', shelf: 'a' })
    await anna(at('POST', Paper, 'close'), { id, pages: 3 })
    await remove(anna, Paper, id)
    expect(await removed(anna, Paper)).toContainEqual(expect.objectContaining({ id, title: 'twice', updateBy: 'anna' }))
    expect(await restore(anna, Paper, id)).toMatchObject(done)
    const { result: first } = await seen(anna, Paper, id)
    expect(first).toMatchObject({ state: 'closed', pages: 3 })
    expect(await restore(anna, Paper, id)).toMatchObject(done)
    expect((await seen(anna, Paper, id)).result).toEqual(first)
    expect((await removed(anna, Paper)).map((row) => row.id)).not.toContain(id)
  })

  test('is found among what was removed, the last first, by the words of a list', async () => {
    const [one, two] = [await add(anna, Paper, { title: 'find one' }), await add(anna, Paper, { title: 'find two' })]
    await remove(anna, Paper, one.id, two.id)
    expect((await removed(anna, Paper, `title=${encodeURIComponent('*find two*')}`)).map((row) => row.id)).toEqual([two.id])
    expect(await anna(at('GET', Paper, 'removed?nothing=1'))).toMatchObject({ error: 'query.column' })
    expect(await anna(at('GET', Paper, 'list?removed=true'))).toMatchObject({ error: 'query.column' })
  })

  test('is neither seen nor brought back by whoever may not remove and add, or cannot reach it', async () => {
    const { id } = await add(anna, Paper, { title: 'mine', shelf: 'a' })
    await remove(anna, Paper, id)
    const [cathy, evelyn] = [await house.as('cathy'), await house.as('evelyn')]
    expect((await removed(cathy, Paper)).map((row) => row.id)).not.toContain(id)
    expect(await restore(cathy, Paper, id)).toMatchObject({ error: 'record.gone' })
    expect(await restore(cathy, Paper, 'never')).toMatchObject({ error: 'record.gone' })
    expect(await evelyn(at('GET', Paper, 'removed'))).toMatchObject({ error: 'access.denied' })
    expect(await restore(evelyn, Paper, id)).toMatchObject({ error: 'access.denied' })
    expect(await restore(house.call, Paper, id)).toMatchObject({ error: 'session.missing' })
    expect(await restore(anna, Folder, id)).toMatchObject({ error: 'access.denied' })
    expect(await seen(boss, Paper, id)).toMatchObject({ error: 'record.gone' })
  })

  test('of another house is not there', async () => {
    const { id } = await add(anna, Paper, { title: 'ours' })
    await remove(anna, Paper, id)
    const other = { id: 'user.other', username: 'other_boss', realname: 'Other', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
    await openTenant(house.engine, orderProduct, { name: 'Other', accounts: [other] })
    const stranger = await house.as('other_boss')
    expect(await removed(stranger, Paper)).toEqual([])
    expect(await restore(stranger, Paper, id)).toMatchObject({ error: 'record.gone' })
    expect(await seen(anna, Paper, id)).toMatchObject({ error: 'record.gone' })
  })

  test('does not come back where something it names has gone, or its number is somebody else’s, and the answer names the field', async () => {
    const folder = await add(boss, Folder, { name: 'folder' })
    const inside = await add(boss, Paper, { title: 'inside', shelf: 'a', folder: folder.id, code: 'K1' })
    await remove(boss, Paper, inside.id)
    await remove(boss, Folder, folder.id)
    const refused = await restore(boss, Paper, inside.id)
    expect(refused).toMatchObject({ code: 409, error: 'record.not-restored' })
    expect(refused.message).toBe('“inside”没有恢复：夹：所选记录不存在')
    expect(await restore(boss, Folder, folder.id)).toMatchObject(done)
    const other = await add(boss, Paper, { title: 'other', shelf: 'a', code: 'K1' })
    expect((await restore(boss, Paper, inside.id)).message).toBe('“inside”没有恢复：编码：已被使用')
    await remove(boss, Paper, other.id)
    expect((await restore(boss, Paper, inside.id, other.id)).message).toBe('“other”没有恢复：编码：已被使用')
    expect(await seen(boss, Paper, inside.id)).toMatchObject({ error: 'record.gone' })
    expect(await restore(boss, Paper, inside.id)).toMatchObject(done)
  })

  test('that somebody would have to confirm does not come back, and no question is left of it', async () => {
    const { id } = await add(anna, Paper, { title: 'plain', shelf: 'a' })
    await anna(at('PUT', Paper, 'edit'), { id, title: 'odd' })
    await remove(anna, Paper, id)
    expect(await restore(anna, Paper, id)).toMatchObject({
      error: 'record.not-restored',
      message: expect.stringContaining('需要有权限的人确认'),
    })
    expect((await boss('GET /sys/conflict/list')).result ?? { total: 0 }).toMatchObject({ total: 0 })
  })

  test('is brought back by the device that removed it, also before either was sent, and by no other one', async () => {
    const device = await openDevice(house, 'anna')
    const outcomes = ({ settled }: Awaited<ReturnType<typeof device.send>>) => settled.map((one) => one.code ?? one.outcome)
    const first = device.op('paper', 'dev1', 'add', { title: 'device', shelf: 'a', pages: 7, number: 'A123456789' })
    const moved = device.op('paper', 'dev1', 'close', { pages: 8 }, { trunk: 1 })
    expect(outcomes(await device.send([first, moved]))).toEqual(['applied', 'applied'])
    const ops = [device.op('paper', 'dev1', 'remove', {}, { trunk: 2 }), device.op('paper', 'dev1', 'restore', {}, { trunk: 0 })]
    expect(outcomes(await device.send(ops))).toEqual(['applied', 'applied'])
    expect((await seen(anna, Paper, 'dev1')).result).toMatchObject({ title: 'device', pages: 8, state: 'closed', number: 'A12***6789' })
    await remove(boss, Paper, 'dev1')
    expect(outcomes(await device.send([device.op('paper', 'dev1', 'restore', {}, { trunk: 0 })]))).toEqual(['record.gone'])
    expect(await seen(anna, Paper, 'dev1')).toMatchObject({ error: 'record.gone' })
  })

  test('is not brought back by ids nobody would write', async () => {
    for (const ids of ['', "x' or 1=1", 'a'.repeat(21_000), 5, null, ['a']])
      expect(await anna(at('PUT', Paper, 'restore'), { ids })).toMatchObject({ success: false, code: 400 })
    const many = Array.from({ length: 501 }, (_, n) => `p${n}`).join(',')
    expect(await anna(at('PUT', Paper, 'restore'), { ids: many })).toMatchObject({ error: 'record.too-many' })
  })
})

test('lines that went with their document come back with it, those that went before it do not, and its sum follows', async () => {
  const order = await add(boss, Order, { title: 'four', shelf: 'a' })
  const lines: Row[] = []
  for (const place of [1, 2, 3]) lines.push(await add(boss, OrderLine, { order: order.id, place, item: `item ${place}`, pieces: place }))
  const [first, second, third] = lines.map((line) => line.id) as [string, string, string]
  await remove(boss, OrderLine, second)
  await remove(boss, Order, order.id)
  expect(await seen(boss, OrderLine, first)).toMatchObject({ error: 'record.gone' })
  expect(await restore(boss, Order, order.id)).toMatchObject(done)
  expect((await seen(boss, OrderLine, first)).result).toMatchObject({ item: 'item 1', pieces: 1, order: order.id })
  expect((await seen(boss, OrderLine, third)).result).toMatchObject({ pieces: 3 })
  expect(await seen(boss, OrderLine, second)).toMatchObject({ error: 'record.gone' })
  expect((await seen(boss, Order, order.id)).result).toMatchObject({ pieces: 4 })
})

test('somebody who is brought back signs in as before, unless their name was given to somebody else', async () => {
  const account = { username: 'gone_1', realname: '去', workNo: 'W90', phone: '13900000090', roles: ['role.admin'], status: '1' }
  const roles = (await boss('GET /sys/role/list')).result as { records: Row[] }
  const [role] = roles.records
  const password = 'Garden-2026!'
  const user = await boss('POST /sys/user/add', { ...account, id: 'user.gone1', roles: [role?.id], password, confirmpassword: password })
  expect(user).toMatchObject(done)
  await boss('DELETE /sys/user/delete?id=user.gone1')
  expect(await house.call('POST /sys/login', { username: 'gone_1', password })).toMatchObject({ success: false })
  expect(await boss('PUT /sys/user/restore', { ids: 'user.gone1' })).toMatchObject(done)
  expect(await house.call('POST /sys/login', { username: 'gone_1', password })).toMatchObject(done)
  await boss('DELETE /sys/user/delete?id=user.gone1')
  const named = {
    ...account,
    id: 'user.gone2',
    workNo: 'W91',
    phone: '13900000091',
    roles: [role?.id],
    password,
    confirmpassword: password,
  }
  expect(await boss('POST /sys/user/add', named)).toMatchObject(done)
  const refused = await boss('PUT /sys/user/restore', { ids: 'user.gone1' })
  expect(refused).toMatchObject({ error: 'record.not-restored', message: '“去”没有恢复：用户账号：已被使用' })
})
