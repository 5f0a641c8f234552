import { Copy, Pencil, Trash2, X } from 'lucide-react'
import type { Flow, Move } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { formWords } from '../../../language/form-words'
import { useSay } from '../../../language/use-say'
import { useCan } from '../../../session/use-can'
import type { ViewRow } from '../../row'
import { tableWords } from '../table-words'
import { bulkFields, bulkMoves } from './bulk-plan'
import type { Chosen } from './use-chosen-rows'

type Props = {
  resource: Resource
  flow: Flow | undefined
  chosen: Chosen
  shown: readonly ViewRow[]
  total: number
  mayEdit: boolean
  mayRemove: boolean
  onAll: () => void
  onNone: () => void
  onEdit: () => void
  onMove: (step: readonly [string, Move]) => void
  onCopy: () => void
  onRemove: () => void
}

/** What can be done with the rows that are chosen, in place of the tools while there are any. */
export function BulkBar(props: Props) {
  const { resource, flow, chosen, shown, total, mayEdit, mayRemove } = props
  const say = useSay()
  const can = useCan()
  const count = chosen.all ? total : chosen.ids.length
  const rows = chosen.all ? shown : shown.filter(({ id }) => chosen.ids.includes(id))
  const moves = bulkMoves(flow, rows).filter(([verb]) => can(`${resource.name}:${verb}`))
  return (
    <div className="list-tools bulk-bar" role="toolbar" aria-label={say('actions')}>
      <strong className="figures" role="status">
        {say(tableWords.chosenAcross, { count })}
      </strong>
      {!chosen.all && total > chosen.ids.length && (
        <button type="button" className="cell-link" onClick={props.onAll}>
          {say(tableWords.chooseAll, { count: total })}
        </button>
      )}
      {mayEdit && bulkFields(resource).length > 0 && (
        <BigButton look="main" icon={<Pencil size={16} aria-hidden />} onClick={props.onEdit}>
          {say(tableWords.editSeveral)}
        </BigButton>
      )}
      {moves.map((step) => (
        <BigButton key={step[0]} onClick={() => props.onMove(step)}>
          {say(step[1].label)}
        </BigButton>
      ))}
      {!chosen.all && (
        <BigButton
          look="quiet"
          aria-label={say(tableWords.copyRows)}
          title={`${say(tableWords.copyRows)} (Ctrl+C)`}
          icon={<Copy size={16} aria-hidden />}
          onClick={props.onCopy}
        />
      )}
      {mayRemove && !chosen.all && (
        <BigButton icon={<Trash2 size={16} aria-hidden />} onClick={props.onRemove}>
          {say(formWords.removeChosen, { count })}
        </BigButton>
      )}
      <span className="list-tools-end">
        <BigButton
          look="quiet"
          aria-label={say(tableWords.chooseNone)}
          title={`${say(tableWords.chooseNone)} (Esc)`}
          icon={<X size={16} aria-hidden />}
          onClick={props.onNone}
        />
      </span>
    </div>
  )
}
