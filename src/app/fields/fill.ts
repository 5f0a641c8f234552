import { createContext } from 'react'
import type { Values } from '../../contract/fields/values'

/** Fills in further fields of the form an input stands in. Absent where there are none, as in a sheet that asks for one thing. */
export const FillContext = createContext<((values: Values) => void) | undefined>(undefined)
