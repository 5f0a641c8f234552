import type { Problems } from '../../contract/check'
import type { JobRow } from '../../contract/job'
import { cronProblem } from '../../contract/job-errors'
import { isCron } from '../../contract/rules/cron'
import { toast } from '../design/overlay/toast'
import { useSay } from '../language/use-say'
import { useCallForm } from '../resource/form/use-call-form'
import { type JobValues, saveJob } from './job-calls'
import { rereadJobs } from './use-jobs'
import { words } from './words'

/** What is written before anybody has typed: of a new job what its class comes with. */
const valuesOf = (job: JobRow, isNew: boolean): JobValues => ({
  jobClassName: job.jobClassName,
  cronExpression: isNew ? job.shippedCron : job.cronExpression,
  parameter: (!isNew && job.parameter) || '',
  // What the product says of a job is not the house's.
  description: isNew || [job.about.zh, job.about.en].includes(job.description) ? '' : job.description,
})

const wrongIn = ({ cronExpression }: JobValues): Problems => (isCron(cronExpression) ? {} : { cronExpression: cronProblem })

/** The form of a job: its values, what is wrong with them, and their saving. */
export function useJobForm(job: JobRow, isNew: boolean, form: string, onDone: () => void) {
  const say = useSay()
  const save = async (values: JobValues) => {
    await saveJob(isNew ? undefined : job.id, values)
    await rereadJobs()
    toast(say(words.saved))
    onDone()
  }
  return useCallForm({ form, start: () => valuesOf(job, isNew), wrongIn, save })
}
