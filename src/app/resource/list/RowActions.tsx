import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { FieldValue } from '../../fields/FieldValue'
import { useSay } from '../../language/use-say'
import { FlowBar } from '../record/FlowBar'
import type { ViewRow } from '../row'
import { type RowAct, useRowActs } from './card/use-row-acts'

type Props = {
  resource: Resource
  row: ViewRow
  onEdit: (row: ViewRow) => void
  onChoose?: ((row: ViewRow) => void) | undefined
  onClose: () => void
}

function ActButton({ act: { act, text, icon: Icon, href, run }, onClose }: { act: RowAct; onClose: () => void }) {
  if (href)
    return (
      <a className="big-button" data-look="plain" data-wide href={href} onClick={onClose}>
        <Icon size={18} aria-hidden />
        {text}
      </a>
    )
  const start = () => {
    onClose()
    run?.()
  }
  return (
    <BigButton wide look={act === 'remove' ? 'danger' : 'plain'} icon={<Icon size={18} aria-hidden />} onClick={start}>
      {text}
    </BigButton>
  )
}

/** What can be done with a row straight from the list: the moves it can make from where it stands, and everything a swipe offers. */
export function RowActions({ resource, row, onEdit, onChoose, onClose }: Props) {
  const say = useSay()
  const acts = useRowActs(resource, row, { onEdit, onChoose })
  const title = resource.fields[resource.title]
  return (
    <Sheet open title={say('actions')} onClose={onClose}>
      <strong>{title && <FieldValue facts={title} value={row[resource.title]} words={row[`${resource.title}_dictText`]} />}</strong>
      <FlowBar resource={resource} row={row} onMoved={onClose} />
      {acts.map((act) => (
        <ActButton key={act.key} act={act} onClose={onClose} />
      ))}
    </Sheet>
  )
}
