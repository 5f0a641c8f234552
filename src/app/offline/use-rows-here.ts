import { useEffect, useState } from 'react'
import type { Engine } from './engine'

/** Milliseconds a first screen is given before what nobody waits for is fetched and run. */
const ahead = 1000

/** Whether all rows have been on the device for a moment. What nobody waits for comes then: over a bad network it would come between them. */
export function useRowsHere(engine: Engine | undefined): boolean {
  const [areHere, setAreHere] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (engine?.status.getState().ready) timer ??= setTimeout(() => setAreHere(true), ahead)
    }
    look()
    const end = engine?.status.subscribe(look)
    return () => {
      end?.()
      clearTimeout(timer)
    }
  }, [engine])
  return areHere
}
