import { use, useCallback, useEffect, useMemo } from 'react'
import { Suspense } from '../../design/Suspense'
import { whenHad } from '../../pwa/when-had'
import { useSession } from '../../session/session'
import { forgetDue, tellDue } from '../../shell/places/tell-due'
import { useProduct } from '../../shell/product'
import { ErrorBoundary } from '../../shell/screens/ErrorBoundary'
import { type Counted, countedOf } from '../card-places'
import { dueIn, type HomeCardProps } from '../home-card'
import { useHomeOfAreas } from '../use-home-of-areas'
import { useTell } from '../use-tell'

type Due = Counted['due']
type Standing = Awaited<ReturnType<Due['load']>>

const known = new WeakMap<Due, Promise<Standing>>()

/** Fetched once for as long as the page lives. It may read any noun, as a card does. */
function standingOf(due: Due, nouns: (() => Promise<unknown>) | undefined): Promise<Standing> {
  const coming = known.get(due) ?? whenHad(() => Promise.all([due.load(), nouns?.()]).then(([useStanding]) => useStanding))
  known.set(due, coming)
  return coming
}

function Telling({ useStanding, tell }: HomeCardProps & { useStanding: Standing }) {
  useTell(tell, useStanding())
  return null
}

function Watch({ of: { card, due, to } }: { of: Counted }) {
  const { arriving } = useProduct()
  const useStanding = use(standingOf(due, arriving?.rest))
  const { name } = card
  const tell = useCallback<HomeCardProps['tell']>((standing) => tellDue(name, to, dueIn(standing)), [name, to])
  useEffect(() => () => forgetDue(name), [name])
  return <Telling useStanding={useStanding} tell={tell} />
}

const nothing: readonly never[] = []

/** Counts what is due for somebody wherever they are, for bar and menu. What cannot be counted any more is not shown. */
export function DueWatch() {
  const { roleOrder = nothing } = useProduct()
  const home = useHomeOfAreas()
  const roles = useSession((state) => state.person?.roles)
  const granted = useSession((state) => state.granted)
  const counted = useMemo(
    () =>
      countedOf(
        home.flatMap(({ cards = nothing }) => cards),
        { roles: roles ?? nothing, granted },
        roleOrder,
      ),
    [home, roles, granted, roleOrder],
  )
  return counted.map((one) => (
    <ErrorBoundary key={one.card.name} fallback={null}>
      <Suspense fallback={null}>
        <Watch of={one} />
      </Suspense>
    </ErrorBoundary>
  ))
}
