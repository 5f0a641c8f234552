import { useNow } from '../../../../app/clock/use-now'
import { Sign } from '../../../../app/design/Sign'
import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useCardAnswer } from '../../../../app/home/use-card-answer'
import { useTell } from '../../../../app/home/use-tell'
import { outcomeWords } from '../../../../app/jobs/words'
import { useSay } from '../../../../app/language/use-say'
import { type JobRow, type JobRunRow, jobsPath } from '../../../../contract/job'
import type { Page } from '../../../../contract/query'
import { type JobInTrouble, jobsInTrouble } from './figures'
import { words } from './words'

const screen = '/system/jobs'
/** Lines that are shown; the screen shows all. */
const shown = 3

function Trouble({ of }: { of: readonly JobInTrouble[] }) {
  const say = useSay()
  const about = ({ job: { nextTime }, at }: JobInTrouble) => {
    const time = at.slice(5, 16)
    return nextTime === null ? say(words.stopped, { time }) : say(words.next, { time, next: nextTime.slice(5, 16) })
  }
  return (
    <>
      <Figure value={of.length} words={say(words.inTrouble)} tone="bad" />
      <ul className="card-rows">
        {of.slice(0, shown).map((one) => (
          <CardRow
            key={one.job.id}
            to={`${screen}?open=${encodeURIComponent(one.job.id)}`}
            about={about(one)}
            end={<Sign tone={one.why === 'missed' ? 'care' : 'bad'}>{say(outcomeWords[one.why])}</Sign>}
          >
            {say(one.job.label)}
          </CardRow>
        ))}
      </ul>
    </>
  )
}

/** What is done by the clock and was not, or not well. */
export function JobsCard({ tell }: HomeCardProps) {
  const say = useSay()
  const now = useNow()
  const jobs = useCardAnswer<Page<JobRow>>({ key: ['jobs', 'home'], path: `${jobsPath}/list`, query: { pageSize: 1000 } })
  const missed = useCardAnswer<Page<JobRunRow>>({
    key: ['jobs', 'home', 'missed'],
    path: `${jobsPath}/runs`,
    query: { outcome: 'missed', pageSize: 200 },
  })
  const found = jobs.data && missed.data && jobsInTrouble(jobs.data.records, missed.data.records, now)
  const count = found?.length ?? 0
  useTell(tell, found && (count > 0 ? { as: 'due', said: words.jobsInTrouble, values: { count } } : { as: 'well', said: words.jobsWell }))
  const frame = jobs.data ? missed.frame : jobs.frame
  return <CardFrame {...frame}>{found && (count > 0 ? <Trouble of={found} /> : <p className="quiet">{say(words.jobsWell)}</p>)}</CardFrame>
}
