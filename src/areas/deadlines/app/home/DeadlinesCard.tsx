import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useSay } from '../../../../app/language/use-say'
import { useCan } from '../../../../app/session/use-can'
import { label } from '../../../../contract/label'
import { deadlineFacts, deadlinePage, deadlineSentence } from '../../deadline'
import { isOver, type Shown, useDeadlines } from './use-deadlines'
import './deadlines.css'

const words = {
  none: label('没有需要处理的期限', 'No deadline to act on'),
  some: label('{count} 项期限', '{count} {count:deadline|deadlines}'),
  nearest: label('项 · 最近一项还有 {left} 天', 'to act on, the nearest in {left} {left:day|days}'),
  over: label('项 · {over} 项已过期', 'to act on, {over} of them over'),
  plain: label('项需要处理', 'to act on'),
}
/** Deadlines that are shown until somebody asks for all of them. */
const few = 3

/** A place that is full has no day: it stands behind what is over and before what has time. */
const byDay = (one: Shown, two: Shown) => (one.left ?? 0) - (two.left ?? 0)

function wordsOf(all: readonly Shown[]) {
  const over = all.filter(isOver).length
  if (over > 0) return { said: words.over, values: { over } }
  const [nearest] = all.flatMap(({ left }) => left ?? [])
  return nearest === undefined ? { said: words.plain, values: {} } : { said: words.nearest, values: { left: nearest } }
}

function Deadlines({ all }: { all: readonly Shown[] }) {
  const say = useSay()
  const can = useCan()
  const [isWhole, setWhole] = useState(false)
  const { said, values } = wordsOf(all)
  return (
    <>
      <Figure value={all.length} words={say(said, values)} tone={all.some(isOver) ? 'bad' : 'plain'} />
      <ul className="card-rows deadlines">
        {(isWhole ? all : all.slice(0, few)).map((one) => (
          <CardRow
            key={`${one.kind} ${one.row} ${one.certificate ?? ''}`}
            to={can(deadlineFacts[one.kind].needs) ? deadlinePage(one) : undefined}
          >
            <span data-tone={(one.left ?? 0) <= 7 ? 'bad' : undefined}>{say(deadlineSentence(one), { ...one })}</span>
          </CardRow>
        ))}
      </ul>
      {!isWhole && all.length > few && <BigButton onClick={() => setWhole(true)}>{say('showAll', { count: all.length })}</BigButton>}
    </>
  )
}

/** On the home page of whoever looks after them: papers that run out, full classes, the end of the calendar, each with the way to it. */
export function DeadlinesCard({ tell }: HomeCardProps) {
  const say = useSay()
  const { data, frame, mayAct } = useDeadlines()
  const all = data && [...data].sort(byDay)
  const count = all?.length ?? 0
  const told = count > 0 ? ({ as: 'due', said: words.some, values: { count } } as const) : ({ as: 'well', said: words.none } as const)
  useTell(tell, mayAct ? data && told : { as: 'none' })
  return <CardFrame {...frame}>{all && (count > 0 ? <Deadlines all={all} /> : <p className="quiet">{say(words.none)}</p>)}</CardFrame>
}
