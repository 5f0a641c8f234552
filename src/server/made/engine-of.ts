import type { Resource } from '../../contract/resource'
import type { Engine } from '../engine'

const engines = new WeakMap<Engine, WeakMap<readonly Resource[], Engine>>()

function withNouns(engine: Engine, made: readonly Resource[]): Engine {
  if (made.length === 0) return engine
  const known = engines.get(engine) ?? new WeakMap<readonly Resource[], Engine>()
  engines.set(engine, known)
  const { catalogue } = engine
  const resources = () => ({ ...catalogue.resources, ...Object.fromEntries(made.map((resource) => [resource.name, resource])) })
  // The same for as long as what they made is: what is gathered by engine is gathered for the whole tenant.
  const own = known.get(made) ?? { ...engine, catalogue: { ...catalogue, resources: resources() } }
  known.set(made, own)
  return own
}

/** The engine as it serves one tenant: with the nouns that tenant has made. */
export const engineOf = async (engine: Engine, tenant: number): Promise<Engine> => withNouns(engine, await engine.made.nounsOf(tenant))

/** The same after the database has been asked for what this process may not have heard of yet. */
export const engineAskedAgain = async (engine: Engine, tenant: number): Promise<Engine> =>
  withNouns(engine, await engine.made.askAgain(tenant))
