import { expect, test } from 'vitest'
import { plainOp } from '../../kit/device/plain-op'
import type { KeptOp, Row } from '../evidence'
import { modelOf, takeOp } from './replay'

const row: Row = { id: 'r1', rev: 3, gone: false, scope: '', status: 'P', versions: { status: { rev: 3, by: 'other' } } }

/** An edit to "sick" by somebody who saw version 3 of some epoch with `base`, and what the server said of it. */
function edit(base: string, settled: { rev: number; held: readonly string[] }): KeptOp {
  const op = plainOp({
    noun: 'attendance-record',
    key: 'r1',
    verb: 'edit',
    patch: { status: 'S' },
    base: { status: base },
    trunk: 3,
    epoch: 'old',
  })
  const outcome = settled.held.length > 0 ? ('conflict' as const) : ('applied' as const)
  const { id, n, noun, key } = op
  return { id, replica: 'mine', user: 'u', n, noun, key, op, outcome, settled: { id, outcome, seq: 9, ...settled }, batch: '' }
}

const faults = (kept: KeptOp, epoch: string) => takeOp(modelOf(row), kept, undefined, epoch).wrong

const written = { rev: 4, held: [] }
const held = { rev: 3, held: ['status'] }

test('within an epoch, whoever saw the version may write over its value', () => {
  expect(faults(edit('A', written), 'old')).toEqual([])
  expect(faults(edit('A', held), 'old')).not.toEqual([])
})

test('of a mark and its cause neither may be written where one is held', () => {
  const sick = edit('A', held)
  const both = (fields: readonly string[]): KeptOp => ({
    ...sick,
    settled: { ...sick.settled, held: fields },
    op: { ...sick.op, patch: { status: 'S', cause: '07' }, trunk: 2 },
  })
  expect(faults(both(['status', 'cause']), 'old')).toEqual([])
  expect(faults(both(['status']), 'old')).not.toEqual([])
})

test('after a restore versions say nothing: who saw another value than the one that stands there must have been held', () => {
  expect(faults(edit('A', held), 'new')).toEqual([])
  expect(faults(edit('A', written), 'new')).not.toEqual([])
})

test('after a restore, whoever saw the value that stands there may write over it', () => {
  expect(faults(edit('P', written), 'new')).toEqual([])
  expect(faults(edit('P', held), 'new')).not.toEqual([])
})

test('a removal after a restore must be held where something stands that was not seen', () => {
  const removal = (seen: string, isHeld: boolean): KeptOp => {
    const kept = edit(seen, isHeld ? { rev: 3, held: ['$gone'] } : written)
    return { ...kept, op: { ...kept.op, verb: 'remove', patch: {} } }
  }
  expect(faults(removal('P', false), 'new')).toEqual([])
  expect(faults(removal('A', false), 'new')).not.toEqual([])
  expect(faults(removal('A', true), 'new')).toEqual([])
})

test('a value said again is a version of its own: its author’s who saw it, nobody’s after a restore', () => {
  const again = (rev: number): KeptOp => {
    const kept = edit('P', { rev, held: [] })
    return { ...kept, op: { ...kept.op, patch: { status: 'P' } } }
  }
  for (const epoch of ['old', 'new']) {
    expect(faults(again(4), epoch)).toEqual([])
    expect(faults(again(3), epoch)).not.toEqual([])
  }
  const by = (epoch: string) => takeOp(modelOf(row), again(4), undefined, epoch).model.versions.status
  expect(by('old')).toEqual({ rev: 4, by: 'mine' })
  expect(by('new')).toEqual({ rev: 4, by: 'nobody' })
})
