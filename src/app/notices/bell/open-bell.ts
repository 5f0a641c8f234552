import { create } from 'zustand'

/**
 * Whether the bell's sheet is open. It lies beside the screens, not in one: the screen somebody lands on after signing in comes late on a slow
 * device, and must not take away what they have opened meanwhile.
 */
export const useOpenBell = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export const openBell = (): void => useOpenBell.setState({ isOpen: true })
export const closeBell = (): void => useOpenBell.setState({ isOpen: false })
