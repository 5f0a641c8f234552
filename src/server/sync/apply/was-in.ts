import { resourceOf } from '../../../contract/catalogue'
import type { Values } from '../../../contract/fields/values'
import { same } from '../../../contract/sync/merge'
import type { Op } from '../../../contract/sync/op'
import { rowOf, type Stored } from '../../resource/values'
import type { Batch } from '../batch'

/** Rows as they stood before what goes together was done, by op. */
type Standing = ReadonlyMap<string, Stored | undefined>

/** The rows some ops are about, removed ones included, as they stand. */
export async function standingOf({ staging }: Batch, ops: readonly Op[]): Promise<Standing> {
  const found = new Map<string, Stored | undefined>()
  for (const { id, noun, key } of ops) found.set(id, await staging.get(noun, key))
  return found
}

/** What stood in the fields of a row that are otherwise since: null where there was no row. */
export async function wasIn({ staging, catalogue }: Batch, { id, noun, key }: Op, before: Standing): Promise<Values | null> {
  const [resource, stored] = [resourceOf(catalogue, noun), before.get(id)]
  if (!resource || !stored) return null
  const now = await staging.get(noun, key)
  if (!now || now.rev === stored.rev) return null
  const [old, fresh]: [Values, Values] = [rowOf(resource, stored), rowOf(resource, now)]
  return Object.fromEntries(Object.keys(resource.fields).flatMap((field) => (same(old[field], fresh[field]) ? [] : [[field, old[field]]])))
}
