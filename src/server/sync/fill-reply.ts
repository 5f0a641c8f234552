import { type Change, limits } from '../../contract/sync/exchange'

/** A change, and where its row first changed among those that are told together. */
export type Told = { readonly first: number; readonly change: Change }

/** Characters a change takes of a reply. */
export const sizeOf = ({ row }: Change): number => JSON.stringify(row).length

/**
 * As many as fill a reply, by where their rows first changed: who loses sight of a row may hear it from its first change alone. `upTo`: where
 * the reply ends, if not everything went in; a row that changed again beyond is told again.
 */
export function fillReply(told: readonly Told[]): { changes: Change[]; upTo?: number } {
  const sorted = [...told].sort((one, two) => one.first - two.first)
  let size = 0
  const end = sorted.findIndex(({ change }) => {
    const isFull = size >= limits.told
    size += sizeOf(change)
    return isFull
  })
  const beyond = sorted[end]
  if (!beyond) return { changes: sorted.map(({ change }) => change) }
  return { changes: sorted.slice(0, end).map(({ change }) => change), upTo: beyond.first - 1 }
}
