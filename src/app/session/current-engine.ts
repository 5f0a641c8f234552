import type { Engine } from '../offline/engine'

let current: Engine | undefined

/** The engine of whoever is signed in, for the few who stand outside of the screen. */
export const currentEngine = (): Engine | undefined => current

export function announceEngine(engine: Engine | undefined): void {
  current = engine
}
