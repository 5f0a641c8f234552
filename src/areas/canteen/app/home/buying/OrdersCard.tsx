import { useMemo } from 'react'
import { useNow } from '../../../../../app/clock/use-now'
import { ShowAll } from '../../../../../app/design/ShowAll'
import { Sign } from '../../../../../app/design/Sign'
import { useFewFirst } from '../../../../../app/design/use-few-first'
import { CardFrame } from '../../../../../app/home/CardFrame'
import { CardRow } from '../../../../../app/home/CardRow'
import { Figure } from '../../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../../app/home/home-card'
import { useTell } from '../../../../../app/home/use-tell'
import { CardNote } from '../../../../../app/home/ways/CardNote'
import { useShownRows } from '../../../../../app/home/ways/use-shown-rows'
import { useSay } from '../../../../../app/language/use-say'
import { useCan } from '../../../../../app/session/use-can'
import { useNounAddress } from '../../../../../app/shell/use-noun-address'
import { FoodOrder } from '../../../buying/food-order'
import { ordersAfter, ordersOn } from '../../../buying/orders-to-buy'
import { words } from './buying-words'
import { ordersStanding, type ToBuy, useOrdersToBuy } from './orders-standing'

/** Orders that are shown until somebody asks for all of them. */
const few = 5

function Rows({ found, today }: { found: readonly ToBuy[]; today: string }) {
  const say = useSay()
  const address = useNounAddress(FoodOrder.name)
  const rows = useFewFirst(found, few)
  const signOf = (date: string) =>
    date < today ? <Sign tone="bad">{say(words.isLate)}</Sign> : date === today && <Sign tone="care">{say(words.isToday)}</Sign>
  if (found.length === 0) return <p className="quiet">{say(words.bought)}</p>
  return (
    <>
      <ul className="card-rows">
        {rows.shown.map(({ order: { id, title, seller, date }, foods }) => (
          <CardRow key={id} to={address?.one(id)} about={say(words.left, { date: date.slice(5), count: foods })} end={signOf(date)}>
            {title} · {seller}
          </CardRow>
        ))}
      </ul>
      <ShowAll of={rows} />
    </>
  )
}

/** The orders of today, how many there are after it, and which are not bought yet, those that are late first. */
export function OrdersCard({ tell }: HomeCardProps) {
  const say = useSay()
  const mayBuy = useCan()('food-order:edit')
  const address = useNounAddress(FoodOrder.name)
  const today = useNow().slice(0, 10)
  const [onToday, after] = useMemo(() => [ordersOn(today), ordersAfter(today)], [today])
  const found = useOrdersToBuy(today)
  const now = useShownRows(FoodOrder, onToday, today)
  const later = useShownRows(FoodOrder, after, today)
  useTell(tell, found && now && ordersStanding(found, { today, mayBuy, isCalm: now.length > 0 }))
  if (!found || !now || !later) return <CardFrame state="loading" />
  return (
    <CardFrame>
      {now.length > 0 ? (
        <Figure value={now.length} words={say(words.today, { count: now.length })} to={address?.all(onToday)} />
      ) : (
        <p className="quiet">{say(words.noneToday)}</p>
      )}
      {later.length > 0 && <CardNote to={address?.all(after)}>{say(words.later, { count: later.length })}</CardNote>}
      <Rows found={found} today={today} />
    </CardFrame>
  )
}
