import { sql } from 'kysely'
import { type JobRow, type JobRunRow, jobStatus, type RunOutcome } from '../../contract/job'
import { type Language, say } from '../../contract/label'
import { type Page, pageOf } from '../../contract/query'
import { isCron } from '../../contract/rules/cron'
import type { Engine } from '../engine'
import { everybody, type Job, jobNameOf } from './job'

/** A row of `job_schedule`, with how far its run has come. */
export type Planned = {
  readonly tenant_id: number
  readonly job: string
  readonly cron: string
  readonly own: boolean
  readonly paused: boolean
  readonly parameter: string | null
  readonly description: string | null
  readonly next_at: string
  readonly asked: boolean
  readonly cancelled: boolean
  readonly running: boolean
  readonly last_started: string | null
  readonly last_ended: string | null
  readonly last_outcome: RunOutcome | null
  readonly last_message: string | null
  readonly seconds: number | null
  readonly done: number | null
  readonly total: number | null
}

/** The jobs of a tenant, and those of all of them. Only what this release knows. */
export async function readPlanned({ databases, jobs }: Engine, tenant: number): Promise<Planned[]> {
  const { rows } =
    await sql<Planned>`select s.tenant_id, s.job, s.cron, s.own, s.paused, s.parameter, s.description, s.next_at, s.asked, s.cancelled,
      coalesce(s.leased_until > now(), false) as running, s.last_started, s.last_ended, s.last_outcome, s.last_message,
      case when s.last_ended >= s.last_started then extract(epoch from s.last_ended - s.last_started)::float8 end as seconds, r.done, r.total
    from job_schedule s
    left join lateral (select done, total from job_run r where r.tenant_id = s.tenant_id and r.job = s.job and r.outcome = 'running'
      order by r.id desc limit 1) r on s.leased_until > now()
    where s.tenant_id in (${tenant}, ${everybody}) order by s.tenant_id desc, s.job`.execute(databases.owner)
  return rows.filter(({ job }) => jobs.declared.has(jobNameOf(job)))
}

/** To a tenth, and never none: something was done. */
const rounded = (seconds: number | null): number | null => (seconds === null ? null : Math.max(0.1, Math.round(seconds * 10) / 10))

/** A time of the far future stands for none. */
const isNever = (at: string): boolean => at.startsWith('9999')

/** Why something failed is told of the tenant's own jobs alone: of one for all it may name somebody else's. */
export function jobRow(job: Job, planned: Planned, statusText: (status: string) => string, language: Language): JobRow {
  const { paused, own, cron, cancelled, asked, running } = planned
  const status = paused ? jobStatus.stopped : jobStatus.running
  const isShared = planned.tenant_id === everybody
  const { last_started: started, last_ended: ended, last_outcome: outcome } = planned
  return {
    id: planned.job,
    jobClassName: job.name,
    label: job.label,
    about: job.about,
    description: planned.description ?? say(job.about, language),
    parameterLabel: job.parameterLabel ?? null,
    parameter: planned.parameter,
    cronExpression: cron,
    shippedCron: job.cron,
    status,
    status_dictText: statusText(status),
    isShared,
    isAdded: planned.job !== job.name,
    isChanged: own && planned.job === job.name,
    missed: job.missed,
    nextTime: paused || isNever(planned.next_at) || !isCron(cron) ? null : planned.next_at,
    isAsked: asked,
    last:
      outcome && ended ? { outcome, at: ended, seconds: rounded(planned.seconds), message: isShared ? null : planned.last_message } : null,
    running: running && started ? { since: started, done: planned.done, total: planned.total, isCancelled: cancelled } : null,
  }
}

export type RunsAsked = {
  readonly job?: string | undefined
  readonly outcome?: string | undefined
  readonly page: number
  readonly size: number
}
type Found = Omit<JobRunRow, 'label'> & { readonly tenant_id: number; readonly count: string }

/** The runs that are remembered, the latest first. */
export async function readRuns(
  { databases, jobs }: Engine,
  tenant: number,
  { job, outcome, page, size }: RunsAsked,
): Promise<Page<JobRunRow>> {
  const { rows } = await sql<Found>`select tenant_id, id::text, job, outcome, started, tries, done, total, message, asked_by as by,
      extract(epoch from ended - started)::float8 as seconds, count(*) over () as count
    from job_run where tenant_id in (${tenant}, ${everybody}) and (${job ?? null}::text is null or job = ${job ?? null})
      and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})
    order by started desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(databases.owner)
  const total = Number(rows[0]?.count ?? 0)
  const records = rows.map(({ tenant_id, count: _, ...row }): JobRunRow => {
    const known = jobs.declared.get(jobNameOf(row.job))
    const isShared = tenant_id === everybody
    return {
      ...row,
      label: known?.label ?? { zh: row.job, en: row.job },
      seconds: rounded(row.seconds),
      message: isShared ? null : row.message,
    }
  })
  return pageOf(records, total, { size, current: page })
}
