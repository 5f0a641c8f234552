import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useClock } from '../clock/clock'
import { Early } from '../design/Early'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { Suspense } from '../design/Suspense'
import { useEngineIfHere } from '../offline/engine-context'
import type { SyncStatus } from '../offline/status'
import { useSyncStatus } from '../offline/use-sync-status'
import { desktopPart } from './desktop-part'
import { homePath } from './guard'
import { isMuchUnsent } from './hints/much-unsent'
import { landingOf } from './menu'
import { ShellShape } from './ShellShape'
import { conflictCentrePath, devicePath } from './screens/built-in'
import { TouchShell } from './TouchShell'
import { useMenu } from './use-menu'

const nothing = () => () => null

// A hint that cannot be fetched must not take the screen away from under it.
const KeepHint = lazyPart(() => import('./hints/KeepHint').then((file) => file.KeepHint, nothing))

const PauseBanner = lazyPart(() => import('./hints/PauseBanner').then((file) => file.PauseBanner, nothing))

const ClockHint = lazyPart(() => import('../clock/ClockHint').then((file) => file.ClockHint, nothing))

const LostHere = lazyPart(() => import('./login/LostHere').then((file) => file.LostHere, nothing))
const RoomHint = lazyPart(() => import('./hints/RoomHint').then((file) => file.RoomHint, nothing))

/** Whether the hint may have something to say: without network, on some devices, with the first edit. */
const mayMatter = (status: SyncStatus) => isMuchUnsent(status) || (!status.online && status.waiting > 0)

/** Screens between one piece of work and the next. On all others of a touch screen the hint would push away what a hand is about to touch. */
const between: readonly string[] = [homePath, conflictCentrePath, devicePath]

type Props = { children: ReactNode }

/** A screen below the hints that may stand over it. */
function Hinted({ children }: Props) {
  const isTouch = useFace() === 'touch'
  const { pathname } = useLocation()
  const isClockWrong = useClock((clock) => clock.offset !== 0)
  const { routes } = useMenu()
  // Whoever works at the address of home is not between anything there.
  const isWork = pathname === homePath && landingOf(routes) !== undefined
  const isBetween = !isTouch || (between.includes(pathname) && !isWork)
  const isPaused = useSyncStatus((status) => status.pause !== undefined)
  const mayHint = useSyncStatus(mayMatter) && isBetween
  return (
    <>
      {isPaused && (
        <Suspense fallback={null}>
          <PauseBanner />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <LostHere />
        {isBetween && <RoomHint />}
      </Suspense>
      {isClockWrong && (
        <Suspense fallback={null}>
          <ClockHint />
        </Suspense>
      )}
      {mayHint && (
        <Suspense fallback={null}>
          <KeepHint />
        </Suspense>
      )}
      {children}
    </>
  )
}

/** What stands around every screen: a drawer in a hand, a side menu on a desktop, where menu and header are there before the engine is. */
export function Shell({ children }: Props) {
  const isTouch = useFace() === 'touch'
  const isEngineHere = useEngineIfHere() !== undefined
  // In a hand there is nothing around a screen that could be used before it.
  if (isTouch && !isEngineHere) return <ShellShape />
  const screen = isEngineHere ? (
    <Hinted>{children}</Hinted>
  ) : (
    <Page title="">
      <Skeleton rows={6} />
    </Page>
  )
  if (isTouch) return <TouchShell>{screen}</TouchShell>
  return (
    <Suspense fallback={<ShellShape />}>
      <Early part={desktopPart} given={{ children: screen }} />
    </Suspense>
  )
}
