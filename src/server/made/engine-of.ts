import type { Resource } from '../../contract/resource'
import type { Engine } from '../engine'
import type { MadeOfTenant } from './made-nouns'

const engines = new WeakMap<Engine, WeakMap<MadeOfTenant, Engine>>()

const byName = (nouns: readonly Resource[]) => Object.fromEntries(nouns.map((resource) => [resource.name, resource]))

function withNouns(engine: Engine, made: MadeOfTenant): Engine {
  if (made.served.length + made.resting.length === 0) return engine
  const known = engines.get(engine) ?? new WeakMap<MadeOfTenant, Engine>()
  engines.set(engine, known)
  const { catalogue } = engine
  const own = () => ({ ...catalogue, resources: { ...catalogue.resources, ...byName(made.served) }, resting: byName(made.resting) })
  // The same for as long as what they made is: what is gathered by engine is gathered for the whole tenant.
  const theirs = known.get(made) ?? { ...engine, catalogue: own() }
  known.set(made, theirs)
  return theirs
}

/** The engine as it serves one tenant: with the nouns that tenant has made. */
export const engineOf = async (engine: Engine, tenant: number): Promise<Engine> => withNouns(engine, await engine.made.nounsOf(tenant))

/** The same after the database has been asked for what this process may not have heard of yet. */
export const engineAskedAgain = async (engine: Engine, tenant: number): Promise<Engine> =>
  withNouns(engine, await engine.made.askAgain(tenant))
