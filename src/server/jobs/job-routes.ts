import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { type JobRow, jobStatus, jobsPath, longestJobText, runOutcomes } from '../../contract/job'
import type { Page } from '../../contract/query'
import { longestCron } from '../../contract/rules/cron'
import { type Call, type Route, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { addJob, cancelRun, editJob, pauseJob, removeJob, resetJob, runJobNow } from './change-jobs'
import { jobNameOf } from './job'
import { jobRow, readPlanned, readRuns } from './read-jobs'

const id = z.string().check(z.regex(/^[\w .:#-]{1,100}$/))
const one = z.object({ id })
/** Longer ones are told apart from ones that cannot be run, but no text is endless. */
const cron = soundText(longestCron * 4)
const text = z.nullish(soundText(longestJobText))
const page = {
  pageNo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 10),
}
const status = z.union([z.enum([jobStatus.running, jobStatus.stopped]), z.literal([0, -1])])
const listed = z.object({
  ...page,
  jobClassName: z.optional(soundText(longestJobText)),
  status: z.optional(z.union([status, z.literal('')])),
})
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

async function rowsOf({ engine, session, language }: Call<unknown>): Promise<JobRow[]> {
  const texts = (await engine.dictionaries.texts(session.person.tenant, language)).get('quartz_status')
  return (await readPlanned(engine, session.person.tenant)).flatMap((planned) => {
    const job = engine.jobs.declared.get(jobNameOf(planned.job))
    return job ? [jobRow(job, planned, (value) => texts?.get(value) ?? value, language)] : []
  })
}

/** Whether a name that is asked for fits; `*` stands for anything, as in every list. */
const fits = (asked: string, { jobClassName, label }: JobRow): boolean => {
  const wanted = asked.replaceAll('*', '').toLowerCase()
  return [jobClassName, label.zh, label.en].some((name) => name.toLowerCase().includes(wanted))
}

type Told = { readonly jobClassName?: string | undefined; readonly status?: unknown; readonly pageNo: number; readonly pageSize: number }

async function list(call: Call<Told>): Promise<Page<JobRow>> {
  const { jobClassName = '', status: wanted, pageNo, pageSize } = call.input
  const found = (await rowsOf(call)).filter(
    (row) => fits(jobClassName, row) && (wanted === undefined || wanted === '' || row.status === String(wanted)),
  )
  const records = found.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  return { records, total: found.length, size: pageSize, current: pageNo, pages: Math.ceil(found.length / pageSize) }
}

const rowOf = async (call: Call<unknown>, wanted: string): Promise<JobRow> =>
  (await rowsOf(call)).find((row) => row.id === wanted) ?? refuse('record.gone')

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
  route(`GET ${jobsPath}/list`, { door: 'job-action:list', input: listed }, list),
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
    await removeJob(engine, session.person, input.id)
    return null
  }),
  told('GET', 'pause', 'plan', ({ engine, session, input }) => pauseJob(engine, session.person, input.id, true)),
  told('GET', 'resume', 'plan', ({ engine, session, input }) => pauseJob(engine, session.person, input.id, false)),
  told('GET', 'execute', 'run', ({ engine, session, input }) => runJobNow(engine, session.person, input.id)),
  told('POST', 'cancel', 'run', ({ engine, session, input }) => cancelRun(engine, session.person, input.id)),
  told('POST', 'reset', 'plan', ({ engine, session, input }) => resetJob(engine, session.person, input.id)),
]
