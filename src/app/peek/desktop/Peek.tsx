import { Suspense } from 'react'
import { lazyPart } from '../../design/lazy-part'
import { ErrorBoundary } from '../../shell/screens/ErrorBoundary'
import { usePeeked } from './use-peeked'

const Card = lazyPart(() => import('./PeekCard').then((file) => file.PeekCard))

/** Shows who or what a name stands for, beside it. */
export function Peek() {
  const peeked = usePeeked()
  if (!peeked) return null
  return (
    <ErrorBoundary key={`${peeked.noun} ${peeked.id}`} fallback={null}>
      <Suspense>
        <Card {...peeked} />
      </Suspense>
    </ErrorBoundary>
  )
}
