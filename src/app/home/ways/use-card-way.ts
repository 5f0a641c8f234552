import { useContext } from 'react'
import { CardContext } from '../CardFrame'

/** Where the card leads that is being drawn; undefined where one acts in the card itself, or may not open that screen. */
export const useCardWay = (): string | undefined => useContext(CardContext).to
