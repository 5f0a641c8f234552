import type { Change, Place, Reply } from '../../../src/contract/sync/exchange'
import type { Caller } from '../server/open-house'

/** Everything a new device of somebody is given, page by page. */
export async function snapshotOf(call: Caller, replica: string): Promise<Change[]> {
  const changes: Change[] = []
  for (let place: Place | null | undefined = null, more = true; more; ) {
    const answered = await call('POST /sync', { epoch: null, replica, since: null, place, scope: null, ops: [] })
    if (!answered.success) throw new Error(`${answered.error} ${answered.message}`)
    const reply: Reply = answered.result
    changes.push(...reply.changes)
    ;({ place, more } = reply)
  }
  return changes
}
