import type { DumpedOp } from '../dump'
import type { KeptOp } from '../evidence'
import type { Seat } from '../people'
import type { Told } from '../told'
import type { Case } from './case'

/** An op of a person wherever it was found, with what the server says of it. */
export type Own = DumpedOp & { readonly kept: KeptOp | undefined }

/** All ops a person made on their device, in the order they were made. */
export function ownOps({ rests, evidence }: Case, seat: Seat): Own[] {
  const { dump } = rests[seat]
  const kept = new Map(evidence.ops.filter((one) => one.replica === dump.replica).map((one) => [one.id, one]))
  const all = new Map<string, DumpedOp>([...kept.values()].map(({ id, n, noun, key, op }) => [id, { ...op, id, n, noun, key }]))
  for (const op of dump.ops) if (!all.has(op.id)) all.set(op.id, op)
  return [...all.values()].sort((one, two) => one.n - two.n).map((op) => ({ ...op, kept: kept.get(op.id) }))
}

function fits(told: Told, op: DumpedOp): boolean {
  if (op.noun !== told.noun || (told.key !== '' && op.key !== told.key)) return false
  if (told.noun === 'attendance-sheet') return op.verb === told.value
  if (told.noun === 'conflict') return op.verb === 'resolve' && op.patch.choice === told.value
  if (told.noun === 'retained-sample') return op.verb === 'add' && String(op.patch.weightG) === told.value
  return told.value === null ? op.verb === 'remove' : op.patch.status === told.value
}

/** What a person was told, matched in order with the ops of their device on that row. */
export function trace(found: Case, seat: Seat): { told: Told; op: Own | undefined }[] {
  const free = ownOps(found, seat)
  const said = found.storm.log.told.filter((one) => one.seat === seat && one.value !== 'reopen')
  return said.map((told) => {
    const at = free.findIndex((op) => fits(told, op))
    const [op] = at < 0 ? [] : free.splice(at, 1)
    return { told, op }
  })
}

/** One thing that was told, to be shown. */
export const words = ({ seat, noun, key, value, at }: Told) =>
  `${new Date(at).toISOString().slice(11, 23)} ${seat} was told ${noun} ${key} = ${value}`
