import { createContext } from 'react'

/** Closes the sheet one is in: for what in it leads back to what lies below. Does nothing outside of one. */
export const CloseSheet = createContext<() => void>(() => undefined)
