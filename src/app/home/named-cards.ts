import type { HomeCard } from './home-card'

/** Fetches the cards an area names. */
type Named = () => Promise<readonly HomeCard[]>

/**
 * The cards several areas name, fetched once, and anew where that went wrong. A card may show any noun: `rest` fetches what it has to wait for
 * before it is drawn.
 */
export function namedCards(areas: readonly Named[], rest: () => Promise<unknown>): Named {
  const drawable = (card: HomeCard): HomeCard => ({ ...card, load: () => Promise.all([card.load(), rest()]).then(([part]) => part) })
  let known: ReturnType<Named> | undefined
  return () => {
    if (!known) {
      known = Promise.all(areas.map((named) => named())).then((all) => all.flat().map(drawable))
      known.catch(() => {
        known = undefined
      })
    }
    return known
  }
}
