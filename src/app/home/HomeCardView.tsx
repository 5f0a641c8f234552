import { useMemo, useState } from 'react'
import { Suspense } from '../design/Suspense'
import { ErrorBoundary } from '../shell/screens/ErrorBoundary'
import { entryAt } from '../shell/screens/placed'
import { useMenu } from '../shell/use-menu'
import { CardContext, CardFrame } from './CardFrame'
import { wayOf } from './card-places'
import type { StandingCard } from './use-home-cards'
import { useHomePart } from './use-home-part'

/** A card in its place. One that breaks, or cannot be fetched, says so in its frame and leaves the others alone. */
export function HomeCardView({ of: { card, place, as, tell } }: { of: StandingCard }) {
  const [tries, setTries] = useState(0)
  const { routes } = useMenu()
  const { part, forget } = useHomePart(card)
  const Card = part.component()
  // Its answer may be for somebody who may not open the screen behind it.
  const way = wayOf({ card, place })
  const to = way !== undefined && entryAt(routes, way.split('?')[0] ?? '') ? way : undefined
  const shown = useMemo(() => ({ ...card, lane: place.lane, to }), [card, place.lane, to])
  const onAgain = () => {
    forget()
    setTries((before) => before + 1)
  }
  return (
    <div className="home-place" data-lane={place.lane} hidden={as !== 'card'}>
      <CardContext value={shown}>
        <ErrorBoundary key={tries} fallback={<CardFrame state="error" onAgain={onAgain} />}>
          <Suspense fallback={<CardFrame state="loading" />}>
            <Card tell={tell} />
          </Suspense>
        </ErrorBoundary>
      </CardContext>
    </div>
  )
}
