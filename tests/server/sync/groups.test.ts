import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Settled } from '../../../src/contract/sync/exchange'
import type { Op } from '../../../src/contract/sync/op'
import { tableOf } from '../../../src/server/db/column'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { documentProduct } from '../../kit/product/document-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
let anna: OpenDevice
let robert: OpenDevice
beforeAll(async () => {
  house = await openHouse(documentProduct)
  anna = await openDevice(house, 'anna')
  robert = await openDevice(house, 'robert')
})
afterAll(() => house.close())

const grouped = (ops: readonly Op[]): Op[] => {
  const id = uuidv7()
  return ops.map((op, at) => ({ ...op, group: { id, at: at + 1, of: ops.length } }))
}
type Line = { item?: string; pieces?: unknown; price?: number }
/** A bill and its lines, as one group. */
function billOf(
  device: OpenDevice,
  key: string,
  lines: readonly Line[],
  more: Record<string, unknown> = {},
  moves: readonly string[] = [],
): Op[] {
  return grouped([
    device.op('bill', key, 'add', { title: key, shelf: 'a', ...more }),
    ...lines.map((line, at) =>
      device.op('bill-line', `${key}.${at + 1}`, 'add', {
        bill: key,
        place: at + 1,
        item: `item ${at + 1}`,
        pieces: at + 1,
        price: 100,
        ...line,
      }),
    ),
    ...moves.map((verb) => device.op('bill', key, verb, {})),
  ])
}
const outcomes = (settled: readonly Settled[]) => settled.map((one) => one.code ?? one.outcome)
const living = async (noun: string, prefix: string) =>
  (
    await sql<{ id: string }>`select id from ${sql.table(tableOf(noun))} where id like ${`${prefix}%`} and not gone order by id`.execute(
      house.engine.databases.owner,
    )
  ).rows.map(({ id }) => id)
const known = async (ops: readonly Op[]) =>
  (
    await sql<{ op_id: string }>`select op_id from sync_op where op_id = any(${ops.map(({ id }) => id)}::text[])`.execute(
      house.engine.databases.owner,
    )
  ).rows.length
const questions = async (key: string) =>
  (
    await sql<Record<string, unknown>>`select * from conflict where row_id like ${`${key}%`} order by id`.execute(
      house.engine.databases.owner,
    )
  ).rows

test('[I17] a document and its lines are there together, and sent again they are answered from what is kept', async () => {
  const ops = billOf(anna, 'whole', [{}, {}], {}, ['post'])
  expect(outcomes((await anna.send(ops)).settled)).toEqual(['applied', 'applied', 'applied', 'applied'])
  expect(await living('bill-line', 'whole')).toEqual(['whole.1', 'whole.2'])
  // Posted with its lines, it has moved what stands in them.
  expect(await living('stock-move', 'whole')).toEqual(['whole.1', 'whole.2'])
  expect((await anna.send(ops)).settled).toMatchObject(ops.map(({ id }) => ({ id, outcome: 'applied', dup: true })))
  // A part of it, as by a device that has heard of the rest.
  expect((await anna.send(ops.slice(2))).settled).toMatchObject(ops.slice(2).map(({ id }) => ({ id, outcome: 'applied', dup: true })))
})

test('[I17] one line that is refused leaves nothing of the document, and every op says which it was', async () => {
  const ops = billOf(anna, 'refused', [{}, { pieces: 'many' }, {}])
  const { settled } = await anna.send(ops)
  const stopped = { outcome: 'rejected', code: 'op.stopped', values: { at: 3, of: 4, noun: '明细', nounEn: 'bill line' } }
  expect(settled).toMatchObject([
    stopped,
    stopped,
    { outcome: 'rejected', code: 'input.invalid', problems: { pieces: { code: 'field.number' } } },
    stopped,
  ])
  expect([await living('bill', 'refused'), await living('bill-line', 'refused'), await known(ops)]).toEqual([[], [], 4])
  expect(outcomes((await anna.send(ops)).settled)).toEqual(outcomes(settled))
})

test('what shows only when the rows stand stops the whole document too, and others beside it are done', async () => {
  await anna.send(billOf(anna, 'taken', [], { code: 'C1' }))
  const [beside, ops] = [anna.op('paper', 'beside', 'add', { title: 'beside', shelf: 'a' }), billOf(anna, 'twice', [{}], { code: 'C1' })]
  const { settled } = await anna.send([beside, ...ops])
  expect(settled).toMatchObject([
    { outcome: 'applied' },
    { outcome: 'rejected', problems: { code: { code: 'field.taken' } } },
    { outcome: 'rejected', code: 'op.stopped', values: { at: 1, of: 2 } },
  ])
  expect([await living('bill', 'twice'), await living('bill-line', 'twice')]).toEqual([[], []])
})

