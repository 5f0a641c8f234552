import { createContext, useContext } from 'react'
import type { Engine } from './engine'

/** The engine of the person who is signed in. */
export const EngineContext = createContext<Engine | undefined>(undefined)

/** The engine. Throws outside an `EngineProvider`: without one there is nowhere to keep an edit. */
export function useEngine(): Engine {
  const engine = useContext(EngineContext)
  if (!engine) throw new Error('no engine: this must stand inside an EngineProvider')
  return engine
}
