import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal, refuse } from '../../contract/error'
import { attachmentLimits } from '../../contract/fields/attachment'
import { type FileType, fileLimits, type PutReply, pictureTypeOf } from '../../contract/fields/file'
import type { Person } from '../auth/person'
import type { Db } from '../db/database'
import type { Engine } from '../engine'
import { codeOf } from '../error-code'
import { arrived, dropParts, keepPart, placeOf, readParts, type Upload } from './parts'

/** Most bytes of files one person may have stored that no record names. */
const mostUnnamed = 512 * 1024 * 1024

/** Whether this person has proved to hold a file, by bringing all of it, and it is still there. */
export async function holds(engine: Engine, person: Person, sha: string): Promise<boolean> {
  const { rows } = await sql`select 1 from file join file_holder using (tenant_id, sha)
    where sha = ${sha} and user_id = ${person.id} and state = 'there'`.execute(engine.databases.tenant(person.tenant))
  return rows.length > 0 && (await engine.files.has(person.tenant, sha))
}

async function checkUnnamed(db: Db, user: string): Promise<void> {
  const { rows } = await sql<{
    size: number
  }>`select coalesce(sum(size), 0)::bigint as size from file join file_holder h using (tenant_id, sha)
    where h.user_id = ${user} and not exists (select 1 from file_use u where u.tenant_id = file.tenant_id and u.sha = file.sha)`.execute(db)
  if ((rows[0]?.size ?? 0) > mostUnnamed) refuse('file.unfinished')
}

/** Stores a file that was found good. Its row comes first, so that nothing lies in the store that the database does not know of. */
async function store(engine: Engine, tenant: number, sha: string, bytes: Buffer, type: FileType, user: string): Promise<void> {
  const db = engine.databases.tenant(tenant)
  await sql`insert into file (sha, size, type, state) values (${sha}, ${bytes.length}, ${type}, 'coming')
    on conflict (tenant_id, sha) do update set at = now(), state = case when file.state = 'there' then 'there' else 'coming' end`.execute(
    db,
  )
  await engine.files.put(tenant, sha, bytes, type)
  await db.transaction().execute(async (step) => {
    await sql`update file set state = 'there', at = now() where sha = ${sha}`.execute(step)
    await sql`insert into file_holder (sha, user_id) values (${sha}, ${user}) on conflict do nothing`.execute(step)
    await dropParts(step, { user, sha })
  })
}

async function finish(engine: Engine, tenant: number, upload: Upload, bytes: Buffer): Promise<void> {
  const db = engine.databases.tenant(tenant)
  try {
    if (createHash('sha256').update(bytes).digest('hex') !== upload.sha) refuse('file.differs')
    await store(engine, tenant, upload.sha, bytes, await engine.pictures.inspect(bytes), upload.user)
  } catch (error) {
    // What is wrong with the bytes stays wrong: the device begins anew. Without room the parts are kept, and the last one is sent again.
    if (error instanceof Refusal && error.code.startsWith('file.') && error.code !== 'file.full') await dropParts(db, upload)
    throw error
  }
}

/** Takes a file that comes in one piece, such as out of an exported one, and looks at it as closely as at any other. */
export async function takeWhole(engine: Engine, person: Person, sha: string, bytes: Buffer): Promise<void> {
  if (bytes.length > attachmentLimits.size) refuse('file.large', { max: attachmentLimits.size })
  if (await holds(engine, person, sha)) return
  await checkUnnamed(engine.databases.tenant(person.tenant), person.id)
  await finish(engine, person.tenant, { user: person.id, sha }, bytes)
}

/** PostgreSQL's word for a full disk. */
const isFull = (error: unknown): boolean => codeOf(error) === '53100'

/**
 * Takes the bytes of a file from `offset` on. The last part is never kept as a part: it is answered when the whole file is known to be
 * what its name says, whole, of an allowed type, and safely stored.
 */
export async function takePart(
  engine: Engine,
  person: Person,
  sha: string,
  offset: number,
  size: number,
  bytes: Buffer,
): Promise<PutReply> {
  // What begins as a picture is one, or is refused in the end.
  const max = offset === 0 && pictureTypeOf(bytes) ? fileLimits.photo : attachmentLimits.size
  if (size > max) refuse('file.large', { max })
  if (bytes.length === 0 || offset + bytes.length > size) refuse('input.malformed')
  if (await holds(engine, person, sha)) return { offset: size, done: true }
  const db = engine.databases.tenant(person.tenant)
  const upload = { user: person.id, sha }
  try {
    if (offset === 0) await checkUnnamed(db, person.id)
    if (offset + bytes.length < size) return { offset: await keepPart(db, upload, offset, bytes), done: false }
    placeOf(await arrived(db, upload), offset, bytes.length)
    await finish(engine, person.tenant, upload, Buffer.concat([await readParts(db, upload, offset), bytes]))
    return { offset: size, done: true }
  } catch (error) {
    if (isFull(error)) refuse('file.full')
    throw error
  }
}
