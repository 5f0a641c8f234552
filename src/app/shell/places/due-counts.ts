import { useMemo } from 'react'
import { create } from 'zustand'
import { useSession } from '../../session/session'

/** By address: how many things somebody should act on there. */
type DueCounts = Readonly<Record<string, number>>
/** By who counts: how much it is, and the address where one acts. */
type Told = Readonly<Record<string, { readonly path: string; readonly count: number }>>

export const useTold = create<Told>()(() => ({}))

// What is due for one person is nothing to the next.
useSession.subscribe(({ person }, { person: before }) => {
  if (person?.id !== before?.id) useTold.setState({}, true)
})

/** How much is due on each screen, as far as anything has told. */
export function useDueCounts(): DueCounts {
  const told = useTold()
  return useMemo(() => {
    const counts: Record<string, number> = {}
    for (const { path, count } of Object.values(told)) counts[path] = (counts[path] ?? 0) + count
    return counts
  }, [told])
}
