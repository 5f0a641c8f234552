import type { Engine } from '../engine'

/** A look for what has become somebody's business by the time of day, made again and again. */
export type Round = {
  readonly name: string
  /** Milliseconds from one look to the next. */
  readonly every: number
  /** Looks for one tenant. It is asked at any time and by several processes, and does nothing twice. */
  readonly look: (engine: Engine, tenant: number) => Promise<void>
}

/** Makes one look for every tenant. One that fails is made again at the next time; the other tenants need not wait for it. */
export async function goRound(engine: Engine, tenants: readonly number[], { name, look }: Round): Promise<void> {
  for (const tenant of tenants) {
    try {
      await look(engine, tenant)
    } catch (error) {
      engine.log.error({ err: error, tenant, round: name }, 'a look failed')
    }
  }
}
