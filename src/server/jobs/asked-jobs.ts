import * as z from 'zod/mini'
import { type JobRow, jobStatus, longestJobText } from '../../contract/job'
import { type Page, pageAmong } from '../../contract/query'
import type { Call } from '../http/route'
import { soundText } from '../http/sound-input'
import { jobNameOf } from './job'
import { jobRow, readPlanned } from './read-jobs'

/** Which page of a list is asked for. */
export const page = {
  pageNo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 10),
}
/** Whether a job is stopped, as a text or a number. */
export const status = z.union([z.enum([jobStatus.running, jobStatus.stopped]), z.literal([0, -1])])
const which = {
  jobClassName: z.optional(soundText(longestJobText)),
  status: z.optional(z.union([status, z.literal('')])),
}
/** What a list of jobs is asked for: a piece of the name, and whether they are stopped. */
export const listed = z.object({ ...page, ...which })
/** The same, of all pages. `selections`: ids of those that are ticked. */
export const allListed = z.object({ ...which, selections: z.optional(soundText(6000)), _format: z.optional(z.enum(['xls', 'xlsx'])) })

/** The jobs of the caller's house, and those of all. */
export async function jobRows({ engine, session, language }: Call<unknown>): Promise<JobRow[]> {
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

type Asked = { readonly jobClassName?: string | undefined; readonly status?: unknown }

/** Those of the jobs that are asked for. */
export async function foundJobs(call: Call<Asked>): Promise<JobRow[]> {
  const { jobClassName = '', status: wanted } = call.input
  return (await jobRows(call)).filter(
    (row) => fits(jobClassName, row) && (wanted === undefined || wanted === '' || row.status === String(wanted)),
  )
}

/** A page of them. */
export async function pageOfJobs(call: Call<Asked & { readonly pageNo: number; readonly pageSize: number }>): Promise<Page<JobRow>> {
  const { pageNo, pageSize } = call.input
  return pageAmong(await foundJobs(call), { size: pageSize, current: pageNo })
}
