import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { Early } from '../../design/Early'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { Suspense } from '../../design/Suspense'
import { formWords } from '../../language/form-words'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import { RecordForm } from '../form/RecordForm'
import type { ViewRow } from '../row'
import { usePageOf } from './use-page-of'
import { type RecordView as Found, useRecord } from './use-record'

type Props = {
  resource: Resource
  id: string
  /** The row as the list shows it from which it was opened: it is read at once, and edited from what the device holds. */
  known?: ViewRow | undefined
  editing: boolean
  onEdit: (editing: boolean) => void
  onClose: () => void
}

function Missing({ found }: { found: Found }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  if (found.phase === 'loading') return <Skeleton rows={6} height={44} />
  if (found.phase === 'gone') return <StateView kind="empty" title={say(formWords.recordGone)} />
  if (found.phase === 'offline')
    return (
      <StateView kind="offline" title={say('offlineTitle')}>
        {say(formWords.offlineRecord)}
      </StateView>
    )
  return (
    <StateView kind="error" title={say('loadFailed')} action={<BigButton onClick={found.again}>{say('tryAgain')}</BigButton>}>
      {explain(found.error, language)}
    </StateView>
  )
}

/** The record as the page of its noun, or as the one every noun has. */
function Reading({ resource, row, onClose }: Props & { row: ViewRow }) {
  const page = usePageOf(resource.name)
  return (
    <Suspense fallback={<Skeleton rows={6} height={44} />}>
      <Early key={row.id} part={page} given={{ resource, row, onGone: onClose }} />
    </Suspense>
  )
}

/** One record: to read, and to edit in the same place. */
export function RecordView(props: Props) {
  const found = useRecord(props.resource, props.id, props.editing ? undefined : props.known)
  const { row } = found
  if (!row) return <Missing found={found} />
  if (!props.editing) return <Reading {...props} row={row} />
  return (
    <RecordForm
      key={props.id}
      resource={props.resource}
      row={row}
      onSaved={() => props.onEdit(false)}
      onCancel={() => props.onEdit(false)}
    />
  )
}
