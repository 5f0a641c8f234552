import { useEffect, useState } from 'react'
import { useLayout } from '../../design/desktop/looks/layout'

/** Pixels from the top within which the header stays. */
const near = 100

/** Whether the header is out of the way of whoever reads on: where that was chosen, below the first lines, until they scroll back. */
export function useOutOfTheWay(): boolean {
  const isHiding = useLayout((layout) => layout.hidingHeader)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!isHiding) return
    let before = window.scrollY
    const look = () => {
      const now = window.scrollY
      // A page that grows or is pulled moves by a pixel or two, and nobody meant anything by it.
      if (Math.abs(now - before) < 4) return
      setAway(now > near && now > before)
      before = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isHiding])
  return isHiding && isAway
}
