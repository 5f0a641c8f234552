import { useId, useState } from 'react'
import { optional, text } from '../../contract/field'
import { type JobRow, longestJobText } from '../../contract/job'
import { longestCron } from '../../contract/rules/cron'
import { CronPreview } from '../blocks/cron/CronPreview'
import { BigButton } from '../design/BigButton'
import { Chip } from '../design/Chip'
import { LabelledInput } from '../design/form/LabelledInput'
import { lazyPart } from '../design/lazy-part'
import { Skeleton } from '../design/Skeleton'
import { Suspense } from '../design/Suspense'
import { FieldFrame } from '../fields/FieldFrame'
import { TextInput } from '../fields/text/TextInput'
import { useSay } from '../language/use-say'
import { FailureNotice } from '../resource/form/FailureNotice'
import { useJobForm } from './use-job-form'
import { words } from './words'
import '../fields/fields.css'
import './jobs.css'

const CronModal = lazyPart<{ expression: string; onUse: (expression: string) => void }>(() =>
  import('../blocks/cron/CronModal').then((file) => file.CronModal),
)

const fields = {
  cronExpression: text(words.expression.zh, words.expression.en, { max: longestCron }),
  parameter: optional(text(words.name.zh, words.name.en, { max: longestJobText })),
  description: optional(text(words.description.zh, words.description.en, { max: longestJobText })),
}

const examples = [
  [words.hourly, '0 0 * * * ? *'],
  [words.daily, '0 0 2 * * ? *'],
  [words.workdays, '0 0 8 ? * 2-6 *'],
  [words.monthly, '0 0 3 1 * ? *'],
] as const

type FormProps = { job: JobRow; isNew: boolean; onDone: () => void }

function Values({ job, isNew, onDone }: FormProps) {
  const say = useSay()
  const form = useId()
  const { values, problems, failure, busy, submit, set, inputOf } = useJobForm(job, isNew, form, onDone)
  const parameter = { ...fields.parameter, label: job.parameterLabel ?? fields.parameter.label }
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <FailureNotice resource={{ fields, form: [Object.keys(fields)] }} failure={failure} problems={problems} />
      <FieldFrame
        id={`${form}-cronExpression`}
        facts={fields.cronExpression}
        problem={problems.cronExpression}
        hint={say(words.expressionHint)}
      >
        <TextInput {...inputOf('cronExpression')} facts={fields.cronExpression} />
      </FieldFrame>
      <fieldset className="chips job-examples">
        <legend className="field-label">{say(words.examples)}</legend>
        {examples.map(([name, cron]) => (
          <Chip key={cron} chosen={values.cronExpression === cron} onToggle={() => set({ cronExpression: cron })}>
            {say(name)}
          </Chip>
        ))}
      </fieldset>
      <Suspense fallback={<Skeleton rows={1} height={32} />}>
        <CronModal expression={values.cronExpression} onUse={(cronExpression) => set({ cronExpression })} />
      </Suspense>
      <CronPreview expression={values.cronExpression} />
      {job.parameterLabel && (
        <FieldFrame id={`${form}-parameter`} facts={parameter} problem={problems.parameter}>
          <TextInput {...inputOf('parameter')} facts={parameter} />
        </FieldFrame>
      )}
      <FieldFrame id={`${form}-description`} facts={fields.description} problem={problems.description}>
        <TextInput {...inputOf('description')} facts={fields.description} />
      </FieldFrame>
      <BigButton look="main" wide type="submit" disabled={busy}>
        {say(busy ? 'saving' : 'save')}
      </BigButton>
    </form>
  )
}

/** Changes when a job is done. */
export const JobForm = (props: { job: JobRow; onDone: () => void }) => <Values {...props} isNew={false} />

/** Gives one of the product's jobs more times. */
export function NewJobForm({ jobs, onDone }: { jobs: readonly JobRow[]; onDone: () => void }) {
  const say = useSay()
  const id = useId()
  const [name, setName] = useState(jobs[0]?.jobClassName)
  const job = jobs.find((one) => one.jobClassName === name)
  if (!job) return null
  return (
    <>
      <p className="quiet">{say(words.addHint)}</p>
      <LabelledInput id={id} label={say(words.name)}>
        {(aria) => (
          <select {...aria} className="input" value={name} onChange={(event) => setName(event.target.value)}>
            {jobs.map(({ jobClassName, label }) => (
              <option key={jobClassName} value={jobClassName}>
                {say(label)}
              </option>
            ))}
          </select>
        )}
      </LabelledInput>
      <p>{say(job.about)}</p>
      <Values key={name} job={job} isNew onDone={onDone} />
    </>
  )
}
