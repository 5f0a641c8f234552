import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../design/lazy-part'
import { Skeleton } from '../design/Skeleton'
import { EngineProvider } from '../offline/EngineProvider'
import { whenHad } from '../pwa/when-had'
import { useEngineOfPerson } from '../session/use-engine-of-person'
import { useProduct } from './product'
import { Shell } from './Shell'
import { NoEngine } from './screens/NoEngine'
import { Screens } from './screens/Screens'
import { useMenu } from './use-menu'

// Nobody waits for it, and no screen hangs on it.
const Company = lazyPart(() => whenHad(() => import('./Company').then((file) => file.Company)))

/** Fetches the screen of the first address while the device's database opens, instead of after it. */
function useFirstScreen(): void {
  const { screens } = useProduct()
  const { routes } = useMenu()
  const { pathname } = useLocation()
  const component = routes.find((route) => route.path === pathname)?.component ?? ''
  useEffect(() => {
    void screens[component]?.fetch()
  }, [screens, component])
}

/** The app of somebody who is signed in: their engine, their shell, their screens. */
export function Home() {
  const { catalogue, arriving, release } = useProduct()
  const { engine, failure } = useEngineOfPerson(arriving?.catalogue ?? catalogue, release, arriving)
  useFirstScreen()
  if (failure) return <NoEngine failure={failure} />
  if (!engine)
    return (
      <div className="page-body">
        <Skeleton rows={6} />
      </div>
    )
  return (
    <EngineProvider engine={engine}>
      <Shell>
        <Screens />
      </Shell>
      <Suspense fallback={null}>
        <Company release={release} />
      </Suspense>
    </EngineProvider>
  )
}
