import { Suspense, useMemo } from 'react'
import { readablePart } from '../../../contract/access'
import { Early } from '../../design/Early'
import { Skeleton } from '../../design/Skeleton'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { usePageOf } from '../../resource/record/use-page-of'
import { useRecord } from '../../resource/record/use-record'
import { useCan } from '../../session/use-can'
import { useResource } from '../../shell/product'
import type { Peeked } from './use-peeked'
import './peek.css'

/** Pixels of the card, at most, and those between it and the name or the edge. */
const [width, height, gap] = [320, 260, 8]
const stay = () => undefined

/** Below the name where there is room, else above it. */
function placeOf({ left, top, bottom }: DOMRect) {
  const isBelow = bottom + gap + height < window.innerHeight
  const across = { left: Math.max(gap, Math.min(left, window.innerWidth - width - gap)) }
  return isBelow ? { ...across, top: bottom + gap } : { ...across, bottom: window.innerHeight - top + gap }
}

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
    <aside className="peek-card" style={placeOf(at)} aria-live="polite" aria-label={say(resource.label)}>
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
