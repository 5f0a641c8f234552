import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { useHasNotices } from '../use-has-notices'
import { BellSign } from './BellSign'

const RingingBell = lazyPart(() => import('./RingingBell').then((file) => file.RingingBell))

/** The bell of a screen in a hand. What it counts follows after the screen. */
export function TouchBell() {
  if (!useHasNotices()) return null
  const silent = (
    <span className="page-bar-button">
      <BellSign count={0} />
    </span>
  )
  return (
    <Suspense fallback={silent}>
      <RingingBell />
    </Suspense>
  )
}
