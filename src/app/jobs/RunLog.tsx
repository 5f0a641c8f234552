import { useState } from 'react'
import { type JobRow, runOutcomes } from '../../contract/job'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { Answered } from '../resource/Answered'
import { RunList } from './RunList'
import { useRuns } from './use-jobs'
import { outcomeWords, words } from './words'

const RunTable = lazyPart(() => import('./desktop/RunTable').then((file) => file.RunTable))

/** Runs that are read at a time, and most of them. */
const step = 30
const most = 990

type Choice = { readonly value: string; readonly text: string }

function Choices({
  name,
  all,
  value,
  choices,
  onChange,
}: {
  name: string
  all: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}) {
  return (
    <select className="input" aria-label={name} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  )
}

type Filter = { readonly job: string; readonly outcome: string }
type Props = Filter & { readonly jobs: readonly JobRow[]; readonly onFilter: (filter: Filter) => void }

/** What jobs did, the latest first; followed while one of them runs. */
export function RunLog({ jobs, job, outcome, onFilter }: Props) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const [size, setSize] = useState(step)
  const answer = useRuns({ job, outcome, size })
  const named = jobs.map(({ id, label, isAdded, cronExpression }) => ({
    value: id,
    text: isAdded ? `${say(label)} ${cronExpression}` : say(label),
  }))
  const outcomes = ['running' as const, ...runOutcomes].map((value) => ({ value, text: say(outcomeWords[value]) }))
  return (
    <>
      <div className="job-filter">
        <Choices
          name={say(words.name)}
          all={say(words.allJobs)}
          value={job}
          choices={named}
          onChange={(value) => onFilter({ job: value, outcome })}
        />
        <Choices
          name={say(words.outcome)}
          all={say(words.allOutcomes)}
          value={outcome}
          choices={outcomes}
          onChange={(value) => onFilter({ job, outcome: value })}
        />
      </div>
      <Answered answer={answer} height={isDesktop ? 44 : 88} stays={words.stays} again={words.again}>
        {({ records, total }) =>
          records.length === 0 ? (
            <StateView kind="empty" title={say(words.noRuns)}>
              {say(words.noRunsHint)}
            </StateView>
          ) : (
            <>
              {isDesktop ? (
                <Suspense fallback={<Skeleton rows={8} height={44} />}>
                  <RunTable runs={records} />
                </Suspense>
              ) : (
                <RunList runs={records} />
              )}
              {records.length < Math.min(total, most) && <BigButton onClick={() => setSize(size + step)}>{say(words.more)}</BigButton>}
            </>
          )
        }
      </Answered>
    </>
  )
}
