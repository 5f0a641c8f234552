import type { ReactNode } from 'react'
import type { Engine } from './engine'
import { EngineContext } from './engine-context'

/** Gives everything inside it the engine of the signed-in person, as soon as there is one. */
export function EngineProvider({ engine, children }: { engine: Engine | undefined; children: ReactNode }) {
  return <EngineContext value={engine}>{children}</EngineContext>
}
