import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import { useDeviceReport } from '../device/use-device-report'
import { useLive } from '../live/use-live'
import { NoticePlace } from '../notices/NoticePlace'
import { whenHad } from '../pwa/when-had'
import { useDictionaries } from '../session/use-dictionaries'
import { ExportPlace } from '../unsent-file/ExportPlace'
import { useHouseKey } from '../unsent-file/use-house-key'
import { AccountSheets } from './account/AccountSheets'
import { ErrorBoundary } from './screens/ErrorBoundary'

const DueWatch = lazyPart(() => whenHad(() => import('../home/due/DueWatch').then((file) => file.DueWatch)))

/** What goes on beside every screen of somebody who is signed in, and the sheets that may open over any of them. */
export function Company({ release }: { release: string }) {
  useDeviceReport(release)
  useLive()
  useHouseKey()
  useDictionaries()
  return (
    <>
      <AccountSheets />
      <ExportPlace />
      <NoticePlace />
      <ErrorBoundary fallback={null}>
        <Suspense>
          <DueWatch />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
