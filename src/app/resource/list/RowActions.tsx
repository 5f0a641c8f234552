import { Pencil, Trash2 } from 'lucide-react'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { FieldValue } from '../../fields/FieldValue'
import { useSay } from '../../language/use-say'
import { useRemoval } from '../record/use-removal'
import { useRowVerbs } from '../record/use-row-verbs'
import type { ViewRow } from '../row'

type Props = { resource: Resource; row: ViewRow; onEdit: (row: ViewRow) => void; onClose: () => void }

/** What can be done with a row straight from the list. */
export function RowActions({ resource, row, onEdit, onClose }: Props) {
  const say = useSay()
  const verbs = useRowVerbs(resource, row)
  const remove = useRemoval(resource, [row])
  const title = resource.fields[resource.title]
  const after = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Sheet open title={say('actions')} onClose={onClose}>
      <strong>{title && <FieldValue facts={title} value={row[resource.title]} words={row[`${resource.title}_dictText`]} />}</strong>
      {verbs.includes('edit') && (
        <BigButton wide icon={<Pencil size={18} aria-hidden />} onClick={after(() => onEdit(row))}>
          {say('edit')}
        </BigButton>
      )}
      {verbs.includes('remove') && (
        <BigButton wide look="danger" icon={<Trash2 size={18} aria-hidden />} onClick={after(() => void remove([row.id]))}>
          {say('remove')}
        </BigButton>
      )}
    </Sheet>
  )
}
