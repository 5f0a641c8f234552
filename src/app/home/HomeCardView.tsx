import { useMemo, useState } from 'react'
import { Suspense } from '../design/Suspense'
import { ErrorBoundary } from '../shell/screens/ErrorBoundary'
import { useWay } from '../shell/use-way'
import { CardContext, CardFrame } from './CardFrame'
import { wayOf } from './card-places'
import type { StandingCard } from './use-home-cards'
import { useHomePart } from './use-home-part'

type Props = {
  readonly of: StandingCard
  /** Nothing stands beside it where others stand two in a row. */
  readonly isAlone?: boolean
}

/** A card in its place. One that breaks, or cannot be fetched, says so in its frame and leaves the others alone. */
export function HomeCardView({ of: { card, place, as, tell }, isAlone }: Props) {
  const [tries, setTries] = useState(0)
  const { part, forget } = useHomePart(card)
  const Card = part.component()
  const to = useWay()(wayOf({ card, place }))
  const shown = useMemo(() => ({ ...card, lane: place.lane, to }), [card, place.lane, to])
  const onAgain = () => {
    forget()
    setTries((before) => before + 1)
  }
  return (
    <div className="home-place" data-lane={place.lane} data-alone={isAlone || undefined} hidden={as !== 'card'}>
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
