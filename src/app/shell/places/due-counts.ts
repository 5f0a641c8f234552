import { create } from 'zustand'
import { useSession } from '../../session/session'

/** By address: how many things somebody should act on there. */
type DueCounts = Readonly<Record<string, number>>

const useCounts = create<DueCounts>()(() => ({}))

/** Says how much is due on the screen at an address, as whoever counts it knows it now. */
export const tellDue = (path: string, count: number): void =>
  useCounts.setState((counts) => (counts[path] === count ? counts : { ...counts, [path]: count }))

// What is due for one person is nothing to the next.
useSession.subscribe(({ person }, { person: before }) => {
  if (person?.id !== before?.id) useCounts.setState({}, true)
})

/** How much is due on each screen, as far as anything has told. */
export const useDueCounts = (): DueCounts => useCounts()
