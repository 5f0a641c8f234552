import { randomUUID } from 'node:crypto'
import type { Engine } from '../engine'
import { type Job, jobNameOf } from './job'
import { Pauses } from './pauses'
import { runJob } from './run-job'
import { nextJob, planJobs, takeJob } from './schedule'

/** Jobs a process does at once: a long one does not hold up those that come round every minute. */
const lanes = 2
/** Milliseconds after which a process looks for what is due though it expects nothing: another may have ended in the midst of something. */
const round = 15_000
/** Milliseconds after which tenants that have come meanwhile are given their jobs. */
const planEvery = 3_600_000

export type Workers = { /** Looks for what is due now. */ readonly wake: () => void; readonly stop: () => Promise<void> }

/** Does one thing that is due; answers whether there was one. `end`: aborted when this process ends. */
async function doOne(engine: Engine, jobs: ReadonlyMap<string, Job>, end: AbortSignal): Promise<boolean> {
  const holder = randomUUID()
  const taken = await takeJob(engine.databases.owner, [...jobs.keys()], engine.now(), holder)
  const job = taken && jobs.get(jobNameOf(taken.job))
  if (!taken || !job) return false
  await runJob(engine, job, taken, holder, end)
  return true
}

/** Does jobs when they are due until it is stopped; several processes share the work. Stopping tells runs under way to end, and waits for them. */
export function workJobs(engine: Engine, jobs: readonly Job[]): Workers {
  const { log } = engine
  const db = engine.databases.owner
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const end = new AbortController()
  const pauses = new Pauses()
  const plan = (isStart: boolean) =>
    planJobs(db, jobs, engine.now, isStart).catch((error: Error) => log.error({ err: error }, 'jobs were not planned'))
  const lane = async () => {
    while (!end.signal.aborted) {
      let wait = round
      try {
        while (!end.signal.aborted && (await doOne(engine, byName, end.signal)));
        wait = Math.min(round, Math.max(50, (await nextJob(db, [...byName.keys()], engine.now())) ?? round))
      } catch (error) {
        log.warn({ err: error }, 'jobs wait')
      }
      if (!end.signal.aborted) await pauses.pause(wait)
    }
  }
  const working = plan(true).then(() => Promise.all(Array.from({ length: lanes }, lane)))
  const wake = () => pauses.end()
  engine.jobs.wakes.add(wake)
  const planning = setInterval(() => void plan(false), planEvery).unref()
  return {
    wake,
    async stop() {
      engine.jobs.wakes.delete(wake)
      clearInterval(planning)
      end.abort()
      pauses.end()
      await working
    },
  }
}
