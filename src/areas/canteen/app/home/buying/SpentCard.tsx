import { useMemo } from 'react'
import { useNow } from '../../../../../app/clock/use-now'
import { plainValue } from '../../../../../app/fields/plain-value'
import { CardFrame } from '../../../../../app/home/CardFrame'
import { CardRow } from '../../../../../app/home/CardRow'
import { Figure } from '../../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../../app/home/home-card'
import { useTell } from '../../../../../app/home/use-tell'
import { useShownRows } from '../../../../../app/home/ways/use-shown-rows'
import { useLanguage } from '../../../../../app/language/language'
import { useSay } from '../../../../../app/language/use-say'
import { useNounAddress } from '../../../../../app/shell/use-noun-address'
import { sumOf } from '../../../../../contract/sync/line'
import { FoodOrder } from '../../../buying/food-order'
import { monthSoFar } from '../../../buying/orders-to-buy'
import { words } from './buying-words'

/** Orders that are shown as what the sum is made of; all of them are where the card leads. */
const few = 3
const { total } = FoodOrder.fields

/** What the foods of this month have cost until today, and what was bought last. */
export function SpentCard({ tell }: HomeCardProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const address = useNounAddress(FoodOrder.name)
  const today = useNow().slice(0, 10)
  const filters = useMemo(() => monthSoFar(today), [today])
  const orders = useShownRows(FoodOrder, filters, today)
  useTell(tell, orders && { as: 'calm' })
  if (!orders) return <CardFrame state="loading" />
  const money = (fen: unknown) => plainValue(total, fen, language)
  // What an order that is not bought yet will cost nobody knows.
  const paid = orders.filter((order) => order.total)
  const sum = sumOf(
    total,
    orders.map((order) => order.total),
  )
  return (
    <CardFrame>
      <Figure value={money(sum)} words={say(words.orders, { count: orders.length })} to={address?.all(filters)} />
      <ul className="card-rows">
        {paid.slice(0, few).map((order) => (
          <CardRow
            key={order.id}
            to={address?.one(order.id)}
            about={order.date.slice(5)}
            end={<strong className="figures">{money(order.total)}</strong>}
          >
            {order.title} · {order.seller}
          </CardRow>
        ))}
      </ul>
    </CardFrame>
  )
}
