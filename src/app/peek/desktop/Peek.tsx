import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { useProduct } from '../../shell/product'
import { ErrorBoundary } from '../../shell/screens/ErrorBoundary'
import { usePeeked } from './use-peeked'

const Card = lazyPart(() => import('./PeekCard').then((file) => file.PeekCard))

/** Shows who or what a name stands for, beside it. */
export function Peek() {
  const { catalogue } = useProduct()
  const peeked = usePeeked()
  // What lies on the server alone may not have arrived where nobody asked for it yet.
  if (!peeked || !Object.hasOwn(catalogue.resources, peeked.noun)) return null
  return (
    <ErrorBoundary key={`${peeked.noun} ${peeked.id}`} fallback={null}>
      <Suspense>
        <Card {...peeked} />
      </Suspense>
    </ErrorBoundary>
  )
}
