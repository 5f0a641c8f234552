import { typeNamed } from '../../contract/fields/file-type'
import { importLimits } from '../../contract/sheet/import-limits'
import { keepFile } from '../files/keep-file'
import { dropUnnamed } from '../files/upload/sweep-files'
import { findDraft } from '../offline/outbox/draft'
import type { Draft } from '../offline/outbox/stored'
import type { PersonDb } from '../offline/person-db'
import { steady } from '../offline/steady'

/** A sheet as a draft names it: its bytes lie with those of all other files. */
type Named = { readonly sha: string; readonly name: string; readonly lastModified: number }

const namedBy = (draft: Draft | undefined): readonly Named[] => (draft?.values.sheets ?? []) as readonly Named[]
const shasOf = (drafts: readonly (Draft | undefined)[]): string[] => drafts.flatMap((draft) => namedBy(draft).map(({ sha }) => sha))

/** How the keys of drafts begin that name sheets. */
const beginning = 'import/'
const keyOf = (what: string): string => `${beginning}${what}`

const inOne = (db: PersonDb, work: () => Promise<void>): Promise<void> =>
  steady(db, () => db.transaction('rw', [db.ops, db.acked, db.done, db.drafts, db.blobs], work))

/** Has a draft name these sheets. The bytes of those it named before go at once, unless something else names them: a sheet may be full of what is nobody's business. */
const note = (db: PersonDb, key: string, sheets: readonly Named[], now: number): Promise<void> =>
  inOne(db, async () => {
    const before = await db.drafts.get(key)
    if (sheets.length > 0) await db.drafts.put({ key, values: { sheets }, updatedAt: now })
    else await db.drafts.delete(key)
    await dropUnnamed(db, shasOf([before]))
  })

/** Keeps sheets that are on their way into something, in place of those that were kept of it before. */
export async function keepSheets(db: PersonDb, what: string, files: readonly File[], now: number): Promise<void> {
  const sheets: Named[] = []
  for (const file of files) {
    const { name, lastModified } = file
    const type = typeNamed(name)
    if (type) sheets.push({ sha: await keepFile(db, await file.arrayBuffer(), type, now, importLimits.bytes), name, lastModified })
  }
  await note(db, keyOf(what), sheets, now)
}

export async function findSheets(db: PersonDb, what: string): Promise<readonly File[]> {
  const sheets = namedBy(await findDraft(db, keyOf(what)))
  const found = await db.blobs.bulkGet(sheets.map(({ sha }) => sha))
  return sheets.flatMap(({ name, lastModified }, at) => {
    const bytes = found[at]?.bytes
    return bytes ? [new File([bytes], name, { lastModified })] : []
  })
}

/** Drops all sheets that are kept of somebody, for they sign out. */
export const dropSheets = (db: PersonDb): Promise<void> =>
  inOne(db, async () => {
    const drafts = await db.drafts.where('key').startsWith(beginning).toArray()
    await db.drafts.bulkDelete(drafts.map(({ key }) => key))
    await dropUnnamed(db, shasOf(drafts))
  })
