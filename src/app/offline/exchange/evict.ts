import type { Catalogue } from '../../../contract/catalogue'
import { keptFrom } from '../../../contract/sync/kept-from'
import { entityOf } from '../../../contract/sync/op'
import { isParked, type Pull } from '../outbox/stored'
import type { PersonDb } from '../person-db'

/**
 * Drops rows older than their noun keeps on a device. A row with an own edit that is not settled stays. `today` is the server's: a
 * device whose clock runs ahead would drop what nobody brings it again.
 */
export async function evict(db: PersonDb, catalogue: Catalogue, today: string): Promise<void> {
  for (const { name, offline } of Object.values(catalogue.resources)) {
    const oldest = keptFrom({ offline }, today)
    if (offline.by === undefined || oldest === undefined) continue
    const keys = await db.rows.where('[noun+by]').between([name, ''], [name, oldest], false, false).primaryKeys()
    const busy = new Set<unknown>()
    for (const table of [db.ops, db.acked]) for (const entity of await table.where('entity').startsWith(`${name}:`).keys()) busy.add(entity)
    await db.rows.bulkDelete(keys.filter(([noun, key]) => !busy.has(entityOf({ noun, key }))))
  }
}

/**
 * Drops what a new copy, which is whole, has no rows for. One from before a restore stays while own edits of it are offered again: they would
 * leave the view before the server has said what becomes of them.
 */
export async function dropOld(db: PersonDb, { gen, era }: Pull): Promise<void> {
  const old = db.rows.where('gen').below(gen)
  if ((await old.count()) === 0) return
  const [acked, fares] = [await db.acked.toArray(), await db.standing.toArray()]
  const busy = new Set([...acked, ...fares.filter(({ fate }) => fate === 'again')].map(({ entity }) => entity))
  for (const fare of fares) if (isParked(fare)) busy.delete(fare.entity)
  await old.filter((row) => row.era === era || !busy.has(entityOf({ ...row, key: row.id }))).delete()
}
