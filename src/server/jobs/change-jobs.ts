import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { refuse, refuseFields } from '../../contract/error'
import { jobStatus, mostAddedJobs } from '../../contract/job'
import { cronProblem } from '../../contract/job-errors'
import { isCron, nextRun } from '../../contract/rules/cron'
import { JobAction } from '../../contract/system/job-action'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { runOwn } from '../sync/run-batch'
import { everybody, type Job, jobNameOf } from './job'
import { type Planned, readPlanned } from './read-jobs'
import { askForJob, cancelJob, nextTime } from './schedule'

type PlannedJob = { readonly job: Job; readonly planned: Planned }
type What = 'run' | 'cancel' | 'pause' | 'resume' | 'edit' | 'reset' | 'add' | 'remove'

/** What somebody may change of a job. What is left out stays. */
export type JobChange = {
  readonly cronExpression?: string | undefined
  readonly parameter?: string | null | undefined
  readonly description?: string | null | undefined
}

/** What is done to a job, and whether it is stopped then. */
type Deed = { readonly id: string; readonly what: What; readonly was?: string; readonly is?: string; readonly paused: boolean }

/** Writes down what somebody does, before it is done: nothing happens that nobody can look up. */
const note = (engine: Engine, person: Person, { label }: Job, { id, paused, what, was, is }: Deed): Promise<void> =>
  runOwn(engine, person, (ctx) =>
    ctx.put(JobAction, uuidv7(), {
      job: label.zh,
      jobEn: label.en,
      jobId: id,
      what,
      was: was ?? null,
      is: is ?? null,
      status: paused ? jobStatus.stopped : jobStatus.running,
      by: person.realname,
      at: ctx.now,
    }),
  )

/** A job of the person's own house. Refuses what there is none of, and what is everybody's. */
async function find(engine: Engine, person: Person, id: string): Promise<PlannedJob> {
  const planned = (await readPlanned(engine, person.tenant)).find((one) => one.job === id) ?? refuse('record.gone')
  if (planned.tenant_id === everybody) refuse('job.shared')
  const job = engine.jobs.declared.get(jobNameOf(id)) ?? refuse('record.gone')
  return { job, planned }
}

/** Refuses an expression that cannot be run, or names no time that is still to come. */
function checkCron(cron: string, now: Date): void {
  if (!isCron(cron)) refuseFields({ cronExpression: cronProblem })
  if (!nextRun(cron, now)) refuseFields({ cronExpression: { code: 'rule.cron-over' } })
}

function checkParameter(job: Job, parameter: string | null | undefined): void {
  if (parameter && !job.parameterLabel) refuseFields({ parameter: { code: 'job.parameter' } })
}

const wake = ({ jobs }: Engine): void => {
  for (const one of jobs.wakes) one()
}

/** Stops a job, or starts it again: times that came round meanwhile are over. */
export async function pauseJob(engine: Engine, person: Person, id: string, paused: boolean): Promise<void> {
  const { job, planned } = await find(engine, person, id)
  if (planned.paused === paused) return
  await note(engine, person, job, { id, paused, what: paused ? 'pause' : 'resume' })
  const next = nextTime(planned.cron, engine.now())
  await sql`update job_schedule set paused = ${paused}, tries = 0, next_at = case when ${paused} then next_at else ${next}::timestamptz end
    where tenant_id = ${person.tenant} and job = ${id}`.execute(engine.databases.owner)
  wake(engine)
}

const written = (cron: string, parameter: string | null, description: string | null): string =>
  [cron, parameter, description].filter(Boolean).join(' · ')

/** What a house says of a job: what the product says of it, sent back with a whole record, is nobody's. */
const ownWords = ({ about }: Job, given: string | null): string | null =>
  !given || given === about.zh || given === about.en ? null : given

