import { expect, test } from 'vitest'
import { headsAfter } from '../../../src/app/offline/exchange/heads'
import { type Ask, type Head, limits, type Reply } from '../../../src/contract/sync/exchange'

const head = (seq: number, seal = `m${seq}`): Head => ({ seq, seal })
const asked = (...known: Head[]): Ask => ({ epoch: 'e', replica: 'replica-1', since: 0, scope: null, known, ops: [] })
const said = (one?: Head): Reply => ({
  epoch: 'e',
  now: '2026-03-02 08:00:00',
  settled: [],
  changes: [],
  next: 0,
  more: false,
  scope: '',
  ...(one && { head: one }),
})

test('the answer to a question that proved everything is all that is proven next', () => {
  expect(headsAfter([], asked(), said(head(5)))).toEqual([head(5)])
  expect(headsAfter([head(5)], asked(head(5)), said(head(7)))).toEqual([head(7)])
})

test('an answer to another question takes nothing away that was told: it may be of a server that was put back', () => {
  expect(headsAfter([head(9)], asked(head(5)), said(head(12, 'other')))).toEqual([head(9), head(12, 'other')])
  expect(headsAfter([head(9), head(12)], asked(head(9)), said(head(12)))).toEqual([head(9), head(12)])
})

test('a server of the release before tells nothing to prove', () => {
  expect(headsAfter([head(9)], asked(head(9)), said())).toEqual([head(9)])
})

test('no more is kept than a question may carry', () => {
  let known: readonly Head[] = [head(0)]
  for (let seq = 1; seq < 50; seq++) known = headsAfter(known, asked(), said(head(seq)))
  expect(known).toHaveLength(limits.heads)
})
