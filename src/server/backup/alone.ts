import { sql } from 'kysely'
import type { Engine } from '../engine'
import { pokeChannel } from '../live/pokes'

/**
 * Throws when another process of the product has the database open: it would go on from rows that are no longer there. Every process
 * listens for the changes of the others on a connection that does nothing else, this one too.
 */
export async function refuseUnlessAlone({ databases }: Engine): Promise<void> {
  const { rows } = await sql<{ others: number }>`select count(*) - 1 as others from pg_stat_activity
    where datname = current_database() and query = ${`listen ${pokeChannel}`}`.execute(databases.owner)
  if ((rows[0]?.others ?? 0) > 0) throw new Error('The product is running on this database; stop it, then restore. Nothing was changed')
}
