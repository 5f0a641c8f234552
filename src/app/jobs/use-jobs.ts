import { type JobRow, type JobRunRow, jobsPath } from '../../contract/job'
import type { Page } from '../../contract/query'
import { queries } from '../resource/queries'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'
import { jobList } from './job-calls'

const key = 'jobs'
/** Milliseconds between two looks: while something runs, and while nothing does. */
const lively = 2000
const calm = 30_000

const isBusy = ({ running, isAsked }: JobRow): boolean => running !== null || isAsked

/** Everything that is done by the clock. */
export const useJobs = () =>
  useAnswer({
    queryKey: [key, 'list'],
    queryFn: ({ signal }) => jobList.page<JobRow>({ pageSize: 1000 }, signal),
    refetchInterval: ({ state }) => (state.data?.records.some(isBusy) ? lively : calm),
    staleTime: 0,
  })

/** Which runs are looked at, and how many of them. */
export type RunsWanted = { readonly job: string; readonly outcome: string; readonly size: number }

export const useRuns = ({ job, outcome, size }: RunsWanted) =>
  useAnswer({
    queryKey: [key, 'runs', job, outcome, size],
    queryFn: ({ signal }) => call<Page<JobRunRow>>('GET', `${jobsPath}/runs`, { query: { job, outcome, pageSize: size }, signal }),
    refetchInterval: ({ state }) => (state.data?.records.some((run) => run.outcome === 'running') ? lively : calm),
    placeholderData: (before) => before,
    staleTime: 0,
  })

/** Something was changed: what was read is read again. */
export const rereadJobs = (): Promise<void> => queries.invalidateQueries({ queryKey: [key] })
