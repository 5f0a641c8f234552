import { useState } from 'react'

/** So many are shown at first; a morning without network easily makes hundreds. */
const few = 20

/** The first of a list that may be long. `showAll` is there while some are missing. */
export type FewFirst<T> = { readonly shown: readonly T[]; readonly count: number; readonly showAll: (() => void) | undefined }

export function useFewFirst<T>(items: readonly T[], first = few): FewFirst<T> {
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && items.length > first
  return { shown: isCut ? items.slice(0, first) : items, count: items.length, showAll: isCut ? () => setWhole(true) : undefined }
}
