import { sql } from 'kysely'
import { StoredFile } from '../../contract/system/infrastructure/stored-file'
import { tableOf } from '../db/column'
import type { Database } from '../db/database'
import type { FileStore } from './file-store'

/** How long a file lies that no record names, and an upload that nobody goes on with. */
const patience = { file: '7 days', upload: '1 day' } as const

/** Takes one file that is leaving out of the store, and forgets it. Whoever brings it again meanwhile waits, or has made it stay. */
async function removeOne(db: Database, store: FileStore, tenant: number, sha: string): Promise<boolean> {
  return db.transaction().execute(async (step) => {
    const { rows } = await sql`select 1 from file where sha = ${sha} and state = 'leaving' for update`.execute(step)
    if (rows.length === 0) return false
    await store.remove(tenant, sha)
    await sql`delete from file_holder where sha = ${sha}`.execute(step)
    await sql`delete from file where sha = ${sha}`.execute(step)
    return true
  })
}

/**
 * Forgets that stored files named their file once they can be brought back no more, because nothing is left of their row: they were kept for
 * themselves, and are evidence of nothing. What a record names as well stays with that one.
 */
export async function forgetRemovedFiles(db: Database): Promise<void> {
  await sql`delete from file_use u where u.noun = ${StoredFile.name}
    and not exists (select from ${sql.table(tableOf(StoredFile.name))} s where s.tenant_id = u.tenant_id and s.id = u.row_id)`.execute(db)
}

/**
 * Removes files of a tenant that were brought or claimed more than seven days ago and that no record has ever named, and what is left
 * of uploads nobody finished. First they are marked as leaving, which no claim passes; an op that claims one at the same moment
 * makes it young, and the mark is not set. Answers how many files went.
 */
export async function sweepFiles(db: Database, store: FileStore, tenant: number): Promise<number> {
  await sql`delete from file_part where (user_id, sha) in (
    select user_id, sha from file_part group by 1, 2 having max(at) < now() - ${patience.upload}::interval)`.execute(db)
  await sql`update file set state = 'leaving' where state <> 'leaving' and at < now() - ${patience.file}::interval
    and not exists (select 1 from file_use u where u.tenant_id = file.tenant_id and u.sha = file.sha)`.execute(db)
  const { rows } = await sql<{ sha: string }>`select sha from file where state = 'leaving'`.execute(db)
  let removed = 0
  for (const { sha } of rows) if (await removeOne(db, store, tenant, sha)) removed++
  return removed
}
