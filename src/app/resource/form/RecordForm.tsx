import { lazyPart } from '../../design/lazy-part'
import { Skeleton } from '../../design/Skeleton'
import { Suspense } from '../../design/Suspense'
import { useProduct } from '../../shell/product'
import { type FormProps, LinesForm } from './LinesForm'
import { useWrittenLines } from './lines/use-written-lines'

const DocumentForm = lazyPart(() => import('./lines/DocumentForm').then((file) => file.DocumentForm))

/** The form of a noun, for a new row or an existing one. Checks at the field, keeps a draft, and stays filled when saving fails. */
export function RecordForm(props: FormProps) {
  const { resource, part } = props
  const Whole = useProduct().formParts?.[resource.name]?.whole
  const shown = part?.lines.flat()
  const nouns = useWrittenLines(resource).filter(({ name }) => shown?.includes(name) ?? true)
  if (Whole && !part)
    return (
      <Suspense fallback={<Skeleton rows={6} height={56} />}>
        <Whole {...props} />
      </Suspense>
    )
  if (nouns.length === 0) return <LinesForm {...props} />
  return (
    <Suspense fallback={<Skeleton rows={6} height={56} />}>
      <DocumentForm {...props} nouns={nouns} />
    </Suspense>
  )
}
