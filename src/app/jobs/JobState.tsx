import { Ban, Check, CircleAlert, Clock, Loader, Pause, Unplug } from 'lucide-react'
import type { JobRow, JobRunRow } from '../../contract/job'
import { jobStatus } from '../../contract/job'
import type { Tone } from '../../contract/tone'
import { Sign } from '../design/Sign'
import { useSay } from '../language/use-say'
import { outcomeWords, words } from './words'

const looks = {
  running: ['late', Loader],
  done: ['good', Check],
  failed: ['bad', CircleAlert],
  cancelled: ['plain', Ban],
  lost: ['care', Unplug],
  missed: ['care', Clock],
} as const satisfies Record<JobRunRow['outcome'], readonly [Tone, typeof Check]>

/** How a run ended, or that it goes on. */
export function OutcomeSign({ outcome }: Pick<JobRunRow, 'outcome'>) {
  const say = useSay()
  const [tone, Icon] = looks[outcome]
  return (
    <Sign tone={tone} icon={<Icon size={14} aria-hidden />}>
      {say(outcomeWords[outcome])}
    </Sign>
  )
}

/** What a job is doing: running, about to, waiting for its time, or stopped. */
export function JobState({ job: { running, isAsked, status } }: { job: JobRow }) {
  const say = useSay()
  if (running) {
    const { done, total, isCancelled } = running
    const how = isCancelled ? say(words.cancelling) : done !== null && total ? say(words.runningOf, { done, total }) : say(words.running)
    return (
      <Sign tone="late" icon={<Loader size={14} aria-hidden />}>
        {how}
      </Sign>
    )
  }
  if (isAsked)
    return (
      <Sign tone="late" icon={<Clock size={14} aria-hidden />}>
        {say(words.asked)}
      </Sign>
    )
  if (status === jobStatus.stopped)
    return (
      <Sign tone="care" icon={<Pause size={14} aria-hidden />}>
        {say(words.stopped)}
      </Sign>
    )
  return (
    <Sign tone="good" icon={<Check size={14} aria-hidden />}>
      {say(words.on)}
    </Sign>
  )
}

/** How far a run has come, where it says so. */
export function JobProgress({ job: { running, label } }: { job: JobRow }) {
  const say = useSay()
  if (!running?.total) return null
  return <progress className="job-progress" aria-label={say(label)} max={running.total} value={running.done ?? 0} />
}

/** What sets a job apart: done for all houses, added by this one, or at times of its own. */
export function JobMarks({ job: { isShared, isAdded, isChanged } }: { job: JobRow }) {
  const say = useSay()
  const marks = [isShared && words.shared, isAdded && words.added, isChanged && words.changed].filter((mark) => mark !== false)
  return marks.map((mark) => (
    <Sign key={mark.en} tone="open">
      {say(mark)}
    </Sign>
  ))
}
