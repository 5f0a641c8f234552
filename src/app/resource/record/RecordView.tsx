import { Pencil, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import type { Resource } from '../../../contract/resource'
import { RowAvatar } from '../../avatar/RowAvatar'
import { BigButton } from '../../design/BigButton'
import { Early } from '../../design/Early'
import type { EarlyPart } from '../../design/early-part'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { asText } from '../../fields/field-input'
import { formWords } from '../../language/form-words'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import type { PageProps } from '../../record-page/record-page'
import { useProduct } from '../../shell/product'
import { explain } from '../../wire/explain'
import { RecordForm } from '../form/RecordForm'
import type { ViewRow } from '../row'
import { StandingSign } from '../StandingSign'
import { FlowBar } from './FlowBar'
import { RecordFacts } from './RecordFacts'
import { type RecordView as Found, useRecord } from './use-record'
import { useRemoval } from './use-removal'
import { useRowVerbs } from './use-row-verbs'

type Props = { resource: Resource; id: string; editing: boolean; onEdit: (editing: boolean) => void; onClose: () => void }

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

function Reading(props: Props & { row: ViewRow }) {
  const page = useProduct().recordPages?.[props.resource.name]
  return page ? <OnPage {...props} page={page} /> : <Facts {...props} />
}

/** A record that has a page of its own. */
function OnPage({ resource, row, onClose, page }: Props & { row: ViewRow; page: EarlyPart<PageProps> }) {
  return (
    <Suspense fallback={<Skeleton rows={6} height={44} />}>
      <Early key={row.id} part={page} given={{ resource, row, onGone: onClose }} />
    </Suspense>
  )
}

function Facts({ resource, row, onEdit, onClose }: Props & { row: ViewRow }) {
  const say = useSay()
  const remove = useRemoval(resource, [row])
  const verbs = useRowVerbs(resource, row)
  return (
    <div className="record card">
      {resource.avatar && (
        <p className="record-face">
          <RowAvatar resource={resource} row={row} size="large" />
          <strong>{asText(row[resource.title])}</strong>
        </p>
      )}
      <StandingSign standing={row.standing} />
      <FlowBar resource={resource} row={row} />
      <RecordFacts resource={resource} row={row} />
      <div className="flow-bar">
        {verbs.includes('edit') && (
          <BigButton look="main" icon={<Pencil size={18} aria-hidden />} onClick={() => onEdit(true)}>
            {say('edit')}
          </BigButton>
        )}
        {verbs.includes('remove') && (
          <BigButton
            look="danger"
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => void remove([row.id]).then((gone) => gone && onClose())}
          >
            {say('remove')}
          </BigButton>
        )}
      </div>
    </div>
  )
}

/** One record: to read, and to edit in the same place. */
export function RecordView(props: Props) {
  const found = useRecord(props.resource, props.id)
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
