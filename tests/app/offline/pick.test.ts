import { expect, test } from 'vitest'
import { afterAnswer, afterFailure, fullLoad, roomOf } from '../../../src/app/offline/exchange/load'
import { type Choice, pick, wireOp } from '../../../src/app/offline/outbox/pick'
import type { Fare, StoredOp } from '../../../src/app/offline/outbox/stored'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'

const op = (n: number, key: string, facts: Partial<StoredOp> = {}): StoredOp => ({
  id: `op${n}`,
  n,
  noun: 'plant',
  key,
  entity: `plant:${key}`,
  verb: 'edit',
  patch: {},
  base: {},
  trunk: 0,
  epoch: null,
  prev: null,
  deps: [],
  at: '',
  v: 1,
  app: '',
  ...facts,
})
const fare = (id: string, fate: Fare['fate'], facts: Partial<Fare> = {}): [string, Fare] => [
  id,
  { id, entity: '', fate, since: 0, ...facts },
]
const choice = (facts: Partial<Choice> = {}): Choice => ({
  fares: new Map(),
  tried: new Set(),
  waits: () => false,
  isNewer: () => false,
  room: 50,
  now: 0,
  ...facts,
})
const ids = (ops: readonly StoredOp[]) => ops.map((one) => one.id)

test('ops go in the order they were made, as many as fit', () => {
  expect(ids(pick([op(1, 'a'), op(2, 'b'), op(3, 'a')], choice({ room: 2 })))).toEqual(['op1', 'op2'])
})

test.each(['rejected', 'blocked', 'suspect'] as const)('a %s op stops its own row and no other', (fate) => {
  const ops = [op(1, 'a'), op(2, 'b'), op(3, 'a'), op(4, 'b')]
  expect(ids(pick(ops, choice({ fares: new Map([fare('op1', fate, { retryAt: 10 })]) })))).toEqual(['op2', 'op4'])
})

test('an op made after a parked one waits, what was made before it goes', () => {
  expect(ids(pick([op(1, 'a'), op(2, 'a'), op(3, 'a')], choice({ fares: new Map([fare('op2', 'rejected')]) })))).toEqual(['op1'])
})

test('a suspect goes alone once its hour has come', () => {
  const fares = new Map([fare('op2', 'suspect', { failures: 5, retryAt: 10 })])
  expect(ids(pick([op(1, 'a'), op(2, 'b'), op(3, 'c')], choice({ fares, now: 10 })))).toEqual(['op1', 'op3'])
  expect(ids(pick([op(2, 'b'), op(3, 'c')], choice({ fares, now: 10 })))).toEqual(['op2'])
  expect(ids(pick([op(2, 'b'), op(3, 'c')], choice({ fares, now: 9 })))).toEqual(['op3'])
})

test('an op that has been offered this round stops those behind it', () => {
  expect(ids(pick([op(1, 'a'), op(2, 'a'), op(3, 'b')], choice({ tried: new Set(['op1']) })))).toEqual(['op3'])
})

test('an op of a newer app is left alone with its row', () => {
  expect(ids(pick([op(1, 'a', { v: 2 }), op(2, 'a'), op(3, 'b')], choice({ isNewer: ({ v }) => v > 1 })))).toEqual(['op3'])
})

test('a call holds 256 KB of UTF-8 at most, and one op in any case', () => {
  const long = { note: '长'.repeat(20_000) }
  expect(
    pick(
      [1, 2, 3, 4, 5].map((n) => op(n, `k${n}`, { patch: long })),
      choice(),
    ),
  ).toHaveLength(4)
  expect(pick([op(1, 'a', { patch: { note: 'x'.repeat(300_000) } })], choice())).toHaveLength(1)
})

test('what travels has no local key', () => {
  expect('entity' in wireOp(gardenCatalogue, op(1, 'a'))).toBe(false)
})

test('too much is halved down to one', () => {
  const halved = afterFailure(fullLoad, 413, 7)
  expect(roomOf(halved)).toBe(3)
  expect(roomOf(afterFailure(halved, 413, 2))).toBe(1)
})

test('a batch that fails is tried once more, then op by op, then in batches again', () => {
  const again = afterFailure(fullLoad, 500, 3)
  expect(roomOf(again)).toBe(50)
  let load = afterFailure(again, 500, 3)
  for (let at = 0; at < 3; at++) {
    expect(roomOf(load)).toBe(1)
    load = afterAnswer(load, 1)
  }
  expect(roomOf(load)).toBe(50)
})
