import type { Values } from '../../../contract/fields/values'
import type { Resource } from '../../../contract/resource'
import { given, type Keys, leaderOf, ledBy, readerColumns, readerKey, readersIn } from '../../db/readers'
import type { OpContext } from '../../resource/behaviour'
import { rowOf, type Stored } from '../../resource/values'
import type { Batch } from '../batch'

/** Scope of a row that follows one that never was: a key nobody holds, so that only those see it who see everything. */
const unheld = 'unheld'

/** Scope key of a row: that of the row it follows, else what the rules of its noun say; undefined where neither does. */
async function scopeOf(batch: Batch, ctx: OpContext, { resource, values, id }: KeyedRow): Promise<string | undefined> {
  const { scope } = resource
  const leader = leaderOf(resource)
  if (!scope || leader === undefined) return batch.behaviours[resource.name]?.scope?.(ctx, values, id)
  return (await batch.staging.get(leader, String(values[scope.follows])))?.scope ?? unheld
}

/** A row as it would stand, and as it stood. */
type KeyedRow = { readonly resource: Resource; readonly values: Values; readonly id: string; readonly stored: Stored | undefined }

/** Keys of a row by the ways in which it is read beside its scope, by their columns. */
async function readersOf(
  { catalogue, staging }: Batch,
  { resource, values, id, stored }: KeyedRow,
): Promise<Readonly<Record<string, unknown>>> {
  const keys: Record<string, unknown> = {}
  for (const { way, column, source } of readersIn(catalogue.resources[resource.name])) {
    const led = ledBy(source)
    if (led) keys[column] = (await staging.get(led.leader, String(values[led.field])))?.[column] ?? null
    else keys[column] = source === given ? (stored?.[column] ?? null) : readerKey(way, source === 'id' ? id : values[source])
  }
  return keys
}

/** By which keys a row is seen. */
export async function keysOf(batch: Batch, ctx: OpContext, asked: KeyedRow): Promise<Keys> {
  const scope = (await scopeOf(batch, ctx, asked)) ?? asked.stored?.scope ?? 'all'
  return { ...(await readersOf(batch, asked)), scope }
}

/** By which keys a stored row is seen. */
export const keysIn = ({ catalogue }: Batch, { name }: Resource, stored: Stored): Keys => {
  const columns = readerColumns(catalogue.resources[name])
  return { ...Object.fromEntries(columns.map((column) => [column, stored[column] ?? null])), scope: stored.scope }
}

/** Whether a row has these keys. */
export const hasKeys = (row: Keys, keys: Keys): boolean => Object.entries(keys).every(([column, key]) => row[column] === key)

/** Works out by which keys a row is seen anew. */
export async function recomputeScope(batch: Batch, ctx: OpContext, resource: Resource, id: string): Promise<void> {
  const stored = await batch.staging.get(resource.name, id)
  if (!stored || stored.gone) return
  const keys = await keysOf(batch, ctx, { resource, values: rowOf(resource, stored), id, stored })
  if (hasKeys(stored, keys)) return
  await batch.staging.stage(resource.name, id, { ...stored, ...keys, rev: stored.rev + 1 })
  bringFollowers(batch, ctx, resource, id)
}

/** Ids of the rows of a noun that go along with the one they follow. What is over stays where it was. */
async function goingAlong({ staging }: Batch, today: string, follower: Resource, leader: string): Promise<string[]> {
  const { scope } = follower
  if (!scope) return []
  const { follows, until } = scope
  const isOver = (stored: Stored) => until !== undefined && String(rowOf(follower, stored)[until]) < today
  const rows = await staging.query(follower.name, { ...scope.while, [follows]: leader })
  return rows.filter((stored) => !isOver(stored)).map(({ id }) => id)
}

/** Has the rows that follow one whose keys have changed seen by whoever sees it, once, when the last op of the batch is done. */
export function bringFollowers(batch: Batch, ctx: OpContext, resource: Resource, id: string): void {
  const followers = Object.values(batch.catalogue.resources).filter((one) => leaderOf(one) === resource.name)
  if (followers.length === 0) return
  const key = `followers of ${resource.name} ${id}`
  // A row may change its scope again after its followers were brought: they are then brought again.
  batch.laters.delete(key)
  batch.laters.set(key, async () => {
    for (const follower of followers)
      for (const one of await goingAlong(batch, ctx.today, follower, id)) await recomputeScope(batch, ctx, follower, one)
  })
}
