import { createContext } from 'react'

/** Id of the row whose record stands open beside its table. */
export const OpenRowContext = createContext<string | undefined>(undefined)
