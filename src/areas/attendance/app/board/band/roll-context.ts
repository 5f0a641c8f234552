import { createContext, useContext } from 'react'
import type { BoardRoll } from '../use-attendance-day'

/** The roll of the board the band stands on, for those items that look at more than which children it shows. */
export const RollContext = createContext<BoardRoll | undefined>(undefined)

/** The roll below the band. Throws outside of one. */
export function useRoll(): BoardRoll {
  const roll = useContext(RollContext)
  if (!roll) throw new Error('no roll around this item')
  return roll
}
