import type { JobRunRow } from '../../contract/job'
import { useSay } from '../language/use-say'
import { OutcomeSign } from './JobState'
import { useRunWords } from './use-run-words'

/** Runs for fingers, a card each. */
export function RunList({ runs }: { runs: readonly JobRunRow[] }) {
  const say = useSay()
  const detailsOf = useRunWords()
  return (
    <ul className="job-cards">
      {runs.map((run) => (
        <li key={run.id} className="card job-run">
          <span className="job-head">
            <strong>{say(run.label)}</strong>
            <OutcomeSign outcome={run.outcome} />
          </span>
          <span className="figures">{run.started}</span>
          <span className="quiet figures">{detailsOf(run)}</span>
        </li>
      ))}
    </ul>
  )
}
