import { useEffect, useState } from 'react'

/** Pixels at the bottom of the page that a keyboard on the screen covers; 0 where there is none. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const measure = () => setInset(Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop)))
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [])
  return inset
}
