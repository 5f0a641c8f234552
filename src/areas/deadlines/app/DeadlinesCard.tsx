import { CalendarClock, ChevronRight } from 'lucide-react'
import { Link } from '../../../app/design/Link'
import { ShowAll } from '../../../app/design/ShowAll'
import { useFewFirst } from '../../../app/design/use-few-first'
import { useSay } from '../../../app/language/use-say'
import { useAnswer } from '../../../app/resource/use-answer'
import { useCan } from '../../../app/session/use-can'
import { call } from '../../../app/wire/call'
import { label } from '../../../contract/label'
import { type Deadline, deadlineFacts, deadlinePage, deadlineSentence } from '../deadline'
import './deadlines.css'

const title = label('需要处理的期限', 'Deadlines to act on')
type Shown = Deadline & { readonly paper?: string }

const toneOf = ({ left = 0 }: Shown) => (left <= 7 ? 'bad' : 'care')

/** On the home page of whoever looks after them: papers that run out, full classes, the end of the calendar, each with the way to it. */
export function DeadlinesCard() {
  const say = useSay()
  const can = useCan()
  const { data = [] } = useAnswer({
    queryKey: ['noun', 'deadlines'],
    queryFn: ({ signal }) => call<readonly Shown[]>('GET', '/business-system/intk/garden/deadlines', { signal }),
  })
  const few = useFewFirst(data)
  // Nothing to act on, or nobody to ask without network: the home page is complete without it.
  if (data.length === 0) return null
  return (
    <section className="card deadlines" aria-label={say(title)}>
      <h2>
        <CalendarClock size={18} aria-hidden />
        {say(title)}
      </h2>
      <ul>
        {few.shown.map((one) => (
          <li key={`${one.kind} ${one.row} ${one.certificate ?? ''}`}>
            {can(deadlineFacts[one.kind].needs) ? (
              <Link to={deadlinePage(one)} data-tone={toneOf(one)}>
                <span>{say(deadlineSentence(one), { ...one })}</span>
                <ChevronRight size={18} aria-hidden />
              </Link>
            ) : (
              <p data-tone={toneOf(one)}>{say(deadlineSentence(one), { ...one })}</p>
            )}
          </li>
        ))}
      </ul>
      <ShowAll of={few} />
    </section>
  )
}
