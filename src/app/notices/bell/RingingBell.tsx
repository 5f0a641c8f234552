import { Suspense, useState } from 'react'
import { lazyPart } from '../../design/lazy-part'
import { useMinute, useNotices } from '../use-notices'
import { BellSign } from './BellSign'
import { unreadIn } from './bell'

const BellSheet = lazyPart(() => import('./BellSheet').then((file) => file.BellSheet))

/** The bell with its count; its notices lie in a sheet. */
export function RingingBell() {
  const now = useMinute()
  const count = unreadIn(useNotices(now) ?? [], now).length
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="bell page-bar-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BellSign count={count} />
      </button>
      {open && (
        <Suspense>
          <BellSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
