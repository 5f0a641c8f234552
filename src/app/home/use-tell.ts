import { useEffect } from 'react'
import type { CardStanding, HomeCardProps } from './home-card'

/** Tells the home how a card stands, as soon as the card knows and whenever it changes; `undefined` while it does not know. */
export function useTell(tell: HomeCardProps['tell'], standing: CardStanding | undefined): void {
  const said = standing && JSON.stringify(standing)
  useEffect(() => {
    if (said) tell(JSON.parse(said))
  }, [tell, said])
}
