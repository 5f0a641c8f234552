import { createContext, useContext } from 'react'
import type { Engine } from './engine'

/** The engine of the person who is signed in. */
export const EngineContext = createContext<Engine | undefined>(undefined)

/** The engine as soon as it runs. For the shell alone, which is drawn before. */
export const useEngineIfHere = (): Engine | undefined => useContext(EngineContext)

/** The engine. Throws outside an `EngineProvider`: without one there is nowhere to keep an edit. */
export function useEngine(): Engine {
  const engine = useContext(EngineContext)
  if (!engine) throw new Error('no engine: this must stand inside an EngineProvider')
  return engine
}
