import { createContext } from 'react'

/** Leads to the tile of a record on the screen below the band; undefined where no tiles lie below. */
export const TileWay = createContext<((id: string) => void) | undefined>(undefined)
