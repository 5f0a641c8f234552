import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Early } from '../design/Early'
import { earlyPart } from '../design/early-part'
import { PageFrameContext } from '../design/Page'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { TouchBell } from '../notices/bell/TouchBell'
import { useEngineIfHere } from '../offline/engine-context'
import { useRowsHere } from '../offline/use-rows-here'
import { SearchPlace } from '../search/SearchPlace'
import { searchPart } from '../search/search-part'
import { TouchSearchButton } from '../search/TouchSearchButton'
import { isFramed } from '../session/framed'
import { SyncBadge } from './home/SyncBadge'
import { PlaceBar } from './places/PlaceBar'
import { useProduct } from './product'
import './shell.css'

const drawer = earlyPart(() => import('./Drawer').then((file) => file.Drawer))

/** Fetches the menu and the search: they are behind a press, and the first screen comes first. */
function useFetchedLater(): void {
  const areRowsHere = useRowsHere(useEngineIfHere())
  useEffect(() => {
    if (areRowsHere) void Promise.all([drawer.fetch(), searchPart.fetch()])
  }, [areRowsHere])
}

/** What stands in the corner of every page: the search, the bell, and how this device's work stands. */
const corner = (
  <>
    <TouchSearchButton />
    <TouchBell />
    <SyncBadge />
  </>
)

/** The shell in a hand: every page brings its own bar; the menu waits in a drawer. */
export function TouchShell({ children }: { children: ReactNode }) {
  const say = useSay()
  const { name } = useProduct()
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string>()
  // Going somewhere closes the drawer; in an effect it would also close one that is opened in the moment of arriving.
  if (openOn !== undefined && openOn !== pathname) setOpenOn(undefined)
  const system = say(name)
  const frame = useMemo(
    () => ({ openDrawer: isFramed ? undefined : () => setOpenOn(pathname), badge: isFramed ? <SyncBadge /> : corner, systemName: system }),
    [system, pathname],
  )
  useFetchedLater()
  return (
    <PageFrameContext value={frame}>
      <div className="touch-shell">
        <main id="content">{children}</main>
        {!isFramed && <PlaceBar />}
        {!isFramed && <SearchPlace />}
        {openOn === pathname && (
          <Suspense>
            <Early part={drawer} given={{ onClose: () => setOpenOn(undefined) }} />
          </Suspense>
        )}
      </div>
    </PageFrameContext>
  )
}
