import { Activity, type ReactNode, useMemo } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext, useNavigationType } from 'react-router-dom'

type Props = { at: Location; isHere: boolean; children: ReactNode }

/**
 * A page that stands where it was left, seen or not. What it is told of its address is its own and not that of the window: the router has no
 * other way to say that of everything in a page.
 */
export function KeptPage({ at, isHere, children }: Props) {
  const navigationType = useNavigationType()
  const place = useMemo(() => ({ location: at, navigationType }), [at, navigationType])
  return (
    <Activity mode={isHere ? 'visible' : 'hidden'}>
      <LocationContext value={place}>{children}</LocationContext>
    </Activity>
  )
}
