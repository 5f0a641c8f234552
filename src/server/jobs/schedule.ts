import { sql } from 'kysely'
import type { RunOutcome } from '../../contract/job'
import { isCron, nextRun } from '../../contract/rules/cron'
import type { Database } from '../db/database'
import { isWorking } from '../db/working-tenant'
import { everybody, isLook, type Job, jobNameOf } from './job'

/** Seconds after which a run is taken over when its process has not said that it lives. */
const lease = 60

/** A time of a job that this process has taken on. `asked`: somebody wanted it now. */
export type Taken = {
  readonly tenant_id: number
  readonly job: string
  /** The kindergarten's clock. */
  readonly due_at: string
  readonly tries: number
  readonly asked: boolean
  readonly asked_by: string | null
  readonly cron: string
  readonly parameter: string | null
}

/** What is kept of the latest run. `isAgain`: somebody wanted it, and is owed it still. */
export type Put = { readonly outcome: RunOutcome; readonly message?: string | undefined; readonly isAgain?: boolean }

/** A day that never comes: of a job whose last year is over. */
const never = new Date('9999-12-31T00:00:00Z')

/** When an expression comes round after `from`. One that this release cannot read never does. */
export const nextTime = (cron: string, from: Date): Date => (isCron(cron) && nextRun(cron, from)) || never

type Again = { readonly tenant: number; readonly job: string; readonly again: Date }

/** When jobs are due again to which people have given an expression. */
async function againOfOwn(db: Database, jobs: readonly Job[], now: Date, isStart: boolean): Promise<Again[]> {
  const { rows } = await sql<{
    tenant_id: number
    job: string
    cron: string
  }>`select tenant_id, job, cron from job_schedule where own`.execute(db)
  const looks = new Set(jobs.filter(isLook).map(({ name }) => name))
  return rows.map(({ tenant_id, job, cron }) => ({
    tenant: tenant_id,
    job,
    again: isStart && looks.has(jobNameOf(job)) ? now : nextTime(cron, now),
  }))
}

/** What a release says of its jobs, as rows: `first` for a tenant that has not had the job, `again` for one that has. */
const asPlanned = (jobs: readonly Job[], now: Date, isStart: boolean): string =>
  JSON.stringify(
    jobs.map((job) => {
      const next = nextTime(job.cron, now)
      return {
        job: job.name,
        cron: job.cron,
        for_all: job.forAll ?? false,
        first: isLook(job) ? now : next,
        again: isStart && isLook(job) ? now : next,
      }
    }),
  )

/**
 * Gives every tenant the jobs it lacks, those of all tenants once, and each the next time of an expression that has changed; one that a person
 * has given stays. A time further away than the next one, because somebody has put the clock back, is the next one again. `isStart`: what
 * only looks is due now. `clock` is read while nobody else may write to the schedule: a next time from before a run that another process has
 * ended meanwhile would be due again.
 */
export function planJobs(db: Database, jobs: readonly Job[], clock: () => Date, isStart: boolean): Promise<void> {
  return db.transaction().execute(async (step) => {
    await sql`lock table job_schedule in share row exclusive mode`.execute(step)
    const now = clock()
    const planned = asPlanned(jobs, now, isStart)
    await sql`insert into job_schedule as s (tenant_id, job, cron, next_at)
      select t.id, p.job, p.cron, p.first from (select id from tenant union all select ${sql.lit(everybody)}) t
        join jsonb_to_recordset(${planned}::jsonb) as p(job text, cron text, for_all boolean, first timestamptz)
          on p.for_all = (t.id = ${sql.lit(everybody)}) order by t.id, p.job
      on conflict do nothing`.execute(step)
    const free = sql`(s.leased_until is null or s.leased_until <= now())`
    await sql`update job_schedule s set cron = p.cron, next_at = case when s.cron = p.cron then least(s.next_at, p.again) else p.again end
      from jsonb_to_recordset(${planned}::jsonb) as p(job text, cron text, first timestamptz, again timestamptz)
      where s.job = p.job and not s.own and (s.cron <> p.cron or s.next_at > p.again) and ${free}`.execute(step)
    const own = await againOfOwn(step, jobs, now, isStart)
    if (own.length === 0) return
    await sql`update job_schedule s set next_at = o.again
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as o(tenant integer, job text, again timestamptz)
      where s.tenant_id = o.tenant and s.job = o.job and s.own and s.next_at > o.again and ${free}`.execute(step)
  })
}

