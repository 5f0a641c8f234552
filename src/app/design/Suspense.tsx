import { Suspense as LateSuspense, type ReactNode, useLayoutEffect, useReducer } from 'react'
import { onArrival } from './arrivals'

function Listening({ again }: { again: () => void }) {
  useLayoutEffect(() => {
    const end = onArrival(again)
    return end
  }, [again])
  return null
}

type Props = { fallback?: ReactNode; children?: ReactNode }

/**
 * React's `Suspense`, which draws what it waits for as soon as that is here. React's own waits until no placeholder anywhere on the page is younger
 * than 300 ms, so that the smallest part that comes late holds up a whole screen. Drawn anew by its owner it does not wait.
 */
export function Suspense({ fallback, children }: Props) {
  const [, again] = useReducer((times: number) => times + 1, 0)
  const placeholder = (
    <>
      <Listening again={again} />
      {fallback}
    </>
  )
  return <LateSuspense fallback={placeholder}>{children}</LateSuspense>
}
