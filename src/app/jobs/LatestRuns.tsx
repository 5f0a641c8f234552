import type { JobRow } from '../../contract/job'
import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import { OutcomeSign } from './JobState'
import { useRuns } from './use-jobs'
import { useRunWords } from './use-run-words'
import { words } from './words'

/** How many of a job's runs stand beside it. */
const few = 5

/** The latest runs of a job, and the way to all of them. Nothing where none is remembered. */
export function LatestRuns({ job, onRuns }: { job: JobRow; onRuns: () => void }) {
  const say = useSay()
  const detailsOf = useRunWords()
  const { data } = useRuns({ job: job.id, outcome: '', size: few })
  if (!data || data.total === 0) return null
  return (
    <section className="job-lately" aria-label={say(words.lately)}>
      <h3>{say(words.lately)}</h3>
      <ul className="figures">
        {data.records.map((run) => (
          <li key={run.id}>
            <span>{run.started.slice(0, 16)}</span>
            <OutcomeSign outcome={run.outcome} />
            <span className="quiet">{detailsOf(run)}</span>
          </li>
        ))}
      </ul>
      <BigButton look="quiet" onClick={onRuns}>
        {say(words.allRuns)}
      </BigButton>
    </section>
  )
}
