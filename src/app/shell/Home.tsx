import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import { EngineProvider } from '../offline/EngineProvider'
import type { Engine } from '../offline/engine'
import { useRowsHere } from '../offline/use-rows-here'
import { whenHad } from '../pwa/when-had'
import { useSession } from '../session/session'
import { beginEngine, useEngineOfPerson } from '../session/use-engine-of-person'
import { componentAt } from './menu'
import { fetchScreen } from './noun-screen'
import { type Product, useProduct } from './product'
import { Shell } from './Shell'
import { NoEngine } from './screens/NoEngine'
import { Screens } from './screens/Screens'
import { useMenu } from './use-menu'

// Nobody waits for it, and no screen hangs on it.
const Company = lazyPart(() => whenHad(() => import('./Company').then((file) => file.Company)))
// A device that was left alone is locked again before anything else goes on.
const LockPlace = lazyPart(() => whenHad(() => import('../lock/LockPlace').then((file) => file.LockPlace)))

const madeOf = ({ catalogue, arriving, release }: Product) => ({
  catalogue: arriving?.catalogue ?? catalogue,
  app: release,
  bringer: arriving,
})

/** Begins the engine of whoever is signed in before their app is drawn. */
export const beginHome = (product: Product): void => beginEngine(madeOf(product))

/** Fetches the screen of the first address while the device's database opens, instead of after it. */
function useFirstScreen(): void {
  const product = useProduct()
  const { routes } = useMenu()
  const { pathname } = useLocation()
  const component = componentAt(routes, pathname)
  useEffect(() => {
    fetchScreen(product, pathname, component)
  }, [product, pathname, component])
}

/**
 * Whether what goes on beside the screens may begin. It does once all rows are on the device, which come before it over a bad network, with the
 * first press, which may open a sheet of it, and at once where a screen would have nothing but codes to say: dictionaries come with it.
 */
function useBeside(engine: Engine | undefined): boolean {
  const [mayBegin, setMayBegin] = useState(() => Object.keys(useSession.getState().dictionaries).length === 0)
  const areHere = useRowsHere(engine)
  useEffect(() => {
    const begin = () => setMayBegin(true)
    addEventListener('click', begin, { once: true })
    return () => removeEventListener('click', begin)
  }, [])
  return engine !== undefined && (mayBegin || areHere)
}

/** The app of somebody who is signed in: their engine, their shell, their screens. */
export function Home() {
  const product = useProduct()
  const { engine, failure } = useEngineOfPerson(madeOf(product))
  const person = useSession((state) => state.person?.id)
  useFirstScreen()
  const hasCompany = useBeside(engine)
  if (failure) return <NoEngine failure={failure} />
  return (
    <EngineProvider engine={engine}>
      <Shell key={person}>
        <Screens />
      </Shell>
      {engine && (
        <Suspense fallback={null}>
          <LockPlace />
        </Suspense>
      )}
      {hasCompany && (
        <Suspense fallback={null}>
          <Company release={product.release} />
        </Suspense>
      )}
    </EngineProvider>
  )
}
