import type { Label } from './label'

/** Where jobs are asked for and changed. */
export const jobsPath = '/sys/quartzJob'

/** How a run ended. `lost`: its process ended in the midst of it; `missed`: nobody ran at its time, and it is not made up for. */
export const runOutcomes = ['done', 'failed', 'cancelled', 'lost', 'missed'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** What becomes of times at which no process ran: one run makes up for them, they are over, or it looks for what is due at each start. */
export type MissedTimes = 'once' | 'skip' | 'start'

/** Values of `quartz_status`. */
export const jobStatus = { running: '0', stopped: '-1' } as const

/** Longest parameter and description of a job, in characters. */
export const longestJobText = 200
/** Most jobs a house may add to those that come with the product. */
export const mostAddedJobs = 50

/** A job as an administrator sees it. Times are the kindergarten's. */
export type JobRow = {
  readonly id: string
  /** Which of the product's jobs it is. */
  readonly jobClassName: string
  readonly label: Label
  /** What it does, as the product says it. */
  readonly about: Label
  /** What the house says of it; else `about` in the language of the call. */
  readonly description: string
  /** What its parameter is called; null where it takes none. */
  readonly parameterLabel: Label | null
  readonly parameter: string | null
  readonly cronExpression: string
  /** The expression it comes with. */
  readonly shippedCron: string
  readonly status: (typeof jobStatus)[keyof typeof jobStatus]
  readonly status_dictText: string
  /** It is done for all houses at once, and none of them may change it. */
  readonly isShared: boolean
  /** A house has added it, and may remove it. */
  readonly isAdded: boolean
  /** The house has given it an expression of its own. */
  readonly isChanged: boolean
  readonly missed: MissedTimes
  /** Null where it is stopped, or never comes round again. */
  readonly nextTime: string | null
  /** Somebody wanted it now, and no process has taken it on yet. */
  readonly isAsked: boolean
  readonly last: {
    readonly outcome: RunOutcome
    readonly at: string
    readonly seconds: number | null
    readonly message: string | null
  } | null
  /** `done` of `total` pieces, where it says how far it has come. */
  readonly running: {
    readonly since: string
    readonly done: number | null
    readonly total: number | null
    readonly isCancelled: boolean
  } | null
}

/** A run of a job. `by`: who wanted it, where it was not its time. */
export type JobRunRow = {
  readonly id: string
  readonly job: string
  readonly label: Label
  readonly outcome: RunOutcome | 'running'
  readonly started: string
  readonly seconds: number | null
  readonly tries: number
  readonly done: number | null
  readonly total: number | null
  readonly message: string | null
  readonly by: string | null
}