test('a group of which a part has not arrived waits, and one with an op nobody can read is refused', async () => {
  const ops = billOf(anna, 'part', [{}, {}])
  expect(outcomes((await anna.send(ops.slice(0, 2))).settled)).toEqual(['op.part', 'op.part'])
  expect(outcomes((await anna.send([...ops].reverse())).settled)).toEqual(['op.part', 'op.part', 'op.part'])
  expect([await living('bill', 'part'), await known(ops)]).toEqual([[], 0])
  const [first, second, third] = ops
  const { settled } = await anna.send([first, { ...second, patch: 'none' }, third])
  expect(settled.map(({ id, code }) => [id, code])).toEqual([
    [second?.id, 'input.malformed'],
    [first?.id, 'op.blocked'],
    [third?.id, 'op.blocked'],
  ])
  expect(outcomes((await anna.send(ops)).settled)).toEqual(['applied', 'applied', 'applied'])
})

test('a document of two hundred lines goes in one exchange', async () => {
  const ops = billOf(
    anna,
    'long',
    Array.from({ length: 200 }, () => ({})),
    {},
    ['post'],
  )
  const { settled } = await anna.send(ops)
  expect(new Set(outcomes(settled))).toEqual(new Set(['applied']))
  expect((await living('stock-move', 'long')).length).toBe(200)
})

test('a group waits for what it depends on, and is blocked as a whole where that is refused', async () => {
  const refused = anna.op('paper', 'before', 'add', { title: '' })
  const late = anna.op('paper', 'late', 'add', { title: 'late', shelf: 'a' })
  const blocked = billOf(anna, 'blocked', [{}]).map((op, at) => (at === 1 ? { ...op, deps: [refused.id] } : op))
  const waiting = billOf(anna, 'waiting', [{}]).map((op, at) => (at === 1 ? { ...op, deps: [late.id] } : op))
  expect(outcomes((await anna.send([refused, ...blocked, ...waiting])).settled)).toEqual([
    'input.invalid',
    'op.blocked',
    'op.blocked',
    'op.waits',
    'op.waits',
  ])
  expect(outcomes((await anna.send([late, ...waiting])).settled)).toEqual(['applied', 'applied', 'applied'])
})

/** Anna and Robert change a line without having seen each other; Robert adds another one and changes the title with it. */
async function clash(key: string) {
  await anna.send(billOf(anna, key, [{}, {}]))
  await anna.send([anna.op('bill-line', `${key}.1`, 'edit', { pieces: 5 }, { trunk: 1, base: { pieces: 1 } })])
  const ops = grouped([
    robert.op('bill', key, 'edit', { title: 'changed' }, { trunk: 1, base: { title: key } }),
    robert.op('bill-line', `${key}.1`, 'edit', { pieces: 7 }, { trunk: 1, base: { pieces: 1 } }),
    robert.op('bill-line', `${key}.3`, 'add', { bill: key, place: 3, item: 'third', pieces: 1, price: 1 }),
  ])
  const { settled } = await robert.send(ops)
  expect(settled.map(({ outcome, held }) => [outcome, held])).toEqual([
    ['conflict', ['title']],
    ['conflict', ['pieces']],
    ['conflict', ['bill', 'place', 'item', 'pieces', 'price']],
  ])
  return ops
}
const stands = async (key: string) => [
  (await sql<{ title: string }>`select title from bill where id = ${key}`.execute(house.engine.databases.owner)).rows[0]?.title,
  (await sql<{ pieces: number }>`select pieces from bill_line where id = ${`${key}.1`}`.execute(house.engine.databases.owner)).rows[0]
    ?.pieces,
  (await living('bill-line', key)).length,
]

test('one clash holds the whole group, and one decision lets all of it through', async () => {
  const [first] = await clash('held')
  expect(await stands('held')).toEqual(['held', 5, 2])
  const held = await questions('held')
  expect(held.map(({ reason, group_id, scope }) => [reason, group_id, scope])).toEqual(
    ['group', 'clash', 'group'].map((reason) => [reason, first?.group?.id, 'shelf/a']),
  )
  const decision = robert.op('conflict', String(held[2]?.id), 'resolve', { choice: 'mine' }, { trunk: 1 })
  expect(outcomes((await robert.send([decision])).settled)).toEqual(['applied'])
  expect(await stands('held')).toEqual(['changed', 7, 3])
  expect((await questions('held')).map(({ state, choice, decider }) => [state, choice, decider])).toEqual(
    held.map(() => ['resolved', 'mine', 'user.robert']),
  )
})

