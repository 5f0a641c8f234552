import type { Ask, Head, Settled } from '../../../src/contract/sync/exchange'
import type { Stored } from '../../../src/server/resource/values'
import { Ledger } from './ledger'

export type Known = { readonly settled: Settled; readonly replica: string; readonly noun: string; readonly key: string }
type Logged = { readonly seq: number; readonly noun: string; readonly id: string; readonly scopes: readonly string[] }

/** All a server has. `marks`: the text each place of the sequence was given. `past`: its earlier epochs. `forgotten`: up to where the log has been cut off. */
export type Memory = {
  epoch: string
  past: Set<string>
  seq: number
  marks: Map<number, string>
  forgotten: number
  rows: Map<string, Stored>
  log: Logged[]
  known: Map<string, Known>
  ledger: Ledger
}

export const freshMemory = (): Memory => ({
  epoch: 'epoch.0',
  past: new Set(),
  seq: 0,
  marks: new Map(),
  forgotten: 0,
  rows: new Map(),
  log: [],
  known: new Map(),
  ledger: new Ledger(),
})

export const copyOf = ({ past, marks, rows, log, known, ledger, ...rest }: Memory): Memory => ({
  ...rest,
  past: new Set(past),
  marks: new Map(marks),
  rows: new Map(rows),
  log: [...log],
  known: new Map(known),
  ledger: ledger.copy(),
})

export const headOf = ({ seq, marks }: Memory): Head => ({ seq, seal: marks.get(seq) ?? '' })

/** Whether this is the server, as it was then, that told a device what it proves. */
export const knows = ({ seq, marks }: Memory, heads: readonly Head[] = []): boolean =>
  heads.every((head) => head.seq <= seq && (marks.get(head.seq) ?? '') === head.seal)

/** Whether a device counts as this server does, or did before its epoch ended. */
export const isOurs = (memory: Memory, { epoch, known = [] }: Ask): boolean =>
  epoch === null || known.length === 0 || (epoch === memory.epoch ? knows(memory, known) : memory.past.has(epoch))
