import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { pictureTypeOf } from '../../contract/fields/file'
import type { Engine } from '../engine'

/** The hash a file goes by: SHA-256 of its bytes, in small hexadecimal digits. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Finds the hash of what was drawn for somebody, by id; undefined where nothing was. A drawing that stands for several is hashed once. */
export function hashIn({ of }: { readonly of: (id: string) => Uint8Array | undefined }): (id: string) => string | undefined {
  const known = new Map<Uint8Array, string>()
  return (id) => {
    const bytes = of(id)
    if (!bytes) return undefined
    const sha = known.get(bytes) ?? hashOf(bytes)
    known.set(bytes, sha)
    return sha
  }
}

/** How many files are on their way to the store at once. */
const together = 32

/** Stores files of a house that is being seeded. The rows that name them follow, and keep them. Throws for what is no picture. */
export async function fillFiles(engine: Engine, tenant: number, files: readonly Uint8Array[]): Promise<void> {
  const db = engine.databases.tenant(tenant)
  const known = files.map((bytes) => {
    const [sha, type] = [hashOf(bytes), pictureTypeOf(bytes)]
    if (!type) throw new Error(`no picture: ${sha}`)
    return { sha, type, bytes, size: bytes.length }
  })
  const facts = JSON.stringify(known.map(({ sha, type, size }) => ({ sha, type, size })))
  await sql`insert into file (sha, size, type, state) select sha, size, type, 'coming'
    from jsonb_to_recordset(${facts}::jsonb) as f(sha text, size integer, type text) on conflict do nothing`.execute(db)
  for (let at = 0; at < known.length; at += together)
    await Promise.all(known.slice(at, at + together).map(({ sha, bytes, type }) => engine.files.put(tenant, sha, Buffer.from(bytes), type)))
  await sql`update file set state = 'there', at = now() where sha = any(${known.map(({ sha }) => sha)}::text[])`.execute(db)
}
