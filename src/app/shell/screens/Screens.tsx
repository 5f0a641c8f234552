import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { recordsPath } from '../../../contract/menu'
import { noticesPath } from '../../../contract/push'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { AtHomeContext, Page, PageTabsContext } from '../../design/Page'
import { Skeleton } from '../../design/Skeleton'
import { Suspense } from '../../design/Suspense'
import { homePath } from '../guard'
import { landingOf } from '../menu'
import { lineAt } from '../places/places'
import { useProduct } from '../product'
import { useMenu } from '../use-menu'
import { accountPath, conflictCentrePath, devicePath, errorPaths, type ownPaths } from './built-in'
import { ErrorPage } from './ErrorPage'
import { MenuScreen } from './MenuScreen'
import { placeOf } from './placed'
import { ScreenBoundary } from './ScreenBoundary'

const AllNouns = lazyPart(() => import('./AllNouns').then((file) => file.AllNouns))
const HomeScreen = lazyPart(() => import('../../home/HomeScreen').then((file) => file.HomeScreen))
const DeviceScreen = lazyPart(() => import('../../device/DeviceScreen').then((file) => file.DeviceScreen))
const AccountScreen = lazyPart(() => import('../../own-account/AccountScreen').then((file) => file.AccountScreen))
const ConflictCentreScreen = lazyPart(() => import('../../conflict-centre/ConflictCentreScreen').then((file) => file.ConflictCentreScreen))
const NoticesScreen = lazyPart(() => import('../../notices/history/NoticesScreen').then((file) => file.NoticesScreen))
const UnknownPage = lazyPart(() => import('./UnknownPage').then((file) => file.UnknownPage))
const HubTabs = lazyPart(() => import('../places/HubTabs').then((file) => file.HubTabs))
const RecordsScreen = lazyPart(() => import('../places/RecordsScreen').then((file) => file.RecordsScreen))
const RecordsBeside = lazyPart(() => import('../places/RecordsBeside').then((file) => file.RecordsBeside))

// Nothing of a screen hangs on them.
const tabs = (
  <Suspense fallback={null}>
    <HubTabs />
  </Suspense>
)

const own: Readonly<Record<(typeof ownPaths)[number], ReactNode>> = {
  [recordsPath]: <RecordsScreen />,
  [conflictCentrePath]: (
    <AllNouns>
      <ConflictCentreScreen />
    </AllNouns>
  ),
  [devicePath]: <DeviceScreen />,
  [noticesPath]: <NoticesScreen />,
}

/** On a desktop the records stand beside each of them. */
function Beside({ children }: { children: ReactNode }) {
  const { routes } = useMenu()
  const { pathname } = useLocation()
  const isDesktop = useFace() === 'desktop'
  return isDesktop && lineAt(routes, pathname)?.path === recordsPath ? <RecordsBeside>{children}</RecordsBeside> : children
}

function useScrollToTop(path: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path begins at its top
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [path])
}

function Placed(props: ComponentProps<typeof MenuScreen>) {
  const { search } = useLocation()
  const place = placeOf(props.route)
  return place === undefined ? <MenuScreen {...props} /> : <Navigate replace to={place + search} />
}

/** Every screen of the signed-in person, by address. What the menu does not name is the 404 page. */
export function Screens() {
  const { routes } = useMenu()
  const { screens } = useProduct()
  const { pathname } = useLocation()
  useScrollToTop(pathname)
  const landing = landingOf(routes)
  const home = routes.find((route) => route.path === homePath && route.component in screens)
  return (
    <ScreenBoundary key={pathname}>
      <Suspense
        fallback={
          <Page title="">
            <Skeleton rows={6} />
          </Page>
        }
      >
        <PageTabsContext value={tabs}>
          <AtHomeContext value={pathname === homePath}>
            <Beside>
              <Routes>
                <Route path="/" element={<Navigate replace to={homePath} />} />
                {landing && <Route path={homePath} element={<MenuScreen route={landing} routes={routes} />} />}
                {!landing && !home && <Route path={homePath} element={<HomeScreen />} />}
                {Object.entries(own).map(([path, element]) => (
                  <Route key={path} path={path} element={element} />
                ))}
                {pathname.startsWith(accountPath) && <Route path={pathname} element={<AccountScreen />} />}
                {Object.entries(errorPaths).map(([path, status]) => (
                  <Route key={path} path={path} element={<ErrorPage status={status} />} />
                ))}
                {routes.map((route) => (
                  <Route key={route.path} path={route.path} element={<Placed route={route} routes={routes} />} />
                ))}
                <Route path="*" element={<UnknownPage />} />
              </Routes>
            </Beside>
          </AtHomeContext>
        </PageTabsContext>
      </Suspense>
    </ScreenBoundary>
  )
}
