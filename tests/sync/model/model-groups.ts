import { errorOf, Refusal } from '../../../src/contract/error'
import type { Settled } from '../../../src/contract/sync/exchange'
import { isWhole } from '../../../src/contract/sync/group'
import type { Op } from '../../../src/contract/sync/op'
import type { Person } from '../../../src/server/auth/person'
import type { Stored } from '../../../src/server/resource/values'
import { applyGroup } from '../../../src/server/sync/apply/apply-group'
import type { Batch } from '../../../src/server/sync/batch'
import type { Ledger, Witness } from './ledger'
import type { Memory } from './memory'
import { type MemoryStaging, nameOf } from './memory-staging'

/** A batch that is being done: by whom, and what is to be noted once it is committed. */
export type Work = {
  readonly staging: MemoryStaging
  readonly sender: { readonly person: Person; readonly replica: string }
  readonly notes: (() => void)[]
  readonly ledger: Ledger
}
type InGroup = Work & { readonly batch: Batch; readonly witness: Witness; readonly broken: string[] }

/** The message of what goes wrong for no reason a server knows. */
export const explosion = 'an unexpected error'

/** The open questions of the same group as the one a decision is about, that one included. */
export function askedTogether({ rows }: Memory, id: string): Stored[] {
  const asked = rows.get(nameOf('conflict', id))
  if (!asked?.group_id) return asked ? [asked] : []
  return [...rows].flatMap(([name, row]) => (name.startsWith('conflict:') && row.group_id === asked.group_id ? [row] : []))
}

/** Names of everything a decision touches. */
export const targetsOf = (memory: Memory, op: Op): string[] =>
  op.verb === 'resolve'
    ? askedTogether(memory, op.key).flatMap((row) => [nameOf('conflict', row.id), nameOf(String(row.noun), String(row.row_id))])
    : []

type Change = readonly [Stored | undefined, Stored]

/** Does a group by the product's own rules, and notes what each of its ops changed. */
export async function applyAsGroup(work: InGroup, unit: readonly Op[]): Promise<Settled[]> {
  const { staging, sender, notes, ledger, batch, witness, broken } = work
  const all = (outcome: Settled['outcome'], code: string) => unit.map(({ id }): Settled => ({ id, outcome, seq: 0, rev: 0, code }))
  if (!isWhole(unit)) return all('retry', 'op.part')
  const changes: Change[][] = []
  staging.onKeep = () => {
    const papers = [...staging.layer.values()].filter((row) => row.noun === 'paper')
    changes.push(papers.map((row) => [staging.before(row.noun, row.id), row.stored]))
  }
  const result = await applyGroup(batch, unit)
  staging.onKeep = () => undefined
  if (result.outcome === 'refused') {
    const { error } = result
    if (!(error instanceof Refusal || (error instanceof Error && error.message === explosion)))
      broken.push(`a group made the server fail: ${String(error)}`)
    if (!(error instanceof Refusal)) return all('retry', 'server.failed')
    return all(errorOf(error.code).fate === 'retry' ? 'retry' : 'rejected', error.code)
  }
  const { outcome, done } = result
  notes.push(() => {
    for (const [at, op] of unit.entries()) {
      broken.push(...ledger.noteEffect(op, sender.replica, done[at]?.rev ?? 0))
      const isSameTime = op.epoch === null || op.epoch === batch.epoch
      for (const change of outcome === 'applied' ? (changes[at] ?? []) : [])
        broken.push(...ledger.noteChange(op, { id: op.id, replica: sender.replica }, change, witness, isSameTime))
    }
  })
  return unit.map(({ id }, at) => ({ id, outcome, seq: 0, rev: done[at]?.rev ?? 0, ...(done[at]?.held.length && { held: done[at].held }) }))
}