test('a decision against a held group leaves everything as it stands', async () => {
  await clash('kept')
  const [, line] = await questions('kept')
  await anna.send([anna.op('conflict', String(line?.id), 'resolve', { choice: 'keep' }, { trunk: 1 })])
  expect(await stands('kept')).toEqual(['kept', 5, 2])
  // Whoever asked is told once.
  expect((await questions('kept')).map(({ state, choice, told }) => [state, choice, told])).toEqual(
    [true, null, true].map((told) => ['resolved', 'keep', told]),
  )
})

test('where one row has changed since, nothing of the group is written, and all of it is asked anew', async () => {
  await clash('anew')
  await anna.send([anna.op('bill-line', 'anew.1', 'edit', { pieces: 6 }, { trunk: 2, base: { pieces: 5 } })])
  const [, line] = await questions('anew')
  await robert.send([robert.op('conflict', String(line?.id), 'resolve', { choice: 'mine' }, { trunk: 1 })])
  expect(await stands('anew')).toEqual(['anew', 6, 2])
  expect((await questions('anew')).map(({ state, theirs }) => [state, theirs])).toEqual([
    ['open', '{"title":"anew"}'],
    ['open', '{"pieces":6}'],
    ['open', expect.stringContaining('"item":null')],
  ])
  await robert.send([robert.op('conflict', String(line?.id), 'resolve', { choice: 'mine' }, { trunk: 99 })])
  expect(await stands('anew')).toEqual(['changed', 7, 3])
})

test('a rule that holds the document holds its lines, and whoever may lets all of it in', async () => {
  const ops = billOf(anna, 'ruled', [{}, {}], { title: 'hold me' })
  expect(outcomes((await anna.send(ops)).settled)).toEqual(['conflict', 'conflict', 'conflict'])
  expect([await living('bill', 'ruled'), await living('bill-line', 'ruled')]).toEqual([[], []])
  const held = await questions('ruled')
  expect(held.map(({ reason, scope }) => [reason, scope])).toEqual([
    ['held', 'shelf/a'],
    ['group', 'shelf/a'],
    ['group', 'shelf/a'],
  ])
  const boss = await openDevice(house, 'boss')
  expect(
    outcomes((await boss.send([boss.op('conflict', String(held[1]?.id), 'resolve', { choice: 'mine' }, { trunk: 1 })])).settled),
  ).toEqual(['applied'])
  expect([await living('bill', 'ruled'), await living('bill-line', 'ruled')]).toEqual([['ruled'], ['ruled.1', 'ruled.2']])
})

test('nobody brings lines in by a group where they may not write one of its rows', async () => {
  const cathy = await openDevice(house, 'cathy')
  await anna.send(billOf(anna, 'hers', []))
  const ops = grouped([
    cathy.op('bill', 'his', 'add', { title: 'his', shelf: 'c' }),
    cathy.op('bill-line', 'hers.1', 'add', { bill: 'hers', place: 1, item: 'x', pieces: 1, price: 1 }),
  ])
  expect(outcomes((await cathy.send(ops)).settled)).toEqual(['op.stopped', 'access.denied'])
  expect([await living('bill', 'his'), await living('bill-line', 'hers')]).toEqual([[], []])
})

const sums = async (key: string) =>
  (
    await sql<{ total: number; pieces: number }>`select total, pieces from bill where id = ${key}`.execute(house.engine.databases.owner)
  ).rows.map(({ total, pieces }) => [Number(total), pieces])[0]

test('what a document comes to is worked out from its lines, whoever changes them', async () => {
  await anna.send(billOf(anna, 'sum', [{ price: 110 }, { price: 220 }]))
  expect(await sums('sum')).toEqual([330, 3])
  await anna.send([anna.op('bill-line', 'sum.1', 'edit', { price: 10, pieces: 4 }, { trunk: 1 })])
  expect(await sums('sum')).toEqual([230, 6])
  await anna.send([anna.op('bill-line', 'sum.2', 'remove', {}, { trunk: 1 })])
  expect(await sums('sum')).toEqual([10, 4])
  const refused = billOf(anna, 'none', [{ price: 5 }, { pieces: 'many' }])
  await anna.send(refused)
  expect(await sums('none')).toBeUndefined()
})

test('the lines of a document go with it', async () => {
  await anna.send(billOf(anna, 'goes', [{}, {}]))
  expect(outcomes((await anna.send([anna.op('bill', 'goes', 'remove', {}, { trunk: 99 })])).settled)).toEqual(['applied'])
  expect([await living('bill', 'goes'), await living('bill-line', 'goes')]).toEqual([[], []])
})
