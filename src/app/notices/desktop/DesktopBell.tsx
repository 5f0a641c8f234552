import { useId, useRef, useState } from 'react'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import { BellSign } from '../bell/BellSign'
import { unreadIn } from '../bell/bell'
import { useHasNotices } from '../use-has-notices'
import { useMinute, useNotices } from '../use-notices'
import { words } from '../words'
import './desktop-bell.css'

const BellPanel = lazyPart(() => import('../bell/BellPanel').then((file) => file.BellPanel))

function Ringing() {
  const say = useSay()
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const now = useMinute()
  const count = unreadIn(useNotices(now) ?? [], now).length
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="bell header-button" aria-expanded={open} popoverTarget={id}>
        <BellSign count={count} />
      </button>
      {/* The browser's own popover: Escape and a click elsewhere close it, and Tab leads from the bell into it. */}
      <section
        ref={ref}
        id={id}
        popover="auto"
        className="bell-popover"
        aria-label={say(words.bell)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Suspense>
            <BellPanel onLeave={() => ref.current?.hidePopover()} />
          </Suspense>
        )}
      </section>
    </>
  )
}

/** The bell in the header: its notices hang below it. */
export const DesktopBell = () => (useHasNotices() ? <Ringing /> : null)
