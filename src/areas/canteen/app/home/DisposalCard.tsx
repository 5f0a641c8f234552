import { useNavigate } from 'react-router-dom'
import { useNow } from '../../../../app/clock/use-now'
import { BigButton } from '../../../../app/design/BigButton'
import { CardFrame } from '../../../../app/home/CardFrame'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useCardWay } from '../../../../app/home/ways/use-card-way'
import { Way } from '../../../../app/home/ways/Way'
import { useSay } from '../../../../app/language/use-say'
import { useCan } from '../../../../app/session/use-can'
import { disposalStanding, useDueSamples } from './standing/disposal-standing'
import { words } from './words'
import './kitchen-cards.css'

/** Samples that have been kept for their 48 hours, and the way to where two people dispose of them. */
export function DisposalCard({ tell }: HomeCardProps) {
  const say = useSay()
  const navigate = useNavigate()
  const to = useCardWay()
  const mayDispose = useCan()('retained-sample:dispose')
  const now = useNow()
  const due = useDueSamples(now)
  const count = due?.length ?? 0
  useTell(tell, due && disposalStanding(count))
  if (!due) return <CardFrame state="loading" />
  const overdue = due.filter(({ state }) => state === 'overdue').length
  const [first] = due
  return (
    <CardFrame>
      {first ? (
        <Figure value={count} words={say(words.dueSince, { time: first.due.slice(5, 16) })} tone={overdue > 0 ? 'bad' : 'care'} />
      ) : (
        <p className="quiet">{say(words.nothingDue)}</p>
      )}
      {overdue > 0 && (
        <Way as="p" className="card-bad" to={to}>
          {say(words.overdue, { count: overdue })}
        </Way>
      )}
      {first && mayDispose && (
        <BigButton look="main" wide onClick={() => void navigate('/canteen/keeping')}>
          {say(words.dispose)}
        </BigButton>
      )}
    </CardFrame>
  )
}
