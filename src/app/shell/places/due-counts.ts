import { useMemo } from 'react'
import { create } from 'zustand'
import { useSession } from '../../session/session'

/** By address: how many things somebody should act on there. */
type DueCounts = Readonly<Record<string, number>>
/** By who counts: how much it is, and the address where one acts. */
type Told = Readonly<Record<string, { readonly path: string; readonly count: number }>>

const useTold = create<Told>()(() => ({}))

/** Says how much is due on the screen at an address, as one of those who count there knows it now. */
export const tellDue = (who: string, path: string, count: number): void =>
  useTold.setState((told) => (told[who]?.path === path && told[who].count === count ? told : { ...told, [who]: { path, count } }))

/** Takes back what some of them have said, as soon as they do not know it any more. */
export const forgetDue = (...whose: readonly string[]): void =>
  useTold.setState((told) => Object.fromEntries(Object.entries(told).filter(([who]) => !whose.includes(who))), true)

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
