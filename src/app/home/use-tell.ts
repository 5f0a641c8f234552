import { useEffect } from 'react'

/** Tells the home what a card or an alarm has to say, as soon as it knows and whenever that changes; `undefined` while it does not know. */
export function useTell<T>(tell: (told: T) => void, told: T | undefined): void {
  const said = told && JSON.stringify(told)
  useEffect(() => {
    if (said) tell(JSON.parse(said))
  }, [tell, said])
}
