import { useMemo } from 'react'
import { readablePart } from '../../../contract/access'
import { Early } from '../../design/Early'
import { Skeleton } from '../../design/Skeleton'
import { Suspense } from '../../design/Suspense'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { usePageOf } from '../../resource/record/use-page-of'
import { useRecord } from '../../resource/record/use-record'
import { useCan } from '../../session/use-can'
import { useResource } from '../../shell/product'
import { placeOf } from './place-of'
import type { Peeked } from './use-peeked'
import './peek.css'

const stay = () => undefined

/** The head of a record and the first of what must be seen of it, as far as the person may read it. */
export function PeekCard({ noun, id, at }: Peeked) {
  const say = useSay()
  const can = useCan()
  const whole = useResource(noun)
  const resource = useMemo(() => readablePart(whole, can), [whole, can])
  const page = usePageOf(noun)
  const { phase, row } = useRecord(resource, id)
  const away = phase === 'gone' ? formWords.recordGone : phase === 'offline' ? formWords.offlineRecord : undefined
  return (
    <aside
      className="peek-card"
      style={placeOf(at, { width: window.innerWidth, height: window.innerHeight })}
      aria-live="polite"
      aria-label={say(resource.label)}
    >
      {row ? (
        <Suspense fallback={<Skeleton rows={1} height={72} />}>
          <Early part={page} given={{ resource, row, onGone: stay, isPeek: true }} />
        </Suspense>
      ) : away || phase === 'error' ? (
        <p className="quiet">{away ? say(away) : say('loadFailed')}</p>
      ) : (
        <Skeleton rows={1} height={72} />
      )}
    </aside>
  )
}
