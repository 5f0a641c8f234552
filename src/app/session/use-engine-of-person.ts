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

/** What an engine is started with. `app`: the release of the app. */
type Making = { readonly catalogue: Catalogue; readonly app: string; readonly bringer?: Bringer | undefined }

type Owner = { readonly tenant: string; readonly user: string; readonly name: string | undefined }
const keyOf = ({ tenant, user }: Pick<Owner, 'tenant' | 'user'>) => `${tenant}/${user}`

async function start({ catalogue, app, bringer }: Making, owner: Owner): Promise<Engine> {
  const own = ownCalls(owner.tenant, owner.user)
  const ways = { transport: own(syncTransport), carrier: carryFiles(own), readied: readyWork(own) }
  await bringer?.first()
  return createEngine({ catalogue, rest: bringer?.rest, app, ...owner, ...ways })
}

/** An engine on its way, and whose it is. */
type Begun = { readonly of: string; readonly starting: Promise<Engine> }

const begin = (making: Making, owner: Owner): Begun => ({ of: keyOf(owner), starting: start(making, owner) })

const end = ({ starting }: Begun) =>
  starting.then(
    (engine) => engine.stop(),
    () => undefined,
  )

/** An engine that nobody has taken over yet. */
let ahead: Begun | undefined

/** What was begun ahead for somebody. What was begun for another person is ended. */
function takeAhead(of?: string): Begun | undefined {
  const begun = ahead
  ahead = undefined
  if (begun?.of === of) return begun
  if (begun) void end(begun)
  return undefined
}

/** Begins what `useEngineOfPerson` starts before anything is drawn: the device's database opens while the shell is. Ends with the sign-in. */
export function beginEngine(making: Making): void {
  const { person, tenant } = useSession.getState()
  if (!person) return
  ahead = begin(making, { tenant, user: person.id, name: person.realname })
  // Told where it is taken over.
  ahead.starting.catch(() => undefined)
  const unfollow = useSession.subscribe((now) => {
    if (now.person?.id === person.id) return
    unfollow()
    takeAhead()
  })
}

export type EngineOfPerson = { readonly engine?: Engine; readonly failure?: unknown }

/** Starts the sync engine of whoever is signed in, and stops it when somebody else is. */
export function useEngineOfPerson({ catalogue, app, bringer }: Making): EngineOfPerson {
  const user = useSession((state) => state.person?.id)
  const name = useSession((state) => state.person?.realname)
  const tenant = useSession((state) => state.tenant)
  const [state, setState] = useState<EngineOfPerson & { readonly of?: string }>({})
  const of = user && keyOf({ tenant, user })
  useEffect(() => {
    if (!user) return
    let over = false
    const owner = { tenant, user, name }
    const begun = takeAhead(keyOf(owner)) ?? begin({ catalogue, app, bringer }, owner)
    const { of } = begun
    begun.starting.then(
      (engine) => {
        if (over) return
        announceEngine(engine)
        setState({ engine, of })
      },
      (failure: unknown) => !over && setState({ failure, of }),
    )
    return () => {
      over = true
      announceEngine(undefined)
      void end(begun)
    }
  }, [catalogue, app, bringer, tenant, user, name])
  return state.of === of ? state : {}
}
