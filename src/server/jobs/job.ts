import type { Engine } from '../engine'

/** What a run is given. */
export type JobRun = {
  readonly engine: Engine
  readonly tenant: number
  /** Aborted when somebody cancels the run, when this process ends, or when another one has taken the run over. */
  readonly signal: AbortSignal
  /** Says how far it has come: `done` of `total` pieces, whatever they are. */
  readonly progress: (done: number, total: number) => void
}

/** Work that is done by the clock, for each tenant by itself, and once however many processes there are. */
export type Job = {
  readonly name: string
  /** When, as Quartz writes it (`contract/rules/cron`), by the kindergarten's clock. */
  readonly cron: string
  /**
   * What becomes of times at which no process ran. `once`: one run makes up for all of them. `skip`: they are over. `start`: once, and
   * it is run at each start as well, because it only looks for what is due and finds nothing the second time; such a run is written
   * down when it failed, and not otherwise.
   */
  readonly missed: 'once' | 'skip' | 'start'
  /** How often a time that failed is tried, at growing distances, before the next one is waited for; once for one that only looks. */
  readonly tries?: number
  /** What fails is thrown. It must bear being begun again: a process may end in the midst of it. */
  readonly run: (run: JobRun) => Promise<void>
}

/** Whether a run only looks for what is due. */
export const isLook = ({ missed }: Job): boolean => missed === 'start'

/** How often a time of a job is tried. */
export const triesOf = (job: Job): number => job.tries ?? (isLook(job) ? 1 : 3)

/** Seconds until a time that failed is tried again. */
export const retryAfter = (tries: number): number => Math.min(3600, 30 * 4 ** (tries - 1))
