import type { FieldFacts } from '../../contract/field'
import { asList } from '../../contract/fields/as-list'
import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import { formWords } from '../language/form-words'
import { useSay } from '../language/use-say'
import { asText } from './field-input'

type Shown = { shas: readonly string[]; label: string; signed: boolean }
const Pictures = lazyPart<Shown>(() => import('../files/picture/Pictures').then((file) => file.Pictures))

/** The pictures a field holds, or its signature. */
export function PhotosValue({ facts, value }: { facts: FieldFacts; value: unknown }) {
  const say = useSay()
  const shas = Array.isArray(value) ? asList(value) : [asText(value)].filter(Boolean)
  if (shas.length === 0) return null
  return (
    <Suspense fallback={say(formWords.photoCount, { count: shas.length })}>
      <Pictures shas={shas} label={say(facts.label)} signed={facts.kind === 'signature'} />
    </Suspense>
  )
}
