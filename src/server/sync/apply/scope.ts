import type { Resource } from '../../../contract/resource'
import type { OpContext } from '../../resource/behaviour'
import { rowOf, type Stored, type Values } from '../../resource/values'
import type { Batch } from '../batch'

/** Scope of a row that follows one that never was: a key nobody holds, so that only those see it who see everything. */
const unheld = 'unheld'

/** Name of the noun whose rows the rows of another follow. */
const leaderOf = ({ scope, fields }: Resource): string | undefined => scope && fields[scope.follows]?.noun

/** Scope key of a row: that of the row it follows, else what the rules of its noun say; undefined where neither does. */
export async function scopeOf(batch: Batch, ctx: OpContext, resource: Resource, values: Values, id: string): Promise<string | undefined> {
  const { scope } = resource
  const leader = leaderOf(resource)
  if (!scope || leader === undefined) return batch.behaviours[resource.name]?.scope?.(ctx, values, id)
  return (await batch.staging.get(leader, String(values[scope.follows])))?.scope ?? unheld
}

/** Works out the scope of a row anew. */
export async function recomputeScope(batch: Batch, ctx: OpContext, resource: Resource, id: string): Promise<void> {
  const stored = await batch.staging.get(resource.name, id)
  if (!stored || stored.gone) return
  const scope = (await scopeOf(batch, ctx, resource, rowOf(resource, stored), id)) ?? stored.scope
  if (scope === stored.scope) return
  await batch.staging.stage(resource.name, id, { ...stored, scope, rev: stored.rev + 1 })
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

/** Has the rows that follow one whose scope has changed seen by whoever sees it, once, when the last op of the batch is done. */
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
