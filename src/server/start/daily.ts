import { dayOf } from '../../contract/time'
import { systemPerson } from '../auth/system-person'
import type { Db } from '../db/database'
import type { Engine } from '../engine'
import type { OpContext } from '../resource/behaviour'
import { runOwn } from '../sync/run-batch'

/** Work that becomes due because a day has passed, and not because somebody did something. */
export type DailyWork = {
  readonly name: string
  /** Ids of what is due on `today`, the kindergarten's day. What has been done is not due any more, so that it may be asked at any time. */
  readonly due: (db: Db, today: string) => Promise<readonly string[]>
  /** Does it for one of them. Another process may have done so meanwhile. */
  readonly work: (ctx: OpContext, id: string) => Promise<void>
}

/** How many are done in one transaction: few enough that nobody waits long for their rows. */
const portion = 50

async function doPortion(engine: Engine, tenant: number, daily: DailyWork, ids: readonly string[]): Promise<void> {
  try {
    await runOwn(engine, systemPerson(tenant), async (ctx) => {
      for (const id of ids) await daily.work(ctx, id)
    })
  } catch (error) {
    // It stays due and is tried again at the next look; the others need not wait for it.
    engine.log.error({ err: error, tenant, daily: daily.name }, 'daily work failed')
  }
}

/** Does for one tenant what is due today. Several processes may do it at once. */
export async function doDaily(engine: Engine, tenant: number, works: readonly DailyWork[]): Promise<void> {
  for (const daily of works) {
    const ids = await daily.due(engine.databases.tenant(tenant), dayOf(engine.now()))
    for (let at = 0; at < ids.length; at += portion) await doPortion(engine, tenant, daily, ids.slice(at, at + portion))
  }
}
