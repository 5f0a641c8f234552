import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import { fileLimits } from '../../contract/fields/file'
import type { Database, Db } from '../db/database'

/** An upload: whose, and of which file. */
export type Upload = { readonly user: string; readonly sha: string }

/** How many bytes of an upload have arrived, without a gap from the first. */
export async function arrived(db: Db, { user, sha }: Upload): Promise<number> {
  const { rows } = await sql<{
    length: number
  }>`select coalesce(sum(length(bytes)), 0)::integer as length from file_part where user_id = ${user} and sha = ${sha}`.execute(db)
  return rows[0]?.length ?? 0
}

/** Refuses when a person has begun too much without finishing it. */
async function checkQuota(db: Db, user: string, more: number): Promise<void> {
  const { rows } = await sql<{
    length: number
  }>`select coalesce(sum(length(bytes)), 0)::bigint as length from file_part where user_id = ${user}`.execute(db)
  if ((rows[0]?.length ?? 0) + more > fileLimits.unfinished) refuse('file.unfinished')
}

/** Where a part would go: `next` after what has arrived, `known` when it has all arrived before. Anything else is refused with the place to go on. */
export function placeOf(have: number, offset: number, length: number): 'next' | 'known' {
  if (offset === have) return 'next'
  return offset + length <= have ? 'known' : refuse('file.offset', { offset: have })
}

/** Keeps a part. Two windows that send the same one wait for each other, and the second finds it done. Answers how much has arrived. */
export const keepPart = (tenant: Database, upload: Upload, offset: number, bytes: Buffer): Promise<number> =>
  tenant.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant_id') || '/' || ${upload.user}, 17))`.execute(db)
    const have = await arrived(db, upload)
    if (placeOf(have, offset, bytes.length) === 'known') return have
    await checkQuota(db, upload.user, bytes.length)
    await sql`insert into file_part (user_id, sha, start, bytes) values (${upload.user}, ${upload.sha}, ${offset}, ${bytes})`.execute(db)
    return have + bytes.length
  })

/** The first `length` bytes of an upload. */
export async function readParts(db: Db, { user, sha }: Upload, length: number): Promise<Buffer> {
  const { rows } = await sql<{
    bytes: Buffer
  }>`select bytes from file_part where user_id = ${user} and sha = ${sha} and start < ${length} order by start`.execute(db)
  return Buffer.concat(rows.map((row) => row.bytes)).subarray(0, length)
}

export async function dropParts(db: Db, { user, sha }: Upload): Promise<void> {
  await sql`delete from file_part where user_id = ${user} and sha = ${sha}`.execute(db)
}
