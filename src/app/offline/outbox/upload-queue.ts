import type { Catalogue } from '../../../contract/catalogue'
import { filesOf } from '../../../contract/fields/file'
import { upcast } from '../../../contract/sync/upcast'
import type { PersonDb } from '../person-db'
import type { World } from '../world'
import type { StoredOp } from './stored'

/**
 * Brings files to the server ahead of the ops that name them, until there are none or `isWanted`. Answers in how many milliseconds it
 * wants to go on: 0 when an op may go now that had to wait, undefined when nothing is left. Throws only what must halt everything.
 */
export type UploadQueue = (isWanted: () => boolean) => Promise<number | undefined>

/** How far the files that wait have come: `sent` of `size` bytes. */
export type Upload = { readonly sent: number; readonly size: number }

/** Makes the part that brings files. `tell` shows how it goes. */
export type Carrier = (parts: {
  readonly db: PersonDb
  readonly catalogue: Catalogue
  readonly world: World
  readonly tell: (upload: Upload | undefined) => void
}) => UploadQueue

/** Files of this device that have not reached the server, by their SHA-256. */
export const unsentFiles = async (db: PersonDb): Promise<ReadonlySet<string>> =>
  new Set(await db.blobs.where({ state: 'local' }).primaryKeys())

/** The files an op names that are in `unsent`: it must not go before them. */
export function ahead(catalogue: Catalogue, op: StoredOp, unsent: ReadonlySet<string>): string[] {
  if (unsent.size === 0) return []
  const { noun, patch } = upcast(catalogue, op)
  const fields = catalogue.resources[noun]?.fields
  if (fields) return filesOf(fields, patch).filter((sha) => unsent.has(sha))
  // Of a noun only a newer build knows: a file's name occurs nowhere by chance.
  const text = JSON.stringify(patch)
  return [...unsent].filter((sha) => text.includes(sha))
}

/** Files go up once more. Answers how many of them lie here. */
export const sendAnew = (db: PersonDb, shas: readonly string[]): Promise<number> =>
  db.blobs
    .where('sha')
    .anyOf([...shas])
    .modify({ state: 'local' })
