import { useMemo, useState } from 'react'
import { useRead } from '../following/use-read'
import type { PersonDb } from '../offline/person-db'
import { steady } from '../offline/steady'
import { useSyncStatus } from '../offline/use-sync-status'
import { useFollowed } from '../offline/view/use-followed'
import { readView, type ViewQuery } from '../offline/view/view'
import { type OwnEdits, readOwnEdits } from './own-edits'
import type { ViewRow } from './row'

/** All rows of a noun kept on this device. Undefined while loading, and while `wanted` is false. */
export const useLocalRows = (noun: string, wanted = true): readonly ViewRow[] | undefined => useRead(wanted ? { noun } : undefined)?.rows

/** Rows kept on this device, and what own edits have lately made of them. */
export type LocalCopy = { readonly rows: readonly ViewRow[]; readonly edits: OwnEdits }

/** Both of a noun, from one moment, so that no row is seen between the two. Undefined while loading, and while no `noun` is asked for. */
export function useLocalCopy(noun: string | undefined): LocalCopy | undefined {
  const [now] = useState(Date.now)
  const beside = noun === undefined ? undefined : { name: 'edits', read: (db: PersonDb) => readOwnEdits(db, { noun }, now) }
  const read = useRead(noun === undefined ? undefined : { noun }, beside)
  const [rows, edits] = [read?.rows, read?.beside]
  return useMemo(() => rows && edits && { rows, edits }, [rows, edits])
}

/** The same of one row. Undefined while loading, and while nothing is `asked`. */
export function useLocalRecord(noun: string | undefined, key: string): LocalCopy | undefined {
  const [now] = useState(Date.now)
  return useFollowed<LocalCopy | undefined>(JSON.stringify(['copy', noun ?? null, key]), async ({ db, catalogue }) => {
    const read = async (asked: ViewQuery) => ({ rows: await readView(db, catalogue, asked), edits: await readOwnEdits(db, asked, now) })
    const tables = [db.rows, db.ops, db.acked, db.standing, db.done]
    return noun === undefined ? undefined : steady(db, () => db.transaction('r', tables, async () => read({ noun, keys: [key] })))
  })
}

/** One row kept on this device. Null when there is none, undefined while loading or without an `id`. */
export function useLocalRow(noun: string, id: string | undefined): ViewRow | null | undefined {
  return useFollowed<ViewRow | null | undefined>(JSON.stringify([noun, id ?? null]), async ({ db, catalogue }) =>
    id === undefined ? undefined : ((await steady(db, () => readView(db, catalogue, { noun, keys: [id] })))[0] ?? null),
  )
}

/** Whether the server was reached the last time anybody tried. */
export const useOnline = (): boolean => useSyncStatus((status) => status.online)
