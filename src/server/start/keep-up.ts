import { sql } from 'kysely'
import { moment } from '../../contract/time'
import { closeDays } from '../chain/day-roots'
import { warnOfOverdue } from '../devices/overdue'
import type { Engine } from '../engine'
import { dropUnfinished } from '../files/disk-store'
import { filesFolder } from '../files/open-store'
import { sweepFiles } from '../files/sweep'
import { endEpochsOfOthers } from '../sync/epochs'
import { forgetOld } from '../sync/retention'
import { type DailyWork, doDaily } from './daily'
import { goRound, type Round } from './rounds'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

async function tenantsOf({ databases }: Engine): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from tenant order by id`.execute(databases.owner)
  return rows.map(({ id }) => id)
}

async function warnAll(engine: Engine): Promise<void> {
  for (const id of await tenantsOf(engine)) await warnOfOverdue(engine, id)
}

/** What is put in order once a day for every tenant. Several processes may do it at once. */
export async function tidy(engine: Engine): Promise<void> {
  const { databases, files, signing, configuration, catalogue } = engine
  const now = engine.now().getTime()
  // A record received just before midnight may be committed just after it: a day is closed when that is over.
  const today = moment(new Date(now - hour)).slice(0, 10)
  for (const id of await tenantsOf(engine)) {
    await sweepFiles(databases.tenant(id), files, id)
    await forgetOld(databases.tenant(id), catalogue)
    await closeDays(databases.tenant(id), id, signing, today)
  }
  if (!configuration.filesS3) await dropUnfinished(filesFolder(configuration), day, Date.now())
}

/**
 * Does what comes round now and from then on: tidying once a day, and every hour looking for what waits too long and for what a new
 * day asks for, so that it is done well before the kindergarten opens; and the product's own rounds. The answer ends it, after what is under way.
 */
export function keepUp(engine: Engine, daily: readonly DailyWork[], rounds: readonly Round[]): () => Promise<void> {
  let running = Promise.resolve()
  const every = (time: number, work: (engine: Engine) => Promise<void>) => {
    const go = () => {
      running = running.then(() => work(engine)).catch((error: Error) => engine.log.error({ err: error }, `${work.name} failed`))
    }
    go()
    return setInterval(go, time).unref()
  }
  async function beginDays(): Promise<void> {
    for (const id of await tenantsOf(engine)) await doDaily(engine, id, daily)
  }
  const timers = [every(hour, beginDays), every(day, tidy), every(hour, warnAll), every(minute, endEpochsOfOthers)]
  for (const round of rounds) {
    const goAround = async () => goRound(engine, await tenantsOf(engine), round)
    timers.push(every(round.every, goAround))
  }
  return () => {
    for (const timer of timers) clearInterval(timer)
    return running
  }
}
