import type { JobRow } from '../../contract/job'
import { useSay } from '../language/use-say'
import { JobMarks, JobProgress, JobState } from './JobState'
import { useJobTimes } from './use-job-times'
import { words } from './words'

function JobCard({ job, onOpen }: { job: JobRow; onOpen: () => void }) {
  const say = useSay()
  const { next, last } = useJobTimes(job, true)
  return (
    <li>
      <button type="button" className="card job-card" aria-haspopup="dialog" onClick={onOpen}>
        <span className="job-head">
          <strong>{say(job.label)}</strong>
          <JobState job={job} />
        </span>
        <JobProgress job={job} />
        <span className="job-fact figures">
          <span className="quiet">{say(words.next)}</span> {next}
        </span>
        <span className="job-fact figures">
          <span className="quiet">{say(words.last)}</span> {last}
        </span>
        <span className="job-marks">
          <JobMarks job={job} />
        </span>
      </button>
    </li>
  )
}

/** Jobs for fingers, a card each. */
export function JobCards({ jobs, onOpen }: { jobs: readonly JobRow[]; onOpen: (id: string) => void }) {
  return (
    <ul className="job-cards">
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} onOpen={() => onOpen(job.id)} />
      ))}
    </ul>
  )
}
