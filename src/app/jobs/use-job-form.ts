import { type FormEvent, useState } from 'react'
import type { Problems } from '../../contract/check'
import type { JobRow } from '../../contract/job'
import { cronProblem } from '../../contract/job-errors'
import { isCron } from '../../contract/rules/cron'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { goTo, problemsIn } from '../resource/form/problems-at-fields'
import { explain } from '../wire/explain'
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

/** The form of a job: its values, what is wrong with them, and their saving. */
export function useJobForm(job: JobRow, isNew: boolean, form: string, onDone: () => void) {
  const say = useSay()
  const [values, setValues] = useState(() => valuesOf(job, isNew))
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const wrongIn = ({ cronExpression }: JobValues): Problems => (isCron(cronExpression) ? {} : { cronExpression: cronProblem })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = wrongIn(values)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return goTo(form, wrong)
    setBusy(true)
    try {
      await saveJob(isNew ? undefined : job.id, values)
      await rereadJobs()
      toast(say(words.saved))
      onDone()
    } catch (error) {
      setProblems(problemsIn(error))
      setFailure(explain(error, currentLanguage()))
      goTo(form, problemsIn(error))
    } finally {
      setBusy(false)
    }
  }
  const set = (change: Partial<JobValues>) => {
    setValues({ ...values, ...change })
    setProblems({})
  }
  return { values, problems, failure, busy, submit, set }
}
