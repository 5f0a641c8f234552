import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { label } from '../../../src/contract/label'
import type { Op } from '../../../src/contract/sync/op'
import { Role } from '../../../src/contract/system/role'
import type { Engine } from '../../../src/server/engine'
import type { Behaviour } from '../../../src/server/resource/behaviour'
import { runBatch } from '../../../src/server/sync/run-batch'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { statementCount } from '../../kit/server/statement-count'

/** A rule with a fault of ours in it, and one that lets whoever asks for it into everything. */
const faulty: Behaviour = {
  ...tinyProduct.behaviours.paper,
  async before(ctx, { after }) {
    if (after.title === 'planted fault') throw new Error('planted fault')
    if (after.title === 'opens all') await ctx.put(Role, 'role.shelf-a', { permissions: ['*'] })
    return undefined
  },
}
/** Somebody who manages roles, and holds little else. */
const office = { code: 'office', name: label('办公室', 'Office'), dataScope: 'all' as const, permissions: ['role:*'] }
const clerk = { id: 'user.clerk', username: 'clerk', realname: 'clerk', workNo: 'W9', phone: '13800000009', roles: ['office'] }
let house: OpenHouse
let boss: OpenDevice
beforeAll(async () => {
  house = await openHouse({
    ...tinyProduct,
    behaviours: { paper: faulty },
    roles: [...tinyProduct.roles, office],
    accounts: [...tinyProduct.accounts, clerk],
  })
  boss = await openDevice(house, 'boss')
})
afterAll(() => house.close())

/** Somebody's device with an op each, all sent in the same moment. */
type Sent = { readonly device: OpenDevice; readonly ops: readonly Op[] }
const sendAll = async (all: readonly Sent[]) =>
  (await Promise.all(all.map(({ device, ops }) => device.send(ops)))).map(({ settled }) => settled.map((one) => one.code ?? one.outcome))
async function devices(username: string, count: number): Promise<OpenDevice[]> {
  const made: OpenDevice[] = []
  while (made.length < count) made.push(await openDevice(house, username))
  return made
}
const paper = (device: OpenDevice, more: object = {}, key: string = uuidv7()) =>
  device.op('paper', key, 'add', { title: 'sheet', shelf: 'a', ...more })

test('forty who send at once take a small part of the statements of forty in a row, and each op is applied once', async () => {
  const { plugin, count } = statementCount()
  const { databases, people } = house.engine
  const engine: Engine = { ...house.engine, databases: { ...databases, tenant: (id) => databases.tenant(id).withPlugin(plugin) } }
  const person = (await people.find(boss.call.token))?.person
  if (!person) throw new Error('nobody is signed in')
  const sendOne = () => runBatch(engine, { person, replica: uuidv7(), onClash: 'hold' }, [paper(boss)])
  await sendOne()
  const before = count()
  await sendOne()
  const one = count() - before
  const settled = (await Promise.all(Array.from({ length: 40 }, sendOne))).flat()
  expect(settled.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 40 }, () => 'applied'))
  expect(new Set(settled.map(({ seq }) => seq)).size).toBe(40)
  // The first four find a lane free each; whoever comes meanwhile goes in one.
  expect(count() - before - one).toBeLessThanOrEqual(8 * one)
})

test('everybody keeps their own outcome, their own name and their own right', async () => {
  const [[anna], [eve], [cat]] = [await devices('anna', 1), await devices('evelyn', 1), await devices('cathy', 1)]
  if (!anna || !eve || !cat) throw new Error('somebody is missing')
  const busy = (await devices('boss', 8)).map((device) => ({ device, ops: [paper(device)] }))
  const [mine, empty, others, elsewhere] = [paper(anna), paper(anna, { title: '' }), paper(eve), paper(cat)]
  const found = await sendAll([
    ...busy,
    { device: anna, ops: [mine, empty] },
    { device: eve, ops: [others] },
    { device: cat, ops: [elsewhere] },
  ])
  expect(found).toEqual([...busy.map(() => ['applied']), ['applied', 'input.invalid'], ['access.denied'], ['access.denied']])
  const { rows } =
    await sql`select o.replica, o.user_id, p.create_by from sync_op o join paper p on p.tenant_id = o.tenant_id and p.id = o.row_id
    where o.op_id = ${mine.id}`.execute(house.engine.databases.owner)
  expect(rows).toEqual([{ replica: anna.replica, user_id: 'user.anna', create_by: 'anna' }])
})

