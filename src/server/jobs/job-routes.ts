import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { type JobRow, jobStatus, jobsPath, longestJobText, runOutcomes } from '../../contract/job'
import { longestCron } from '../../contract/rules/cron'
import { type Call, type Route, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { jobRows, listed, page, pageOfJobs, status } from './asked-jobs'
import { addJob, cancelRun, editJob, pauseJob, removeJobs, resetJob, runJobNow } from './change-jobs'
import { jobSheetRoutes } from './job-sheets'
import { readRuns } from './read-jobs'

const id = z.string().check(z.regex(/^[\w .:#-]{1,100}$/))
const one = z.object({ id })
const several = z.object({ ids: z.string().check(z.regex(/^[\w .:#,-]{0,6000}$/)) })
/** Longer ones are told apart from ones that cannot be run, but no text is endless. */
const cron = soundText(longestCron * 4)
const text = z.nullish(soundText(longestJobText))
const runsAsked = z.object({
  ...page,
  job: z.optional(z.union([id, z.literal('')])),
  outcome: z.optional(z.enum([...runOutcomes, 'running', ''])),
})
const edited = z.object({ id, cronExpression: z.optional(cron), parameter: text, description: text, status: z.optional(status) })
const added = z.object({
  jobClassName: soundText(100),
  cronExpression: cron,
  parameter: text,
  description: text,
  status: z.optional(status),
})

const rowOf = async (call: Call<unknown>, wanted: string): Promise<JobRow> =>
  (await jobRows(call)).find((row) => row.id === wanted) ?? refuse('record.gone')

/** Existing clients change state by GET. It takes the sign-in as a header of ours, which neither a link nor another site's page can send. */
const told = (method: 'GET' | 'POST', verb: string, right: 'plan' | 'run', act: (call: Call<{ id: string }>) => Promise<void>): Route =>
  route(`${method} ${jobsPath}/${verb}`, { door: `job-action:${right}`, input: one, perMinute: 120 }, async (call) => {
    await act(call)
    return rowOf(call, call.input.id)
  })

const change = (method: 'PUT' | 'POST'): Route =>
  route(`${method} ${jobsPath}/edit`, { door: 'job-action:plan', input: edited }, async (call) => {
    const { engine, session, input } = call
    await editJob(engine, session.person, input.id, input)
    if (input.status !== undefined) await pauseJob(engine, session.person, input.id, String(input.status) === jobStatus.stopped)
    return rowOf(call, input.id)
  })

/** What is done by the clock, as administrators see and change it. */
export const jobRoutes: readonly Route[] = [
  route(`GET ${jobsPath}/list`, { door: 'job-action:list', input: listed }, pageOfJobs),
  route(`GET ${jobsPath}/queryById`, { door: 'job-action:list', input: one }, (call) => rowOf(call, call.input.id)),
  route(`GET ${jobsPath}/runs`, { door: 'job-action:list', input: runsAsked }, ({ engine, session, input }) =>
    readRuns(engine, session.person.tenant, {
      job: input.job || undefined,
      outcome: input.outcome || undefined,
      page: input.pageNo,
      size: input.pageSize,
    }),
  ),
  route(`POST ${jobsPath}/add`, { door: 'job-action:plan', input: added }, async (call) => {
    const { engine, session, input } = call
    const isPaused = String(input.status) === jobStatus.stopped
    return rowOf(call, await addJob(engine, session.person, { ...input, isPaused }))
  }),
  change('PUT'),
  change('POST'),
  route(`DELETE ${jobsPath}/delete`, { door: 'job-action:plan', input: one }, async ({ engine, session, input }) => {
    await removeJobs(engine, session.person, [input.id])
    return null
  }),
  route(`DELETE ${jobsPath}/deleteBatch`, { door: 'job-action:plan', input: several }, async ({ engine, session, input }) => {
    await removeJobs(
      engine,
      session.person,
      input.ids.split(',').filter((one) => one !== ''),
    )
    return null
  }),
  ...jobSheetRoutes,
  told('GET', 'pause', 'plan', ({ engine, session, input }) => pauseJob(engine, session.person, input.id, true)),
  told('GET', 'resume', 'plan', ({ engine, session, input }) => pauseJob(engine, session.person, input.id, false)),
  told('GET', 'execute', 'run', ({ engine, session, input }) => runJobNow(engine, session.person, input.id)),
  told('POST', 'cancel', 'run', ({ engine, session, input }) => cancelRun(engine, session.person, input.id)),
  told('POST', 'reset', 'plan', ({ engine, session, input }) => resetJob(engine, session.person, input.id)),
]
