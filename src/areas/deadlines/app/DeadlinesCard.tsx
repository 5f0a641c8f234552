import { ChevronRight } from 'lucide-react'
import { Link } from '../../../app/design/Link'
import { ShowAll } from '../../../app/design/ShowAll'
import { useFewFirst } from '../../../app/design/use-few-first'
import { CardFrame } from '../../../app/home/CardFrame'
import type { HomeCardProps } from '../../../app/home/home-card'
import { useTell } from '../../../app/home/use-tell'
import { useSay } from '../../../app/language/use-say'
import { useAnswer } from '../../../app/resource/use-answer'
import { useCan } from '../../../app/session/use-can'
import { call } from '../../../app/wire/call'
import { label } from '../../../contract/label'
import { type Deadline, deadlineFacts, deadlinePage, deadlineSentence } from '../deadline'
import './deadlines.css'

const words = {
  none: label('没有需要处理的期限', 'No deadline to act on'),
  some: label('{count} 项期限', '{count} {count:deadline|deadlines}'),
}
type Shown = Deadline & { readonly paper?: string }

const toneOf = ({ left = 0 }: Shown) => (left <= 7 ? 'bad' : 'care')

/** On the home page of whoever looks after them: papers that run out, full classes, the end of the calendar, each with the way to it. */
export function DeadlinesCard({ tell }: HomeCardProps) {
  const say = useSay()
  const can = useCan()
  const mayAct = Object.values(deadlineFacts).some(({ needs }) => can(needs))
  const { data, isError, refetch } = useAnswer({
    queryKey: ['noun', 'deadlines'],
    enabled: mayAct,
    queryFn: ({ signal }) => call<readonly Shown[]>('GET', '/business-system/intk/garden/deadlines', { signal }),
  })
  const few = useFewFirst(data ?? [])
  const count = data?.length ?? 0
  const told = count > 0 ? ({ as: 'due', said: words.some, values: { count } } as const) : ({ as: 'well', said: words.none } as const)
  useTell(tell, mayAct ? data && told : { as: 'none' })
  if (!data) return <CardFrame state={isError ? 'error' : 'loading'} onAgain={() => void refetch()} />
  return (
    <CardFrame>
      {count === 0 && <p className="quiet">{say(words.none)}</p>}
      <ul className="deadlines">
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
    </CardFrame>
  )
}
