import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Skeleton } from '../design/Skeleton'
import { useDeviceReport } from '../device/use-device-report'
import { useLive } from '../live/use-live'
import { LockPlace } from '../lock/LockPlace'
import { NoticePlace } from '../notices/NoticePlace'
import { EngineProvider } from '../offline/EngineProvider'
import { useDictionaries } from '../session/use-dictionaries'
import { useEngineOfPerson } from '../session/use-engine-of-person'
import { ExportPlace } from '../unsent-file/ExportPlace'
import { useHouseKey } from '../unsent-file/use-house-key'
import { AccountSheets } from './AccountSheets'
import { NoEngine } from './NoEngine'
import { useProduct } from './product'
import { Screens } from './Screens'
import { Shell } from './Shell'
import { useMenu } from './use-menu'

function Company({ release }: { release: string }) {
  useDeviceReport(release)
  useLive()
  useHouseKey()
  useDictionaries()
  return null
}

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
  const { catalogue, release } = useProduct()
  const { engine, failure } = useEngineOfPerson(catalogue, release)
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
      <Company release={release} />
      <Shell>
        <Screens />
      </Shell>
      <AccountSheets />
      <ExportPlace />
      <LockPlace />
      <NoticePlace />
    </EngineProvider>
  )
}
