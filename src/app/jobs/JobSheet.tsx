import { useState } from 'react'
import { type JobRow, jobStatus } from '../../contract/job'
import { useSlowly } from '../blocks/fast-click/use-slowly'
import { BigButton } from '../design/BigButton'
import { lazyPart } from '../design/lazy-part'
import { Sheet } from '../design/overlay/Sheet'
import { Skeleton } from '../design/Skeleton'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { JobMarks, JobProgress, JobState } from './JobState'
import { LatestRuns } from './LatestRuns'
import { useJobAct } from './use-job-act'
import { useJobRights } from './use-job-rights'
import { useJobTimes } from './use-job-times'
import { missedWords, words } from './words'

/** With what reads expressions twice over, which nobody needs who only looks. */
const JobForm = lazyPart<{ job: JobRow; onDone: () => void }>(() => import('./JobForm').then((file) => file.JobForm))

function Facts({ job }: { job: JobRow }) {
  const say = useSay()
  const { next, last } = useJobTimes(job)
  const facts = [
    [words.next, next],
    [words.last, last],
    [words.expression, <code key="cron">{job.cronExpression}</code>],
    [words.missedTimes, say(missedWords[job.missed])],
    ...(job.parameterLabel && job.parameter ? [[job.parameterLabel, job.parameter] as const] : []),
  ] as const
  return (
    <dl className="job-facts figures">
      {facts.map(([name, value]) => (
        <div key={name.en}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {job.last?.message && (
        <div>
          <dt>{say(words.reason)}</dt>
          <dd className="job-reason">{job.last.message}</dd>
        </div>
      )}
    </dl>
  )
}

type ActionProps = { job: JobRow; onChange: () => void; onGone: () => void }

function Actions({ job, onChange, onGone }: ActionProps) {
  const say = useSay()
  const { mayRun, mayPlan } = useJobRights()
  const { busy, act } = useJobAct(job.id, say(job.label))
  const runNow = useSlowly(() => void act('runNow'))
  const isStopped = job.status === jobStatus.stopped
  return (
    <div className="job-actions">
      {mayRun && !job.running && (
        <BigButton look="main" disabled={busy || job.isAsked} onClick={runNow}>
          {say(words.runNow)}
        </BigButton>
      )}
      {mayRun && job.running && (
        <BigButton look="danger" disabled={busy || job.running.isCancelled} onClick={() => void act('cancelRun')}>
          {say(words.cancelRun)}
        </BigButton>
      )}
      {mayPlan && (
        <>
          <BigButton disabled={busy} onClick={onChange}>
            {say(words.change)}
          </BigButton>
          <BigButton disabled={busy} onClick={() => void act(isStopped ? 'resume' : 'pause')}>
            {say(isStopped ? words.resume : words.pause)}
          </BigButton>
        </>
      )}
      {mayPlan && job.isChanged && (
        <BigButton look="quiet" disabled={busy} onClick={() => void act('reset')}>
          {say(words.reset)}
        </BigButton>
      )}
      {mayPlan && job.isAdded && (
        <BigButton look="danger" disabled={busy} onClick={() => void act('remove').then((isGone) => isGone && onGone())}>
          {say(words.remove)}
        </BigButton>
      )}
    </div>
  )
}

type Props = { job: JobRow; onClose: () => void; onRuns: () => void }

/** A job with everything that can be done to it. */
export function JobSheet({ job, onClose, onRuns }: Props) {
  const say = useSay()
  const [isChanging, setChanging] = useState(false)
  const name = say(job.label)
  if (isChanging) {
    const done = () => setChanging(false)
    return (
      <Sheet open title={say(words.changeOf, { name })} onClose={done} width={640}>
        <Suspense fallback={<Skeleton rows={4} height={64} />}>
          <JobForm job={job} onDone={done} />
        </Suspense>
      </Sheet>
    )
  }
  return (
    <Sheet open title={name} onClose={onClose} width={640}>
      <div className="job-marks">
        <JobState job={job} />
        <JobMarks job={job} />
      </div>
      <p>{job.description === job.about.zh || job.description === job.about.en ? say(job.about) : job.description}</p>
      <JobProgress job={job} />
      <Facts job={job} />
      {job.isShared ? (
        <p className="quiet">{say(words.sharedHint)}</p>
      ) : (
        <Actions job={job} onChange={() => setChanging(true)} onGone={onClose} />
      )}
      <LatestRuns job={job} onRuns={onRuns} />
    </Sheet>
  )
}
