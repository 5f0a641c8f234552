import type { ReactNode } from 'react'
import type { Engine } from './engine'
import { EngineContext } from './engine-context'

/** Gives everything inside it the engine of the signed-in person. */
export function EngineProvider({ engine, children }: { engine: Engine; children: ReactNode }) {
  return <EngineContext value={engine}>{children}</EngineContext>
}
