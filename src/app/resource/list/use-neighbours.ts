import { useEffect } from 'react'
import type { LongList } from './use-long-list'

/** Place of a row among those of a list that are here; below 0 where it is none of them. */
function placeIn({ total, rows, rowAt }: LongList, id: string): number {
  if (rows) return rows.findIndex((row) => row.id === id)
  for (let at = 0; at < total; at++) if (rowAt(at)?.id === id) return at
  return -1
}

/** Where an open record stands in the list it was opened from, and those before and after it. */
export function useNeighbours(list: LongList, open: string | undefined) {
  const at = open === undefined ? -1 : placeIn(list, open)
  const { see } = list
  useEffect(() => {
    // The pages its neighbours lie on.
    if (at >= 0) see(Math.max(0, at - 1), at + 1)
  }, [at, see])
  return { at, previous: at > 0 ? list.rowAt(at - 1)?.id : undefined, next: at >= 0 ? list.rowAt(at + 1)?.id : undefined }
}
