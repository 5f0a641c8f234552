import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import { useOpenBell } from './bell/open-bell'
import { useOpenNotice } from './open-notice'

const BellSheet = lazyPart(() => import('./bell/BellSheet').then((file) => file.BellSheet))
const OpenedNotice = lazyPart(() => import('./OpenedNotice').then((file) => file.OpenedNotice))

/** The place where the bell's notices appear, and one that is opened. */
export function NoticePlace() {
  const isOpen = useOpenBell((state) => state.isOpen)
  const id = useOpenNotice((state) => state.id)
  return (
    <>
      {isOpen && (
        <Suspense>
          <BellSheet />
        </Suspense>
      )}
      {id !== undefined && (
        <Suspense>
          <OpenedNotice key={id} id={id} />
        </Suspense>
      )}
    </>
  )
}
