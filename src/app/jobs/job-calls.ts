import { jobsPath } from '../../contract/job'
import { listCalls } from '../blocks/list-calls/list-calls'
import { call } from '../wire/call'

const tell = (method: 'GET' | 'POST', verb: string) => (id: string) =>
  call(method, `${jobsPath}/${verb}`, method === 'GET' ? { query: { id } } : { body: { id } })

/** The list of them. */
export const jobList = listCalls({ list: `${jobsPath}/list`, delete: `${jobsPath}/delete` })

/** What can be done to a job without a form. */
export const jobCalls = {
  runNow: tell('GET', 'execute'),
  cancelRun: tell('POST', 'cancel'),
  pause: tell('GET', 'pause'),
  resume: tell('GET', 'resume'),
  reset: tell('POST', 'reset'),
  remove: jobList.remove,
} as const

/** What a form of a job holds. Empty texts are none. */
export type JobValues = {
  readonly jobClassName: string
  readonly cronExpression: string
  readonly parameter: string
  readonly description: string
}

/** `id`: of the job that is changed; without it times are added. */
export const saveJob = (id: string | undefined, { jobClassName, ...values }: JobValues) =>
  id === undefined
    ? call('POST', `${jobsPath}/add`, { body: { jobClassName, ...values } })
    : call('PUT', `${jobsPath}/edit`, { body: { id, ...values } })
