import { useNow } from '../../../../../app/clock/use-now'
import type { CardStanding } from '../../../../../app/home/home-card'
import { useShownRows } from '../../../../../app/home/ways/use-shown-rows'
import { useCopiedRows } from '../../../../../app/offline/view/use-copied-rows'
import type { View } from '../../../../../app/offline/view/view'
import { useCan } from '../../../../../app/session/use-can'
import { FoodOrder } from '../../../buying/food-order'
import { FoodOrderLine } from '../../../buying/food-order-line'
import { notBought, type OrderToBuy, ordersToBuy } from '../../../buying/orders-to-buy'
import { words } from './buying-words'

export type ToBuy = OrderToBuy<View<typeof FoodOrder>>

/** What is still to be bought. Undefined while loading. */
export function useOrdersToBuy(today: string): readonly ToBuy[] | undefined {
  const orders = useCopiedRows(FoodOrder)
  const open = useShownRows(FoodOrderLine, notBought, today)
  return orders && open && ordersToBuy(orders, open)
}

/** How buying stands for somebody who buys, or only waits for it. `isCalm`: there is something to see, though nothing to do. */
export function ordersStanding(
  found: readonly ToBuy[],
  { today, mayBuy, isCalm = false }: { today: string; mayBuy: boolean; isCalm?: boolean },
): CardStanding {
  const count = found.filter(({ order }) => order.date <= today).length
  if (mayBuy && count > 0) return { as: 'due', said: words.due, values: { count } }
  return found.length > 0 || isCalm ? { as: 'calm' } : { as: 'well', said: words.bought }
}

/** How buying stands, wherever one is. */
export function useOrdersStanding(): CardStanding | undefined {
  const mayBuy = useCan()('food-order:edit')
  const today = useNow().slice(0, 10)
  const found = useOrdersToBuy(today)
  return found && ordersStanding(found, { today, mayBuy })
}
