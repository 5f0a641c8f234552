import { Suspense } from 'react'
import { lazyPart } from '../design/lazy-part'
import { useOpenNotice } from './open-notice'

const OpenedNotice = lazyPart(() => import('./OpenedNotice').then((file) => file.OpenedNotice))

/** The place where an opened notice appears. */
export function NoticePlace() {
  const id = useOpenNotice((state) => state.id)
  return id === undefined ? null : (
    <Suspense>
      <OpenedNotice key={id} id={id} />
    </Suspense>
  )
}
