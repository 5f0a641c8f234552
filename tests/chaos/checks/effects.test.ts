import { expect, test } from 'vitest'
import { plainOp } from '../../kit/device/plain-op'
import type { KeptOp, Logged, Row } from '../evidence'
import type { Case } from './case'
import { effects } from './effects'
import { plantedCase } from './planted-case'

const key = '2026-03-02.c1'
const sick = { status: 'S', cause: '05' }

type Given = { readonly by: string; readonly batch: string; readonly seq: number; readonly rev: number; readonly held?: readonly string[] }

function kept(op: Parameters<typeof plainOp>[0], { by, batch, seq, rev, held = [] }: Given): KeptOp {
  const made = plainOp({ noun: 'attendance-record', key, verb: 'edit', ...op })
  const outcome = held.length > 0 ? ('conflict' as const) : ('applied' as const)
  const settled = { id: made.id, outcome, seq, rev, held }
  return { id: made.id, replica: by, user: 'u', n: made.n, noun: made.noun, key: made.key, op: made, outcome, settled, batch }
}

const clash: Row = {
  id: 'k',
  rev: 3,
  gone: false,
  scope: '',
  noun: 'attendance-record',
  row_id: key,
  mine: '{"cause":"02"}',
  reason: 'clash',
}

/** A child is marked sick, the sheet is handed in, whereupon a trace is tied to the record, a clash is decided, and an edit comes from who saw the trace. */
function story(last: { readonly rev: number; readonly held: readonly string[] }, tracedIn = '08:01'): Case {
  const added = kept({ verb: 'add', patch: sick }, { by: 'a', batch: '08:00', seq: 1, rev: 1 })
  const decision = kept(
    { noun: 'conflict', key: 'k', verb: 'resolve', patch: { choice: 'mine' } },
    { by: 'b', batch: '08:02', seq: 3, rev: 2 },
  )
  const edit = kept({ n: 2, patch: { status: 'P', cause: null }, base: sick, trunk: 2 }, { by: 'a', batch: '08:03', seq: 5, ...last })
  const log: readonly Logged[] = ['08:00', tracedIn, '08:02'].map((batch, at) => ({
    seq: at + 1,
    noun: 'attendance-record',
    id: key,
    batch,
  }))
  const record: Row = { id: key, rev: 3, gone: false, scope: '', status: 'S', cause: '02', in_time: null, out_time: null, symptoms: null }
  const reasons: readonly Row[] = last.held.length > 0 ? [{ ...clash, id: edit.id }] : []
  const evidence = { ops: [added, decision, edit], log, conflicts: [clash, ...reasons], records: [record] }
  const found = plantedCase()
  return { ...found, before: [], start: 0, evidence: { ...found.evidence, ...evidence } }
}

test.each(['08:01', '08:00'])(
  'what the product wrote by itself counts from when it did (%s), also where a decision came after it',
  (tracedIn) => {
    expect(effects(story({ rev: 3, held: ['cause', 'status'] }, tracedIn))).toEqual([])
  },
)

test('an edit by somebody who had not seen the decision may not be written over it', () => {
  expect(effects(story({ rev: 4, held: [] }))).not.toEqual([])
})
