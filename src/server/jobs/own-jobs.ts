import { moment } from '../../contract/time'
import { closeDays } from '../chain/day-roots'
import { warnOfOverdue } from '../devices/overdue'
import type { Engine } from '../engine'
import { sweepFiles } from '../files/sweep'
import type { Product } from '../product'
import { doDaily } from '../start/daily'
import { forgetOld } from '../sync/retention'
import type { Job } from './job'

const hour = 3_600_000

/** What is put in order once a day for a tenant. Several processes may do it at once. */
export async function tidy({ databases, files, signing, catalogue, now }: Engine, tenant: number): Promise<void> {
  const db = databases.tenant(tenant)
  await sweepFiles(db, files, tenant)
  await forgetOld(db, catalogue)
  // A record received just before midnight may be committed just after it: a day is closed when that is over.
  await closeDays(db, tenant, signing, moment(new Date(now().getTime() - hour)).slice(0, 10))
}

/**
 * What the engine does by the clock for any product: tidying, looking for what has waited too long, and every hour for what a new day
 * asks for, so that it is done well before the kindergarten opens.
 */
export const jobsOf = ({ daily, jobs }: Pick<Product, 'daily' | 'jobs'>): readonly Job[] => [
  { name: 'days', cron: '0 0 * * * ? *', missed: 'start', run: ({ engine, tenant }) => doDaily(engine, tenant, daily) },
  { name: 'tidy', cron: '0 10 2 * * ? *', missed: 'start', run: ({ engine, tenant }) => tidy(engine, tenant) },
  { name: 'overdue', cron: '0 5 * * * ? *', missed: 'start', run: ({ engine, tenant }) => warnOfOverdue(engine, tenant) },
  ...jobs,
]
