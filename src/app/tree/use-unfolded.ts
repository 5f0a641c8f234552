import { useEffect, useState } from 'react'
import { pathsTo, type RowTree } from './tree'

/** What a tree begins with: the one on top open, where it is alone there. */
function atFirst({ levels }: RowTree): ReadonlySet<string> {
  const [first, ...others] = levels.get('') ?? []
  return new Set(first && others.length === 0 ? [first.id] : [])
}

/** Which rows of a tree stand open. The way to the one that is chosen is opened with it. */
export function useUnfolded(tree: RowTree, chosen: string | undefined) {
  const [turned, setTurned] = useState<ReadonlySet<string>>()
  const [shown, setShown] = useState<string>()
  const open = turned ?? atFirst(tree)
  const isThere = chosen !== undefined && tree.byId.has(chosen)
  // Once for each that is chosen: whoever folds what is above it wants it folded.
  useEffect(() => {
    if (!isThere || shown === chosen) return
    setShown(chosen)
    setTurned((now) => new Set([...(now ?? atFirst(tree)), ...pathsTo(tree, [chosen])]))
  }, [isThere, chosen, shown, tree])
  return {
    open,
    turn: (id: string, isOpen: boolean) => setTurned(new Set(isOpen ? [...open, id] : [...open].filter((one) => one !== id))),
    openAll: () => setTurned(new Set([...tree.levels.keys()])),
    closeAll: () => setTurned(new Set()),
  }
}
