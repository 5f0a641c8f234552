import { addDays } from '../../../contract/time'

/** An order with foods nobody has bought yet, and how many they are. */
export type OrderToBuy<O> = { readonly order: O; readonly foods: number }

/** Foods nobody has bought yet, as the filters of their list say it. What follows says the same of orders: whoever counts them counts the rows a list shows. */
export const notBought = { bought: 'false' } as const
export const ordersOn = (day: string) => ({ date_begin: day, date_end: day })
export const ordersAfter = (day: string) => ({ date_begin: addDays(day, 1) })
/** Orders from the first of the month until today. */
export const monthSoFar = (today: string) => ({ date_begin: `${today.slice(0, 8)}01`, date_end: today })

/**
 * Orders that are not bought yet, from the earliest on. `open`: foods that have not been bought; one whose order is not here, because it was removed a
 * moment ago, is nobody's to buy.
 */
export function ordersToBuy<O extends { readonly id: string; readonly date: string }>(
  orders: readonly O[],
  open: readonly { readonly orderId: string }[],
): OrderToBuy<O>[] {
  const counts = new Map<string, number>()
  for (const { orderId } of open) counts.set(orderId, (counts.get(orderId) ?? 0) + 1)
  return orders
    .map((order) => ({ order, foods: counts.get(order.id) ?? 0 }))
    .filter(({ foods }) => foods > 0)
    .sort((one, two) => (one.order.date < two.order.date ? -1 : Number(one.order.date > two.order.date)))
}
