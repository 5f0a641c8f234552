import { createHash, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { refuse, refuseFields } from '../../contract/error'
import { attachmentLimits } from '../../contract/fields/attachment'
import { type FileType, type PictureType, pictureTypes } from '../../contract/fields/file'
import { typeNamed } from '../../contract/fields/file-type'
import { StoredFile } from '../../contract/system/infrastructure/stored-file'
import type { Person } from '../auth/person'
import { tableOf } from '../db/column'
import type { Engine } from '../engine'
import { takeWhole } from './upload'

/** What uploads are called where it is noted who names which file. */
export const uploadedFiles = 'uploaded-file'
/** Most megabytes of uploads one person may have. */
const most = 512
const mib = 1024 * 1024

/** Where clients say an upload belongs: words between strokes, never a way out of a folder. */
const place = /^[\p{L}\p{N}_-]{1,40}(\/[\p{L}\p{N}_-]{1,40}){0,3}$/u
/** Clients join paths with commas, take those with a bracket for no path, and put them into addresses as they are. */
const unfit = /[^\p{L}\p{N}._()（）-]+/gu

const endings: Readonly<Record<PictureType, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' }
const isPicture = (type: FileType): type is PictureType => pictureTypes.some((picture) => picture === type)

/** A name without a path, and without anything an address or a comma-joined list gives a meaning. */
export const safeName = (given: string): string => given.split(/[\\/]/).pop()?.replace(unfit, '_').replace(/^\.+/, '') ?? ''

/** What a file is called in its path. A picture ends as what it is; anything else has to be what its name says. */
export function nameFor(given: string, type: FileType): string {
  const safe = safeName(given)
  const at = safe.lastIndexOf('.')
  const [stem, ending] = at < 0 ? [safe, ''] : [safe.slice(0, at), safe.slice(at)]
  const named = typeNamed(safe)
  const short = stem.slice(0, 80) || 'file'
  if (named === type) return `${short}${ending}`
  return isPicture(type) ? `${short}.${endings[type]}` : refuse('file.type')
}

/** The path of a file that is called so (`nameFor`): where it belongs, a ticket nobody can guess, and its name. */
export const pathFor = (at: string, ticket: string, name: string): string => `${at}/${ticket}/${name}`
/** A ticket nobody can guess. */
export const newTicket = (): string => randomBytes(18).toString('hex')
/** The ticket in a path; undefined where it holds none. */
export const ticketIn = (path: string): string | undefined => /\/([0-9a-f]{36})\/[^/]+$/.exec(path)?.[1]

async function checkQuota(engine: Engine, { tenant, id }: Person, more: number): Promise<void> {
  const { rows } = await sql<{
    size: number
  }>`select coalesce(sum(size), 0)::bigint as size from uploaded_file where user_id = ${id}`.execute(engine.databases.tenant(tenant))
  if (Number(rows[0]?.size ?? 0) + more > most * mib) refuse('file.quota', { max: most })
}

/** The type of a file this house holds. */
export const typeOf = async (engine: Engine, tenant: number, sha: string): Promise<FileType> => {
  const { rows } = await sql<{ type: FileType }>`select type from file where sha = ${sha}`.execute(engine.databases.tenant(tenant))
  return rows[0]?.type ?? refuse('file.gone')
}

/** What a client sends: the bytes, what they are called, and where they belong. */
export type Sent = { readonly name: string; readonly bytes: Buffer; readonly place: string }

/**
 * Takes a file that comes in one piece and answers the path by which clients name it: where it belongs, a ticket nobody can guess, and
 * its name. Refuses with `file.large`, `file.quota`, and whatever is wrong with the bytes.
 */
export async function takeUpload(engine: Engine, person: Person, { name, bytes, place: given }: Sent): Promise<string> {
  if (!place.test(given)) refuseFields({ biz: { code: 'field.choice' } })
  if (bytes.length === 0) refuse('file.none')
  if (bytes.length > attachmentLimits.size) refuse('file.large', { max: attachmentLimits.size })
  await checkQuota(engine, person, bytes.length)
  const sha = createHash('sha256').update(bytes).digest('hex')
  await takeWhole(engine, person, sha, bytes)
  const ticket = newTicket()
  const path = pathFor(given, ticket, nameFor(name, await typeOf(engine, person.tenant, sha)))
  await engine.databases
    .tenant(person.tenant)
    .transaction()
    .execute(async (db) => {
      await sql`insert into uploaded_file (ticket, path, sha, size, user_id) values (${ticket}, ${path}, ${sha}, ${bytes.length}, ${person.id})`.execute(
        db,
      )
      await sql`update file set at = now() where sha = ${sha}`.execute(db)
      await sql`insert into file_use (sha, noun, row_id) values (${sha}, ${uploadedFiles}, ${ticket}) on conflict do nothing`.execute(db)
    })
  return path
}

/** Whatever goes by a path: what clients have brought for their texts, and what is kept for itself. */
function pathsOf({ catalogue }: Engine, ticket: string, path: string): RawBuilder<unknown> {
  const kept = Object.hasOwn(catalogue.resources, StoredFile.name)
    ? sql`union all select file -> 0 ->> 'sha' from ${sql.table(tableOf(StoredFile.name))} where not gone and url = ${path}`
    : sql``
  return sql`select sha from uploaded_file where ticket = ${ticket} and path = ${path} ${kept}`
}

export type Found = { readonly sha: string; readonly type: FileType; readonly name: string; readonly read: () => Promise<Buffer> }

/**
 * The file under a path, for somebody of the house it was brought to. Who knows a path has read a row that names it: nobody can guess one.
 * Whatever is amiss is answered alike.
 */
export async function findUpload(engine: Engine, { tenant }: Person, path: string): Promise<Found> {
  const ticket = ticketIn(path) ?? refuse('file.gone')
  const { rows } = await sql<{
    sha: string
    type: FileType
  }>`select f.sha, f.type from (${pathsOf(engine, ticket, path)}) u join file f using (sha) where f.state = 'there'`.execute(
    engine.databases.tenant(tenant),
  )
  const { sha, type } = rows[0] ?? refuse('file.gone')
  const read = async () => (await engine.files.get(tenant, sha)) ?? refuse('file.gone')
  return { sha, type, name: path.slice(path.lastIndexOf('/') + 1), read }
}

/** Whether a person has brought the file under this path themselves. */
export async function isUploadOf(engine: Engine, { tenant, id }: Person, path: string): Promise<boolean> {
  const { rows } = await sql`select 1 from uploaded_file where path = ${path} and user_id = ${id} limit 1`.execute(
    engine.databases.tenant(tenant),
  )
  return rows.length > 0
}
