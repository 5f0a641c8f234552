import { sql } from 'kysely'
import type { Problems } from '../../contract/check'
import { Refusal, refuseFields } from '../../contract/error'
import type { FieldFacts, Fields } from '../../contract/field'
import type { Attachment } from '../../contract/fields/attachment'
import { fileLimits, filesOf, mayNameFiles, pictureTypes } from '../../contract/fields/file'
import { typeNamed } from '../../contract/fields/file-type'
import type { Values } from '../../contract/fields/values'
import type { Person } from '../auth/person'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'
import type { FileStore } from './file-store'

export type KnownFile = { readonly sha: string; readonly size: number; readonly type: string }

/** Answers which of some files this batch's person may name in a record: those they have brought themselves, that are there. */
export type ClaimFiles = (shas: readonly string[]) => Promise<readonly KnownFile[]>

/**
 * Claims files inside the transaction of a batch. Claiming makes a file young again, and so keeps the sweep away until the batch
 * has said which record names it.
 */
export const claimer =
  (db: Db, store: FileStore, person: Person): ClaimFiles =>
  async (shas) => {
    const { rows } = await sql<KnownFile>`update file set at = now() from file_holder h
      where file.sha = any(${shas}::text[]) and file.state = 'there' and h.tenant_id = file.tenant_id and h.sha = file.sha and h.user_id = ${person.id}
      returning file.sha, file.size, file.type`.execute(db)
    const there = await Promise.all(rows.map((row) => store.has(person.tenant, row.sha)))
    return rows.filter((_, at) => there[at])
  }

type Files = ReadonlyMap<string, KnownFile>
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const isPicture = ({ type }: KnownFile): boolean => pictureTypes.some((picture) => picture === type)
const isSignature = (file: KnownFile): boolean => file.type === 'image/png' && file.size <= fileLimits.signature
/** A file is what its name and its record say. */
const isAsNamed = ({ name, size }: Attachment, file: KnownFile): boolean => typeNamed(name) === file.type && size === file.size

/** Whether the files a value names, as far as they are among these, are of the type its field is for. */
function isFit(facts: FieldFacts, value: unknown, files: Files): boolean {
  const { kind, of } = facts
  const every = (test: (file: KnownFile) => boolean) =>
    listed(value).every((sha) => {
      const file = files.get(String(sha))
      return !file || test(file)
    })
  if (kind === 'photos') return every(isPicture)
  if (kind === 'signature') return every(isSignature)
  if (!Array.isArray(value)) return true
  if (of) return value.every((entry: Values) => Object.entries(of).every(([name, inner]) => isFit(inner, entry[name], files)))
  if (kind !== 'attachments') return true
  return value.every((named: Attachment) => {
    const file = files.get(named.sha)
    return !file || isAsNamed(named, file)
  })
}

function unfit(fields: Fields, patch: Values, files: Files): Problems {
  const wrong = Object.entries(fields).filter(([field, facts]) => !isFit(facts, patch[field], files))
  return Object.fromEntries(wrong.map(([field, { kind }]) => [field, { code: kind === 'attachments' ? 'field.attachment' : 'field.file' }]))
}

/**
 * Checks the files a patch names anew. One that is not there, or that this person never brought, is refused with `file.missing`: the
 * device keeps the op and sends the file. The `known` ones, which stand in the record already, may stay, whoever brought them.
 */
export async function checkFiles(
  claim: ClaimFiles,
  fields: Fields,
  patch: Values,
  known: () => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  const named = mayNameFiles(fields) ? filesOf(fields, patch) : []
  if (named.length === 0) return
  const standing = await known()
  const fresh = named.filter((sha) => !standing.includes(sha))
  if (fresh.length === 0) return
  const files = new Map((await claim(fresh)).map((file) => [file.sha, file]))
  const missing = fresh.filter((sha) => !files.has(sha))
  if (missing.length > 0) throw new Refusal('file.missing', { count: missing.length, files: missing.join(',') })
  const problems = unfit(fields, patch, files)
  if (Object.keys(problems).length > 0) refuseFields(problems)
}

/** A record, and the fields or values in which it names files. */
export type Naming = { readonly noun: string; readonly id: string; readonly fields: Fields; readonly values: Values }

/** Notes which records name which files, for good: also what is removed, replaced or held stays evidence. */
export async function recordUses(db: Db, namings: readonly Naming[]): Promise<void> {
  const uses = namings.flatMap(({ noun, id, fields, values }) => filesOf(fields, values).map((sha) => ({ sha, noun, row_id: id })))
  if (uses.length === 0) return
  await sql`insert into file_use (sha, noun, row_id) select sha, noun, row_id
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u(sha text, noun text, row_id text) on conflict do nothing`.execute(db)
}

/** Ids of the rows of a noun that name any of some files, or did so once. */
export async function rowsNaming(db: Db, noun: string, shas: readonly string[]): Promise<string[]> {
  if (shas.length === 0) return []
  const { rows } = await sql<{ row_id: string }>`select distinct row_id from file_use
    where ${isOwn} and sha = any(${shas}::text[]) and noun = ${noun} order by row_id limit 200`.execute(db)
  return rows.map((row) => row.row_id)
}