/** Changes what a job is given and when it is done, until somebody puts it back. */
export async function editJob(engine: Engine, person: Person, id: string, change: JobChange): Promise<void> {
  const { job, planned } = await find(engine, person, id)
  const cron = change.cronExpression?.trim() ?? planned.cron
  const isNew = cron !== planned.cron
  if (isNew) checkCron(cron, engine.now())
  checkParameter(job, change.parameter)
  const parameter = change.parameter === undefined ? planned.parameter : change.parameter || null
  const description = change.description === undefined ? planned.description : ownWords(job, change.description)
  if (!isNew && parameter === planned.parameter && description === planned.description) return
  const was = written(planned.cron, planned.parameter, planned.description)
  await note(engine, person, job, { id, paused: planned.paused, what: 'edit', was, is: written(cron, parameter, description) })
  const next = nextTime(cron, engine.now())
  await sql`update job_schedule set parameter = ${parameter}, description = ${description}, cron = ${cron}, own = own or ${isNew},
      next_at = case when ${isNew} then ${next}::timestamptz else next_at end, tries = case when ${isNew} then 0 else tries end
    where tenant_id = ${person.tenant} and job = ${id}`.execute(engine.databases.owner)
  wake(engine)
}

/** Gives a job that comes with the product the times it comes with. */
export async function resetJob(engine: Engine, person: Person, id: string): Promise<void> {
  const { job, planned } = await find(engine, person, id)
  if (!planned.own || id !== job.name) return
  await note(engine, person, job, { id, paused: planned.paused, what: 'reset', was: planned.cron, is: job.cron })
  await sql`update job_schedule set own = false, cron = ${job.cron}, next_at = ${nextTime(job.cron, engine.now())}, tries = 0
    where tenant_id = ${person.tenant} and job = ${id}`.execute(engine.databases.owner)
  wake(engine)
}

/** Has a job done now. Refuses while it is running, or about to begin. */
export async function runJobNow(engine: Engine, person: Person, id: string): Promise<void> {
  const { job, planned } = await find(engine, person, id)
  if (planned.running || planned.asked) refuse('job.running')
  await note(engine, person, job, { id, paused: planned.paused, what: 'run' })
  if (!(await askForJob(engine.databases.owner, person.tenant, id, person.realname))) refuse('job.running')
  wake(engine)
}

/** Cancels the run that is under way. It hears of it within two seconds. */
export async function cancelRun(engine: Engine, person: Person, id: string): Promise<void> {
  const { job, planned } = await find(engine, person, id)
  if (!planned.running) refuse('job.idle')
  await note(engine, person, job, { id, paused: planned.paused, what: 'cancel' })
  if (!(await cancelJob(engine.databases.owner, person.tenant, id))) refuse('job.idle')
}

type NewJob = JobChange & { readonly jobClassName: string; readonly cronExpression: string; readonly isPaused: boolean }

/** Gives a job of the product more times, under an id of their own. Answers the id. */
export async function addJob(engine: Engine, person: Person, added: NewJob): Promise<string> {
  const { jobClassName: name, isPaused } = added
  const job = engine.jobs.declared.get(name) ?? refuseFields({ jobClassName: { code: 'job.unknown', values: { name } } })
  if (job.forAll) refuse('job.shared')
  const cron = added.cronExpression.trim()
  checkCron(cron, engine.now())
  checkParameter(job, added.parameter)
  const id = `${name}#${uuidv7().slice(-12)}`
  const [parameter, description] = [added.parameter || null, added.description || null]
  const many = (await readPlanned(engine, person.tenant)).filter((one) => one.job.includes('#')).length
  if (many >= mostAddedJobs) refuse('job.many', { max: mostAddedJobs })
  await note(engine, person, job, { id, paused: isPaused, what: 'add', is: written(cron, parameter, description) })
  await sql`insert into job_schedule (tenant_id, job, cron, own, paused, parameter, description, next_at)
    values (${person.tenant}, ${id}, ${cron}, true, ${isPaused}, ${parameter}, ${description}, ${nextTime(cron, engine.now())})`.execute(
    engine.databases.owner,
  )
  wake(engine)
  return id
}

async function removeJob(engine: Engine, person: Person, { job, planned }: PlannedJob): Promise<void> {
  const was = written(planned.cron, planned.parameter, planned.description)
  await note(engine, person, job, { id: planned.job, paused: planned.paused, what: 'remove', was })
  await sql`delete from job_schedule where tenant_id = ${person.tenant} and job = ${planned.job}`.execute(engine.databases.owner)
}

/** Takes away what a house has added, all of it or nothing. A run that is under way is cancelled. */
export async function removeJobs(engine: Engine, person: Person, ids: readonly string[]): Promise<void> {
  const found: PlannedJob[] = []
  for (const id of new Set(ids)) {
    const one = await find(engine, person, id)
    if (id === one.job.name) refuse('job.shipped')
    found.push(one)
  }
  for (const one of found) await removeJob(engine, person, one)
}
