import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { fileTypeOf } from '../../contract/file'
import type { Engine } from '../engine'

/** The hash a file goes by: SHA-256 of its bytes, in small hexadecimal digits. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Stores files of a house that is being furnished. The rows that name them follow, and keep them. Throws for what is no picture. */
export async function fillFiles(engine: Engine, tenant: number, files: readonly Uint8Array[]): Promise<void> {
  const db = engine.databases.tenant(tenant)
  for (const bytes of files) {
    const [sha, type] = [hashOf(bytes), fileTypeOf(bytes)]
    if (!type) throw new Error(`no picture: ${sha}`)
    await sql`insert into file (sha, size, type, state) values (${sha}, ${bytes.length}, ${type}, 'coming') on conflict do nothing`.execute(
      db,
    )
    await engine.files.put(tenant, sha, Buffer.from(bytes), type)
    await sql`update file set state = 'there', at = now() where sha = ${sha}`.execute(db)
  }
}
