import { useCallback, useEffect, useMemo, useState } from 'react'
import { Early } from '../../design/Early'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import { useSession } from '../../session/session'
import { ErrorBoundary } from '../../shell/screens/ErrorBoundary'
import { useHomeOfAreas } from '../use-home-of-areas'
import { useHomePart } from '../use-home-part'
import { type BandItem, type BandItemProps, itemsFor } from './band-item'
import { bandWords } from './words'
import './band.css'

type ItemProps = Omit<BandItemProps, 'tell'> & { readonly item: BandItem; readonly hear: (name: string, has: boolean) => void }

function Item({ item, hear, ...given }: ItemProps) {
  const { part } = useHomePart(item)
  const { name } = item
  const tell = useCallback((has: boolean) => hear(name, has), [hear, name])
  return <Early part={part} given={{ ...given, tell }} />
}

/** What today asks for, matter by matter, in one row. One that fails says nothing; the others do. `tell` is to be the same every time. */
export function Band({ of, day, tell }: BandItemProps) {
  const say = useSay()
  const granted = useSession((state) => state.granted)
  const home = useHomeOfAreas()
  const items = useMemo(
    () =>
      itemsFor(
        home.flatMap(({ bandItems = [] }) => bandItems),
        granted,
      ),
    [home, granted],
  )
  const [told, setTold] = useState<Readonly<Record<string, boolean>>>({})
  const hear = useCallback((name: string, has: boolean) => setTold((before) => ({ ...before, [name]: has })), [])
  const has = Object.values(told).includes(true)
  const isTold = items.every(({ name }) => name in told)
  useEffect(() => {
    if (has || isTold) tell(has)
  }, [tell, has, isTold])
  return (
    <section className="band" aria-label={say(bandWords.today)}>
      {items.map((item) => (
        <ErrorBoundary key={item.name} fallback={null}>
          <Suspense fallback={null}>
            <Item {...{ item, of, day, hear }} />
          </Suspense>
        </ErrorBoundary>
      ))}
    </section>
  )
}
