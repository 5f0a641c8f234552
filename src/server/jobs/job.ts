import type { MissedTimes } from '../../contract/job'
import type { Label } from '../../contract/label'
import type { Engine } from '../engine'

/** What a run is given. */
export type JobRun = {
  readonly engine: Engine
  /** For whom; `everybody` for work that is done for all tenants at once. */
  readonly tenant: number
  /** What a house has given it, of a job that takes a parameter. */
  readonly parameter: string | undefined
  /** Aborted when somebody cancels the run, when this process ends, or when another one has taken the run over. */
  readonly signal: AbortSignal
  /** Says how far it has come: `done` of `total` pieces, whatever they are. */
  readonly progress: (done: number, total: number) => void
}

/** Stands in the place of a tenant where work is done for all of them at once. No tenant has this number. */
export const everybody = 0

/** Work that is done by the clock, for each tenant by itself, and once however many processes there are. */
export type Job = {
  /** It is never called otherwise: houses' own times of it go by this name. Without `#`. */
  readonly name: string
  readonly label: Label
  /** What it does, for whoever may stop it. */
  readonly about: Label
  /** What its parameter is called; it takes none where this is absent. */
  readonly parameterLabel?: Label
  /** It is done for all tenants at once. */
  readonly forAll?: boolean
  /** When, as Quartz writes it (`contract/rules/cron`), by the kindergarten's clock. */
  readonly cron: string
  /**
   * What becomes of times at which no process ran. `once`: one run makes up for all of them. `skip`: they are over. `start`: once, and
   * it is run at each start as well, because it only looks for what is due and finds nothing the second time; such a run is written
   * down when it failed, and not otherwise.
   */
  readonly missed: MissedTimes
  /** How often a time that failed is tried, at growing distances, before the next one is waited for; once for one that only looks. */
  readonly tries?: number
  /** What fails is thrown. It must bear being begun again: a process may end in the midst of it. */
  readonly run: (run: JobRun) => Promise<void>
}

/** What the engine knows of jobs: those there are by their names, and what is called when somebody wants one now. */
export type JobDesk = { readonly declared: ReadonlyMap<string, Job>; readonly wakes: Set<() => void> }

export const openJobDesk = (jobs: readonly Job[]): JobDesk => ({ declared: new Map(jobs.map((job) => [job.name, job])), wakes: new Set() })

/** The name of the job a planned one is: those a house has added have an id of their own behind it. */
export const jobNameOf = (id: string): string => id.split('#')[0] ?? id

/** Whether a run only looks for what is due. */
export const isLook = ({ missed }: Job): boolean => missed === 'start'

/** How often a time of a job is tried. */
export const triesOf = (job: Job): number => job.tries ?? (isLook(job) ? 1 : 3)

/** Seconds until a time that failed is tried again. */
export const retryAfter = (tries: number): number => Math.min(3600, 30 * 4 ** (tries - 1))
