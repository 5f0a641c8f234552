import { useCallback, useEffect, useRef, useState } from 'react'
import { typeNamed } from '../../contract/fields/file-type'
import { importLimits } from '../../contract/sheet/import-limits'
import { keepFile } from '../files/keep-file'
import { dropUnnamed } from '../files/upload/sweep-files'
import { useEngine } from '../offline/engine-context'
import { findDraft } from '../offline/outbox/draft'
import type { Draft } from '../offline/outbox/stored'
import type { PersonDb } from '../offline/person-db'
import { steady } from '../offline/steady'

/** A sheet as a draft names it: its bytes lie with those of all other files. */
type Named = { readonly sha: string; readonly name: string; readonly lastModified: number }

const namedBy = (draft: Draft | undefined): readonly Named[] => (draft?.values.sheets ?? []) as readonly Named[]

/** Has a draft name these sheets. The bytes of those it named before go at once, unless something else names them: a sheet may be full of what is nobody's business. */
const note = (db: PersonDb, key: string, sheets: readonly Named[], now: number): Promise<void> =>
  steady(db, () =>
    db.transaction('rw', [db.ops, db.acked, db.done, db.drafts, db.blobs], async () => {
      const before = namedBy(await db.drafts.get(key))
      if (sheets.length > 0) await db.drafts.put({ key, values: { sheets }, updatedAt: now })
      else await db.drafts.delete(key)
      await dropUnnamed(
        db,
        before.map(({ sha }) => sha),
      )
    }),
  )

async function keepSheets(db: PersonDb, key: string, files: readonly File[], now: number): Promise<void> {
  const sheets: Named[] = []
  for (const file of files) {
    const { name, lastModified } = file
    const type = typeNamed(name)
    if (type) sheets.push({ sha: await keepFile(db, await file.arrayBuffer(), type, now, importLimits.bytes), name, lastModified })
  }
  await note(db, key, sheets, now)
}

async function findSheets(db: PersonDb, key: string): Promise<readonly File[]> {
  const sheets = namedBy(await findDraft(db, key))
  const found = await db.blobs.bulkGet(sheets.map(({ sha }) => sha))
  return sheets.flatMap(({ name, lastModified }, at) => {
    const bytes = found[at]?.bytes
    return bytes ? [new File([bytes], name, { lastModified })] : []
  })
}

/**
 * Keeps the sheets somebody has chosen for an import of a noun on this device until they are in or given up, through reloads and a sign-in that
 * is over, as a form is kept. `found`: what was left from last time, undefined while looking.
 */
export function useKeptSheets(noun: string) {
  const { db } = useEngine()
  const key = `import/${noun}`
  const [found, setFound] = useState<readonly File[]>()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    let current = true
    findSheets(db, key).then(
      (files) => current && setFound(files),
      () => current && setFound([]),
    )
    return () => {
      current = false
    }
  }, [db, key])
  const keep = useCallback(
    (files: readonly File[]) => {
      // One after the other, and a help only: a device that cannot keep them must not stop the import.
      last.current = last.current.then(() => keepSheets(db, key, files, Date.now())).catch(() => undefined)
      return last.current
    },
    [db, key],
  )
  return { found, keep }
}
