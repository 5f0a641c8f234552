import { expect, test } from 'vitest'
import {
  askingMoves,
  type BulkAct,
  bulkPlan,
  inGroups,
  isRightValue,
  movesFrom,
  sharedFields,
  sharedMoves,
} from '../../../src/app/resource/bulk/bulk-plan'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'

const flow = gardenCatalogue.flows.plant
const sell = flow?.moves.sell
if (!flow || !sell) throw new Error('plants are not sold')
const ground = { resource: Plant, flow, isLocked: (id: string) => id === 'locked' }
const rows = [
  { id: 'a', rev: 1, stage: 'grown', note: '向阳' },
  { id: 'b', rev: 1, stage: null, note: null },
  { id: 'locked', rev: 1, stage: 'grown', note: null },
]
const told = (act: BulkAct) => {
  const plan = bulkPlan(ground, act, rows)
  return [plan.rows.map(({ id }) => id), plan.leftOut.map(({ row, why }) => `${row.id} ${why}`)]
}

test('a move is made by the rows that stand where it starts', () => {
  expect(told({ kind: 'move', verb: 'sell', move: sell })).toEqual([['a', 'locked'], ['b state']])
})

test('a field is changed where it is not so already and nobody has locked the row', () => {
  expect(told({ kind: 'edit', field: 'note', value: '向阳' })).toEqual([['b'], ['a same', 'locked locked']])
  expect(told({ kind: 'edit', field: 'note', value: null })).toEqual([['a'], ['b same', 'locked locked']])
})

test('rows are removed where their state allows it', () => {
  const guarded = { ...ground, flow: { ...flow, only: { remove: ['seed'] } } }
  const plan = bulkPlan(guarded, { kind: 'remove' }, rows)
  expect([plan.rows.map(({ id }) => id), plan.leftOut.map(({ why }) => why)]).toEqual([['b'], ['state', 'locked']])
})

test('several rows are given one value of what is not of one row alone, and make moves that ask nothing of each', () => {
  const form = [['name', 'note', 'day', 'stage', 'photos', 'height']]
  expect(sharedFields({ ...Plant, form })).toEqual(['note', 'day', 'height'])
  const note = { ...Plant.fields.note, rule: 'phone' } as const
  expect(sharedFields({ ...Plant, fields: { ...Plant.fields, note }, form })).toEqual(['day', 'height'])
  expect(sharedMoves(flow).map(([verb]) => verb)).toEqual(['sell'])
})

test('moves that ask are made by several rows where the same may be said of all of them', () => {
  const asking = (asks: readonly string[]) => askingMoves(Plant, { ...flow, moves: { wilt: { ...sell, asks } } }).map(([verb]) => verb)
  expect([asking(['note']), asking(['note', 'day']), asking(['note', 'photos']), asking([])]).toEqual([['wilt'], ['wilt'], [], []])
})

test('a move is offered where one of the rows can make it', () => {
  const offered = (at: readonly number[]) =>
    movesFrom(
      flow,
      sharedMoves(flow),
      at.flatMap((one) => rows[one] ?? []),
    ).map(([verb]) => verb)
  expect([offered([0, 1]), offered([1]), offered([])]).toEqual([['sell'], [], []])
})

test('a value that no row could have is known before any is looked at', () => {
  expect([isRightValue(Plant, 'day', '2026-03-02'), isRightValue(Plant, 'day', '2026-13-02'), isRightValue(Plant, 'no', 1)]).toEqual([
    true,
    false,
    false,
  ])
})

test('rows go in groups of as many as are done at once', () => {
  expect([inGroups([1, 2, 3, 4, 5], 2), inGroups([], 2)]).toEqual([[[1, 2], [3, 4], [5]], []])
})
