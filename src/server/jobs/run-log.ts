import { sql } from 'kysely'
import type { RunOutcome } from '../../contract/job'
import type { Database } from '../db/database'
import type { Taken } from './schedule'

/** Days for which runs are remembered. */
const kept = 30

/** Writes down that a run begins; answers its number. */
export async function beginRun(
  db: Database,
  { tenant_id, job, due_at, tries, asked_by }: Pick<Taken, 'tenant_id' | 'job' | 'due_at' | 'tries' | 'asked_by'>,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into job_run (tenant_id, job, due_at, tries, asked_by)
    values (${tenant_id}, ${job}, ${due_at}, ${tries}, ${asked_by}) returning id::text`.execute(db)
  return rows[0]?.id ?? ''
}

/** Writes down how far a run has come. */
export async function noteProgress(db: Database, tenant: number, id: string, done: number, total: number): Promise<void> {
  await sql`update job_run set done = ${done}, total = ${total} where tenant_id = ${tenant} and id = ${id} and outcome = 'running'`.execute(
    db,
  )
}

/** Writes down how a run ended. `message`: why, where it failed. */
export async function endRun(db: Database, tenant: number, id: string, outcome: RunOutcome, message?: string): Promise<void> {
  await sql`update job_run set outcome = ${outcome}, ended = now(), message = ${message?.slice(0, 500) ?? null}
    where tenant_id = ${tenant} and id = ${id} and outcome = 'running'`.execute(db)
}

/** Forgets runs of long ago. */
export async function forgetRuns(db: Database): Promise<void> {
  await sql`delete from job_run where started < now() - make_interval(days => ${kept})`.execute(db)
}
