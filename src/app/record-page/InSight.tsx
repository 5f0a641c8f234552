import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Skeleton } from '../design/Skeleton'
import { inTurn } from './in-turn'

/** Pixels below the window from which a part is on its way. */
const ahead = 240

type Props = { height: number; children: ReactNode }

/**
 * What a part asks for: at once where it is nearly in sight, and else in its turn when nobody waits for anything, so that of a long record what is
 * read first comes first. Whoever goes through it without scrolling finds all of it, and on paper all is there.
 */
export function InSight({ height, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useLayoutEffect(() => {
    const top = ref.current?.getBoundingClientRect().top
    // What stands in the window at once is there with the rest of it, and not a moment later.
    if (top !== undefined && top < window.innerHeight + ahead) setSeen(true)
  }, [])
  useEffect(() => {
    const place = ref.current
    if (isSeen || !place) return
    const show = () => setSeen(true)
    const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(), {
      rootMargin: `${ahead}px 0px`,
    })
    seen.observe(place)
    const print = () => flushSync(show)
    window.addEventListener('beforeprint', print)
    const leaveOut = inTurn(show)
    return () => {
      leaveOut()
      seen.disconnect()
      window.removeEventListener('beforeprint', print)
    }
  }, [isSeen])
  if (isSeen) return children
  return (
    <div ref={ref}>
      <Skeleton rows={1} height={height} />
    </div>
  )
}
