import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Storage } from '../../contract/system/home'
import type { Engine } from '../engine'

/** Room on the disk the server keeps its data on. One that cannot be asked, as some that lie in a network, says nothing. */
async function diskOf(folder: string): Promise<Storage['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => ({ bavail: 0, blocks: 0, bsize: 0 }))
  return blocks > 0 ? { free: bavail * bsize, size: blocks * bsize } : null
}

/** What a house takes, and when it was last written to a backup. */
export async function readStorage({ databases, configuration }: Engine, tenant: number): Promise<Storage> {
  const { rows } = await sql<Omit<Storage, 'disk'>>`select pg_database_size(current_database()) as database,
      (select coalesce(sum(size), 0)::bigint from file where tenant_id = ${tenant} and state = 'there') as files,
      (select max(made) from backup_made) as backup`.execute(databases.owner)
  const { database, files, backup } = rows[0] ?? { database: 0, files: 0, backup: null }
  return { database, files, disk: await diskOf(configuration.dataDir), backup }
}
