import { resourceOf } from '../../../contract/catalogue'
import { checkValue } from '../../../contract/check'
import type { Values } from '../../../contract/fields/values'
import type { Resource } from '../../../contract/resource'
import type { Op } from '../../../contract/sync/op'
import type { Read } from '../../resource/behaviour'
import { rowOf } from '../../resource/values'
import type { Batch } from '../batch'

/** What an op may name as an id. Anything else it says is looked at, and refused, only when its turn comes. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value)

/** The values of a patch that are sound by themselves. Nothing may be worked out from any other: a key follows from texts and days only. */
const soundOf = ({ fields }: Resource, patch: Values): Values =>
  Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => {
      const facts = Object.hasOwn(fields, field) ? fields[field] : undefined
      return facts !== undefined && checkValue({ ...facts, required: false }, value) === undefined
    }),
  )

type Change = { readonly noun: string; readonly values: Values }

/** What a change reads, with the id or value it reads by. */
function intentsOf({ behaviours }: Batch, { noun, values }: Change) {
  return (behaviours[noun]?.reads ?? []).map((read) => ({ read, by: wantedBy(read, values) }))
}

function wantedBy(read: Read, values: Values): unknown {
  if ('every' in read) return ''
  if ('by' in read) return values[read.by]
  return typeof read.id === 'function' ? read.id(values) : values[read.id]
}

/** Ids of other rows the ops refer to, by noun. */
function referred({ catalogue }: Batch, ops: readonly Op[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const op of ops) {
    const fields = resourceOf(catalogue, op.noun)?.fields ?? {}
    for (const [field, value] of Object.entries(op.patch)) {
      const noun = Object.hasOwn(fields, field) ? fields[field]?.noun : undefined
      if (noun) found.set(noun, new Set([...(found.get(noun) ?? []), ...[value].flat().filter(isId)]))
    }
  }
  return found
}

/**
 * Locks and reads, before the first op, the rows the ops are about, what the rules of their nouns look up for them, and whether the
 * rows they refer to are there: one statement for each noun, instead of some for each op. The rows that are locked come first, so
 * that nothing read under them is older than the lock.
 */
export async function readAhead(batch: Batch, ops: readonly Op[]): Promise<void> {
  const { staging, catalogue } = batch
  await staging.load(ops.map((op) => ({ noun: op.noun, id: op.key })))
  const changes: Change[] = []
  for (const { noun, key, patch } of ops) {
    const resource = resourceOf(catalogue, noun)
    const stored = resource && (await staging.get(noun, key))
    if (resource) changes.push({ noun, values: { ...(stored ? rowOf(resource, stored) : {}), ...soundOf(resource, patch) } })
  }
  const intents = changes.flatMap((change) => intentsOf(batch, change))
  const rows = intents.flatMap(({ read, by }) =>
    'id' in read && isId(by) ? [{ noun: read.noun.name, id: by, isLook: read.only === 'look' }] : [],
  )
  await staging.load(rows.filter((row) => !row.isLook))
  await staging.look(rows.filter((row) => row.isLook))
  for (const read of new Set(intents.map((intent) => intent.read))) {
    const values = intents.filter((intent) => intent.read === read).map(({ by }) => by)
    if ('every' in read) await staging.ask(read.noun.name, undefined, [])
    else if ('by' in read) await staging.ask(read.noun.name, read.by, [...new Set(values.filter(isId))])
  }
  await staging.meet(referred(batch, ops))
}
