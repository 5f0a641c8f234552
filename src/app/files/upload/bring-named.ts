import type { Fields } from '../../../contract/field'
import { filesOf } from '../../../contract/fields/file'
import type { PersonDb } from '../../offline/person-db'
import { fileCalls } from '../../wire/file-calls'
import { bringFile } from './bring-file'

/** Brings the files some values name to the server at once, for a save that goes there at once as well. Throws `WireError`. */
export async function bringNamed(db: PersonDb, fields: Fields, values: Readonly<Record<string, unknown>>): Promise<void> {
  for (const sha of filesOf(fields, values)) {
    const file = await db.blobs.get(sha)
    if (file?.state !== 'local') continue
    await bringFile(file, fileCalls, { tell: () => undefined, isWanted: () => false })
    await db.blobs.update(sha, { state: 'sent' })
  }
}