test('what two change at once, neither having seen the other, is held as if they had sent one after the other', async () => {
  const [anna, robert] = [await openDevice(house, 'anna'), await openDevice(house, 'robert')]
  await anna.send([paper(anna, {}, 'both')])
  const busy = (await devices('boss', 6)).map((device) => ({ device, ops: [paper(device)] }))
  const edits = [anna, robert].map((device) => ({
    device,
    ops: [device.op('paper', 'both', 'edit', { title: device.replica.slice(-9) }, { trunk: 1 })],
  }))
  const found = await sendAll([...busy, ...edits])
  expect(found.slice(6).flat().sort()).toEqual(['applied', 'conflict'])
})

test('an op sent by two windows at once is applied once, and both hear where it stands', async () => {
  const anna = await openDevice(house, 'anna')
  const busy = (await devices('boss', 6)).map((device) => ({ device, ops: [paper(device)] }))
  const op = paper(anna)
  const [, , , , , , first, second] = await Promise.all(
    [...busy, { device: anna, ops: [op] }, { device: anna, ops: [op] }].map(({ device, ops }) => device.send(ops)),
  )
  expect([first?.settled[0], second?.settled[0]].map((one) => one?.dup ?? false).sort()).toEqual([false, true])
  expect(first?.settled[0]?.seq).toBe(second?.settled[0]?.seq)
  expect(first?.settled[0]?.seq).toBeGreaterThan(0)
})

test('two copies of one tablet that send at once overwrite each other no more than two others', async () => {
  const anna = await openDevice(house, 'anna')
  await anna.send([paper(anna, {}, 'copied')])
  const person = (await house.engine.people.find(anna.call.token))?.person
  if (!person) throw new Error('nobody is signed in')
  const send = (replica: string, op: Op) => runBatch(house.engine, { person, replica, onClash: 'hold' }, [op])
  const busy = Array.from({ length: 4 }, () => send(uuidv7(), paper(anna)))
  const edits = ['one', 'other'].map((title) => send(anna.replica, anna.op('paper', 'copied', 'edit', { title }, { trunk: 1, n: 5 })))
  await Promise.all(busy)
  expect((await Promise.all(edits)).flat().map(({ outcome }) => outcome)).toEqual(['applied', 'conflict'])
})

test('a fault of ours in one op stops nobody else', async () => {
  const alarm = vi.spyOn(house.engine.log, 'error').mockImplementation(() => undefined)
  const all = (await devices('boss', 12)).map((device, at) => ({
    device,
    ops: [paper(device), paper(device, at === 7 ? { title: 'planted fault' } : {})],
  }))
  expect(await sendAll(all)).toEqual(all.map((_, at) => ['applied', at === 7 ? 'server.failed' : 'applied']))
  expect(alarm).toHaveBeenCalledTimes(1)
  alarm.mockRestore()
})

test('among many who send at once nobody gives more than they hold, also where the rows follow from other rows', async () => {
  const anna = await openDevice(house, 'anna')
  const busy = (await devices('boss', 12)).map((device) => ({ device, ops: [paper(device)] }))
  const found = await sendAll([...busy, { device: anna, ops: [paper(anna), paper(anna, { title: 'opens all' })] }])
  expect(found).toEqual([...busy.map(() => ['applied']), ['applied', 'access.more']])
  const manager = await house.as('clerk')
  const others = busy.map(({ device }) => device.send([paper(device)]))
  expect(await manager('PUT /sys/role/edit', { id: 'role.office', permissions: ['*'] })).toMatchObject({ error: 'access.more' })
  await Promise.all(others)
})

test('what others change out of reach costs no reply: a device hears at once that it knows all there is', async () => {
  const [anna, cat] = [await openDevice(house, 'anna'), await openDevice(house, 'cathy')]
  await anna.catchUp()
  for (let at = 0; at < 11; at++) await cat.send(Array.from({ length: 50 }, () => paper(cat, { shelf: 'c' })))
  const { changes, more, next } = await anna.send([])
  expect({ changes, more }).toEqual({ changes: [], more: false })
  const { rows } = await sql<{ seq: number }>`select seq from sync_counter`.execute(house.engine.databases.owner)
  expect(next).toBe(rows[0]?.seq)
})
