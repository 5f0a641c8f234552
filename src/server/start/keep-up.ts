import type { Engine } from '../engine'
import { dropUnfinished } from '../files/disk-store'
import { filesFolder } from '../files/open-store'
import { forgetRuns } from '../jobs/run-log'
import { workJobs } from '../jobs/work-jobs'
import { endEpochsOfOthers } from '../sync/epochs'

const minute = 60_000
const day = 24 * 60 * minute

/** What each process puts in order for itself and for the engine as a whole, once a day. */
async function tidyEngine({ configuration, databases }: Engine): Promise<void> {
  await forgetRuns(databases.owner)
  if (!configuration.filesS3) await dropUnfinished(filesFolder(configuration), day, Date.now())
}

/**
 * Does what comes round now and from then on: the jobs, which processes share, and what each process looks after by itself. The answer
 * ends it, after what is under way.
 */
export function keepUp(engine: Engine): () => Promise<void> {
  let running = Promise.resolve()
  const every = (time: number, work: (engine: Engine) => Promise<void>) => {
    const go = () => {
      running = running.then(() => work(engine)).catch((error: Error) => engine.log.error({ err: error }, `${work.name} failed`))
    }
    go()
    return setInterval(go, time).unref()
  }
  const timers = [every(day, tidyEngine), every(minute, endEpochsOfOthers)]
  const workers = workJobs(engine, [...engine.jobs.declared.values()])
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all([running, workers.stop()])
  }
}