/**
 * Takes on the time that has been due longest and that nobody else has, for a while: if this process ends meanwhile, another takes it
 * on again. Jobs of a frozen house rest; what came due meanwhile is done once when it is thawed. Answers undefined when nothing is due.
 */
export async function takeJob(db: Database, names: readonly string[], now: Date, holder: string): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`with due as (
      select tenant_id, job, asked, asked_by from job_schedule
      where split_part(job, '#', 1) = any(${names}::text[]) and (asked or (next_at <= ${now} and not paused))
        and (leased_until is null or leased_until <= now()) and ${isWorking('job_schedule')} order by next_at, tenant_id, job limit 1 for update skip locked),
    taken as (update job_schedule s set leased_until = now() + make_interval(secs => ${lease}), holder = ${holder}, tries = s.tries + 1,
        asked = false, asked_by = null, cancelled = false, last_started = now() from due where s.tenant_id = due.tenant_id and s.job = due.job
      returning s.tenant_id, s.job, s.next_at as due_at, s.tries, due.asked, due.asked_by, s.cron, s.parameter),
    lost as (update job_run r set outcome = 'lost', ended = now() from taken t where r.tenant_id = t.tenant_id and r.job = t.job and r.outcome = 'running')
    select * from taken`.execute(db)
  return rows[0]
}

/** Says that this process is still at it. Answers whether it may go on: not when the run was cancelled or taken over. */
export async function holdJob(db: Database, { tenant_id, job }: Taken, holder: string): Promise<boolean> {
  const { rows } = await sql<{ cancelled: boolean }>`update job_schedule set leased_until = now() + make_interval(secs => ${lease})
    where tenant_id = ${tenant_id} and job = ${job} and holder = ${holder} returning cancelled`.execute(db)
  return rows[0]?.cancelled === false
}

/**
 * Puts a job back until `next`. `tries`: how often that time was tried so far. Where somebody has changed its expression meanwhile, the time
 * they gave it stays. Does nothing where another process has it by now.
 */
export async function putBackJob(db: Database, taken: Taken, holder: string, next: Date, tries: number, put: Put): Promise<void> {
  const { tenant_id, job, cron, asked_by } = taken
  const asker = put.isAgain ? asked_by : null
  await sql`update job_schedule set leased_until = null, holder = null, next_at = case when cron = ${cron} then ${next}::timestamptz else next_at end,
      tries = ${tries}, asked = asked or ${put.isAgain ?? false}, asked_by = coalesce(asked_by, ${asker}),
      last_ended = now(), last_outcome = ${put.outcome}, last_message = ${put.message?.slice(0, 500) ?? null}
    where tenant_id = ${tenant_id} and job = ${job} and holder = ${holder}`.execute(db)
}

/** Milliseconds until a job of these is due; undefined when there is none. */
export async function nextJob(db: Database, names: readonly string[], now: Date): Promise<number | undefined> {
  const { rows } = await sql<{
    ms: number | null
  }>`select min(case when asked then 0 else extract(epoch from next_at - ${now})::float8 * 1000 end) as ms
    from job_schedule where split_part(job, '#', 1) = any(${names}::text[]) and leased_until is null and (asked or not paused) and ${isWorking('job_schedule')}`.execute(
    db,
  )
  return rows[0]?.ms ?? undefined
}

/** Has a job run now, beside its times. `by`: who wants it. Answers whether there is such a job, and it is neither running nor wanted already. */
export async function askForJob(db: Database, tenant: number, job: string, by: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update job_schedule set asked = true, asked_by = ${by}
    where tenant_id = ${tenant} and job = ${job} and not asked and (leased_until is null or leased_until <= now())`.execute(db)
  return numAffectedRows === 1n
}

/** Cancels the run that is under way, wherever it is. Answers whether there was one. */
export async function cancelJob(db: Database, tenant: number, job: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update job_schedule set cancelled = true
    where tenant_id = ${tenant} and job = ${job} and leased_until > now()`.execute(db)
  return numAffectedRows === 1n
}
