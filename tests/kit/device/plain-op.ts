import { uuidv7 } from 'uuidv7'
import type { Op } from '../../../src/contract/sync/op'

/** An op as a device makes it that has never been in touch, adding a paper unless told otherwise. */
export const plainOp = (more: Partial<Op> = {}): Op => ({
  id: uuidv7(),
  n: 1,
  noun: 'paper',
  key: 'p1',
  verb: 'add',
  patch: {},
  base: {},
  trunk: 0,
  epoch: null,
  prev: null,
  deps: [],
  at: '2026-03-02 08:00:00',
  v: 1,
  app: 'test',
  ...more,
})

/** A first exchange of a replica of its own that brings these ops. */
export const firstAsk = (ops: readonly Op[] = []) => ({ epoch: null, replica: uuidv7(), since: 0, scope: null, ops })
