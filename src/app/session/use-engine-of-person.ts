import { useEffect, useState } from 'react'
import type { Catalogue } from '../../contract/catalogue'
import { readyWork } from '../encrypted/ready-work'
import { carryFiles } from '../files/upload/carry-files'
import { createEngine, type Engine } from '../offline/engine'
import { syncTransport } from '../wire/sync-transport'
import { announceEngine } from './current-engine'
import { ownCalls } from './own-calls'
import { useSession } from './session'

/** Brings the nouns a catalogue lacks: first those nothing can be shown without. */
type Bringer = { readonly first: () => Promise<unknown>; readonly rest: () => Promise<unknown> }

export type EngineOfPerson = { readonly engine?: Engine; readonly failure?: unknown }

/** Starts the sync engine of whoever is signed in, and stops it when somebody else is. */
export function useEngineOfPerson(catalogue: Catalogue, app: string, bringer?: Bringer): EngineOfPerson {
  const user = useSession((state) => state.person?.id)
  const name = useSession((state) => state.person?.realname)
  const tenant = useSession((state) => state.tenant)
  const [state, setState] = useState<EngineOfPerson & { readonly of?: string }>({})
  const of = user && `${tenant}/${user}`
  useEffect(() => {
    if (!user) return
    let over = false
    const own = ownCalls(tenant, user)
    const ways = { transport: own(syncTransport), carrier: carryFiles(own), readied: readyWork(own) }
    const options = { catalogue, rest: bringer?.rest, tenant, user, name, app, ...ways }
    const starting = Promise.resolve(bringer?.first()).then(() => createEngine(options))
    starting.then(
      (engine) => {
        if (over) return
        announceEngine(engine)
        setState({ engine, of: `${tenant}/${user}` })
      },
      (failure: unknown) => !over && setState({ failure, of: `${tenant}/${user}` }),
    )
    return () => {
      over = true
      announceEngine(undefined)
      starting.then(
        (engine) => engine.stop(),
        () => undefined,
      )
    }
  }, [catalogue, app, bringer, tenant, user, name])
  return state.of === of ? state : {}
}
