import type { Engine } from '../../src/server/engine'
import type { Job } from '../../src/server/jobs/job'

/** Runs a job for the first tenant, beside its times. */
export const runAlone = (job: Job, engine: Engine): Promise<void> =>
  job.run({ engine, tenant: 1, parameter: undefined, signal: new AbortController().signal, progress: () => undefined })
