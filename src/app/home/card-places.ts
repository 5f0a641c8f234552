import { can, type Permission } from '../../contract/access'
import type { CardPlace, HomeCard } from './home-card'

export type PlacedCard = { readonly card: HomeCard; readonly place: CardPlace }

/** Where a card leads from its place; undefined where one acts in the card itself. */
export const wayOf = ({ card, place }: PlacedCard): string | undefined => place.to ?? card.to

/** Whose home it is. `roles` by code; a device that signed in with an earlier build does not know them. */
export type Viewer = { readonly roles: readonly string[]; readonly granted: ReadonlySet<string> }

/** Where a card stands for somebody; undefined where it is not on their home. */
function placeFor(card: HomeCard, roles: readonly string[], order: readonly string[]): CardPlace | undefined {
  const named = order.find((role) => roles.includes(role) && card.for?.[role])
  return named === undefined ? card.place : card.for?.[named]
}

const mayKnow = ({ needs }: HomeCard, granted: ReadonlySet<string>) => needs.every((one: Permission) => can(granted, one))

/** Something that is counted for somebody wherever they are, and where they act on it. */
export type Counted = { readonly card: HomeCard; readonly due: NonNullable<HomeCard['due']>; readonly to: string }

/** What is counted for somebody outside their home: of the cards on it, and of those that are named for one of their roles for this alone. */
export function countedOf(cards: readonly HomeCard[], viewer: Viewer, order: readonly string[]): Counted[] {
  const placed = new Map(cardsOf(cards, viewer, order).map((one) => [one.card.name, wayOf(one)]))
  return cards.flatMap((card) => {
    const { due } = card
    const isFor = mayKnow(card, viewer.granted) && due?.for?.some((role) => viewer.roles.includes(role))
    const to = placed.get(card.name) ?? (isFor ? card.to : undefined)
    return due && to !== undefined ? [{ card, due, to }] : []
  })
}

/** The cards of somebody's home, in the order they stand in: those whose rights they hold all of and that have a place for one of their roles. */
export function cardsOf(cards: readonly HomeCard[], { roles, granted }: Viewer, order: readonly string[]): PlacedCard[] {
  return cards
    .filter((card) => mayKnow(card, granted))
    .flatMap((card) => {
      const place = placeFor(card, roles, order)
      return place ? [{ card, place }] : []
    })
    .sort((one, two) => one.place.order - two.place.order || (one.card.name < two.card.name ? -1 : 1))
}

/** Of cards that are drawn two beside each other where they are `side`, the one nothing stands beside: it takes the row of two. */
export function isAlone(cards: readonly PlacedCard[], at: number): boolean {
  const isSide = (one: number) => cards[one]?.place.lane === 'side'
  let before = 0
  while (isSide(at - before - 1)) before += 1
  return isSide(at) && before % 2 === 0 && !isSide(at + 1)
}
