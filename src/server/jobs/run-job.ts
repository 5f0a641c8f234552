import type { RunOutcome } from '../../contract/job'
import { instant } from '../../contract/time'
import type { Engine } from '../engine'
import { engineOf } from '../made/engine-of'
import { isLook, type Job, retryAfter, triesOf } from './job'
import { beginRun, endRun, noteProgress } from './run-log'
import { holdJob, nextTime, putBackJob, type Taken } from './schedule'

/** Milliseconds between two words that a run lives; it hears as often whether somebody has cancelled it. */
const beat = 2000
/** Milliseconds between two notes of how far a run has come. */
const noteEvery = 1000
/** Milliseconds by which a time may be late without having been missed: processes look for what is due now and then. */
const late = 60_000

type Ended = { readonly outcome: RunOutcome | 'stopped'; readonly error?: Error }

/** Notes how far a run has come, no more often than is worth a statement. */
function noting(engine: Engine, tenant: number, id: string) {
  let last = 0
  return (done: number, total: number) => {
    const now = Date.now()
    if (!id || (done < total && now - last < noteEvery)) return
    last = now
    noteProgress(engine.databases.owner, tenant, id, done, total).catch((error: Error) =>
      engine.log.warn({ err: error }, 'progress was not noted'),
    )
  }
}

/** Runs a job while saying that it lives. `end`: aborted when this process ends. */
async function runHeld(engine: Engine, job: Job, taken: Taken, holder: string, id: string, end: AbortSignal): Promise<Ended> {
  const cancel = new AbortController()
  const beating = setInterval(() => {
    holdJob(engine.databases.owner, taken, holder).then(
      (mayGoOn) => mayGoOn || cancel.abort(),
      (error: Error) => engine.log.warn({ err: error, job: job.name }, 'a run could not say that it lives'),
    )
  }, beat).unref()
  const tenant = taken.tenant_id
  try {
    const signal = AbortSignal.any([cancel.signal, end])
    const own = job.forAll ? engine : await engineOf(engine, tenant)
    // A job listens for the end and would not hear one that has been.
    signal.throwIfAborted()
    await job.run({
      engine: own,
      tenant,
      parameter: taken.parameter ?? undefined,
      signal,
      progress: noting(engine, tenant, id),
    })
    return { outcome: 'done' }
  } catch (error) {
    if (cancel.signal.aborted) return { outcome: 'cancelled' }
    if (end.aborted) return { outcome: 'stopped' }
    return { outcome: 'failed', error: error as Error }
  } finally {
    clearInterval(beating)
  }
}

/** When a job is due again, and how often the time it is due for was tried. */
function again({ outcome }: Ended, job: Job, { tries, due_at, cron }: Taken, now: Date): { next: Date; tries: number } {
  if (outcome === 'stopped') return { next: instant(due_at), tries: tries - 1 }
  if (outcome !== 'failed' || tries >= triesOf(job)) return { next: nextTime(cron, now), tries: 0 }
  return { next: new Date(now.getTime() + retryAfter(tries) * 1000), tries }
}

/** Does what a process has taken on, and writes down how it went. What fails is tried again, and holds up nothing else. */
export async function runJob(engine: Engine, job: Job, taken: Taken, holder: string, end: AbortSignal): Promise<void> {
  const { databases, log } = engine
  const db = databases.owner
  const isMissed =
    job.missed === 'skip' && !taken.asked && taken.tries === 1 && engine.now().getTime() - instant(taken.due_at).getTime() > late
  let id = isLook(job) && !taken.asked ? '' : await beginRun(db, taken)
  const ended: Ended = isMissed ? { outcome: 'missed' } : await runHeld(engine, job, taken, holder, id, end)
  const { outcome, error } = ended
  if (error) log.error({ err: error, tenant: taken.tenant_id, job: job.name, tries: taken.tries }, 'a job failed')
  if (!id && outcome === 'failed') id = await beginRun(db, taken)
  const said = outcome === 'stopped' ? 'lost' : outcome
  if (id) await endRun(db, taken.tenant_id, id, said, error?.message)
  const { next, tries } = again(ended, job, taken, engine.now())
  await putBackJob(db, taken, holder, next, tries, {
    outcome: said,
    message: error?.message,
    isAgain: taken.asked && outcome === 'stopped',
  })
}
