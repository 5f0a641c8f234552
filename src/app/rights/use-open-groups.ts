import { useState } from 'react'
import { type Branch, groupsIn, isShort } from './rights-tree'

/** Which groups lie open: those a person opened, and while they search all that hold something found, where it is not too much. */
export function useOpenGroups(shown: readonly Branch[], isSearching: boolean) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const unfolds = isSearching && isShort(shown)
  const open = unfolds ? new Set(groupsIn(shown).filter((key) => !closed.has(key))) : opened
  const onOpen = (key: string, isOpen: boolean) => {
    const [set, has] = unfolds ? [setClosed, !isOpen] : [setOpened, isOpen]
    set((old) => new Set(has ? [...old, key] : [...old].filter((one) => one !== key)))
  }
  return { open, onOpen }
}
