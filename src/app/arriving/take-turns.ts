import type { StoreApi } from 'zustand/vanilla'
import type { Catalogue } from '../../contract/catalogue'
import { firstReadsDone } from '../following/first-reads'
import type { EngineOptions } from '../offline/engine'
import type { SyncLoop } from '../offline/exchange/sync-loop'
import { createLeader, type Leader } from '../offline/leader/leader'
import type { watchCounts } from '../offline/outbox/watch-counts'
import { type PersonDb, readMeta, writeMeta } from '../offline/person-db'
import type { SyncStatus } from '../offline/status'
import { steady } from '../offline/steady'
import type { World } from '../offline/world'
import { bringNouns } from './bring-nouns'

/**
 * The lock under which one window sends. Builds that say things differently have one each, because an older one leaves alone what the
 * newer one wrote: as long as a page of either is open, it sends for its like.
 */
function lockOf(name: string, { upcasters = {} }: Catalogue): string {
  const steps = Object.values(upcasters).reduce((sum, { length }) => sum + length, 0)
  return steps > 0 ? `sync:${name}.${steps}` : `sync:${name}`
}

type Exchanging = {
  readonly name: string
  readonly db: PersonDb
  readonly world: World
  readonly status: StoreApi<SyncStatus>
  readonly counts: ReturnType<typeof watchCounts>
  readonly syncLoop: SyncLoop
}

/**
 * Has this window exchange when it is its turn, and not before every noun is here: what has to be sent first, and how a row lies on the
 * device, only its noun knows. `nouns` resolves then; absent where none was missing.
 */
export function takeTurns({ catalogue, rest }: EngineOptions, { name, db, world, status, counts, syncLoop }: Exchanging) {
  let leader: Leader | undefined
  const lead = () => {
    leader = createLeader({
      name: lockOf(name, catalogue),
      world,
      readBeat: () => readMeta(db, 'heartbeat'),
      writeBeat: (at) => writeMeta(db, 'heartbeat', at),
      onChange(leads) {
        status.setState({ leads })
        if (leads) syncLoop.wake('lead')
      },
    })
  }
  let isAskedFor = false
  const whole = async () => {
    // What takes up a slow device for half a second, and is needed by the first exchange, does not hold up the screen somebody waits for.
    await firstReadsDone(() => isAskedFor)
    const [{ reshape }] = await Promise.all([import('../recopy/reshape'), import('../offline/exchange/exchange'), rest?.()])
    await steady(db, () => reshape(db, catalogue))
    await counts.recount()
  }
  const coming = rest && bringNouns(whole, world)
  if (coming) void coming.here.then(lead)
  else lead()
  const stop = () => {
    coming?.stop()
    leader?.stop()
  }
  const missing = (noun: string) => {
    if (Object.hasOwn(catalogue.resources, noun)) return undefined
    isAskedFor = true
    return coming?.here
  }
  return { nouns: coming?.here, missing, stop }
}
