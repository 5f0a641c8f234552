import { create } from 'zustand'

/** Whether somebody is looking for something, from whatever screen. */
export const useSearchOpen = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export const openSearch = (): void => useSearchOpen.setState({ isOpen: true })
export const closeSearch = (): void => useSearchOpen.setState({ isOpen: false })
