import { create } from 'zustand'

export type AccountSheet = 'settings' | 'password' | 'department' | 'pin'

/** Which of the person's own sheets lies open. */
export const useAccountSheet = create<{ open?: AccountSheet }>()(() => ({}))

export const openAccountSheet = (open: AccountSheet | undefined): void => useAccountSheet.setState({ open })
