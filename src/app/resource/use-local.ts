import { steady } from '../offline/steady'
import { useFollowed } from '../offline/use-followed'
import { useSyncStatus } from '../offline/use-sync-status'
import { readView } from '../offline/view'
import type { ViewRow } from './row'

/** All rows of a noun kept on this device. Undefined while loading, and while `wanted` is false. */
export function useLocalRows(noun: string, wanted = true): readonly ViewRow[] | undefined {
  return useFollowed<readonly ViewRow[] | undefined>(JSON.stringify([noun, wanted]), async ({ db, catalogue }) =>
    wanted ? steady(db, () => readView(db, catalogue, { noun })) : undefined,
  )
}

/** One row kept on this device. Null when there is none, undefined while loading or without an `id`. */
export function useLocalRow(noun: string, id: string | undefined): ViewRow | null | undefined {
  return useFollowed<ViewRow | null | undefined>(JSON.stringify([noun, id ?? null]), async ({ db, catalogue }) =>
    id === undefined ? undefined : ((await steady(db, () => readView(db, catalogue, { noun, keys: [id] })))[0] ?? null),
  )
}

/** Whether the server was reached the last time anybody tried. */
export const useOnline = (): boolean => useSyncStatus((status) => status.online)
