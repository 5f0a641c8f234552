import { sql } from 'kysely'
import type { Problems } from '../../contract/check'
import { Refusal, refuseFields } from '../../contract/error'
import type { FieldFacts, Fields } from '../../contract/field'
import { fileLimits, filesOf, holdsFiles, mayNameFiles } from '../../contract/file'
import type { Person } from '../auth/person'
import type { Db } from '../db/database'
import type { Values } from '../resource/values'
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

const isSignature = (facts: FieldFacts, file: KnownFile): boolean =>
  facts.kind !== 'signature' || (file.type === 'image/png' && file.size <= fileLimits.signature)

function unfit(fields: Fields, patch: Values, files: ReadonlyMap<string, KnownFile>): Problems {
  const wrong = Object.entries(fields).filter(([field, facts]) => {
    const file = holdsFiles(facts) ? files.get(String(patch[field])) : undefined
    return file && !isSignature(facts, file)
  })
  return Object.fromEntries(wrong.map(([field]) => [field, { code: 'field.file' }]))
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
    where tenant_id = current_setting('app.tenant_id')::integer and sha = any(${shas}::text[]) and noun = ${noun} order by row_id limit 200`.execute(
    db,
  )
  return rows.map((row) => row.row_id)
}
