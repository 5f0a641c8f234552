import { useState } from 'react'
import { steady } from '../offline/steady'
import { useFollowed } from '../offline/use-followed'
import { useSyncStatus } from '../offline/use-sync-status'
import { type Asked, readView } from '../offline/view'
import { type OwnEdits, readOwnEdits } from './own-edits'
import type { ViewRow } from './row'

/** All rows of a noun kept on this device. Undefined while loading, and while `wanted` is false. */
export function useLocalRows(noun: string, wanted = true): readonly ViewRow[] | undefined {
  return useFollowed<readonly ViewRow[] | undefined>(JSON.stringify([noun, wanted]), async ({ db, catalogue }) =>
    wanted ? steady(db, () => readView(db, catalogue, { noun })) : undefined,
  )
}

/** Rows kept on this device, and what own edits have lately made of them. */
export type LocalCopy = { readonly rows: readonly ViewRow[]; readonly edits: OwnEdits }

/** Both from one moment, so that no row is seen between the two. Undefined while loading, and while nothing is `asked`. */
export function useLocalCopy(asked: Asked | undefined): LocalCopy | undefined {
  const [now] = useState(Date.now)
  return useFollowed<LocalCopy | undefined>(JSON.stringify(['copy', asked ?? null]), async ({ db, catalogue }) => {
    const read = async (from: Asked) => ({ rows: await readView(db, catalogue, from), edits: await readOwnEdits(db, from, now) })
    const tables = [db.rows, db.ops, db.acked, db.standing, db.done]
    return asked && steady(db, () => db.transaction('r', tables, () => read(asked)))
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
