import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSession } from '../session/session'
import { keep, recall } from '../session/storage'
import { forgetDue, tellDue } from '../shell/places/tell-due'
import { useProduct } from '../shell/product'
import { cardsOf, type PlacedCard, wayOf } from './card-places'
import { type CardStanding, dueIn, type HomeCardProps } from './home-card'
import { useHomeOfAreas } from './use-home-of-areas'

/** `first` decides where a card stands for this visit, so that nothing moves under a finger; `now` what its line says. */
type Told = { readonly first: CardStanding; readonly now: CardStanding }
type Quiet = Readonly<Record<string, 'well' | 'none'>>

/** `card`: drawn in its place. `line`: a line of the strip. `hidden`: only asked, because it has nothing to say here and now. */
export type ShownAs = 'card' | 'line' | 'hidden'
export type StandingCard = PlacedCard & { readonly as: ShownAs; readonly standing?: CardStanding; readonly tell: HomeCardProps['tell'] }

/** How a card is shown. `last`: how quiet it was at the visit before. */
export function shownAs(last: Quiet[string] | undefined, told: Told | undefined): ShownAs {
  if (!told) return last ? 'hidden' : 'card'
  if (told.now.as === 'none') return 'hidden'
  return last === 'well' && told.first.as === 'well' ? 'line' : 'card'
}

const nameOf = (person: string) => `HOME_WELL_${person}`
const nothing: readonly never[] = []

/** The cards of the person's home, and how each is shown in this visit. Waits where they are not fetched yet. */
export function useHomeCards(): readonly StandingCard[] {
  const { roleOrder = nothing } = useProduct()
  const home = useHomeOfAreas()
  const person = useSession((state) => state.person)
  const granted = useSession((state) => state.granted)
  const store = nameOf(person?.id ?? '')
  const [last] = useState<Quiet>(() => recall(store) ?? {})
  const [told, setTold] = useState<Readonly<Record<string, Told>>>({})
  const hear = useCallback(
    (name: string, now: CardStanding) => {
      setTold((before) => ({ ...before, [name]: { first: before[name]?.first ?? now, now } }))
      const quiet = Object.entries({ ...recall<Quiet>(store), [name]: now.as }).filter(([, as]) => as === 'well' || as === 'none')
      keep(store, Object.fromEntries(quiet))
    },
    [store],
  )
  const placed = useMemo(
    () =>
      cardsOf(
        home.flatMap(({ cards = nothing }) => cards),
        { roles: person?.roles ?? [], granted },
        roleOrder,
      ).map((one) => ({
        ...one,
        tell: (now: CardStanding) => {
          hear(one.card.name, now)
          const way = wayOf(one)
          if (way && !one.card.due) tellDue(one.card.name, way, dueIn(now))
        },
      })),
    [home, person?.roles, granted, roleOrder, hear],
  )
  // What only an open home can count is not known any more once it is left.
  useEffect(() => () => forgetDue(...placed.flatMap(({ card }) => (card.due ? [] : [card.name]))), [placed])
  return placed.map((one) => ({ ...one, as: shownAs(last[one.card.name], told[one.card.name]), standing: told[one.card.name]?.now }))
}
