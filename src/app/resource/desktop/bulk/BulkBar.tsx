import { Copy, Pencil, Trash2, X } from 'lucide-react'
import type { Flow, Move } from '../../../../contract/flow'
import { BigButton } from '../../../design/BigButton'
import { formWords } from '../../../language/form-words'
import { useSay } from '../../../language/use-say'
import { movesFrom } from '../../bulk/bulk-plan'
import { bulkWords } from '../../bulk/bulk-words'
import type { MayBulk } from '../../bulk/use-may-bulk'
import type { ViewRow } from '../../row'
import { tableWords } from '../table-words'
import type { Chosen } from './use-chosen-rows'

type Props = {
  flow: Flow | undefined
  chosen: Chosen
  shown: readonly ViewRow[]
  total: number
  may: MayBulk
  onAll: () => void
  onNone: () => void
  onEdit: () => void
  onMove: (step: readonly [string, Move]) => void
  onCopy: () => void
  onRemove: () => void
}

/** What can be done with the rows that are chosen, in place of the tools while there are any. */
export function BulkBar(props: Props) {
  const { flow, chosen, shown, total, may } = props
  const say = useSay()
  const count = chosen.all ? total : chosen.ids.length
  const rows = chosen.all ? shown : shown.filter(({ id }) => chosen.ids.includes(id))
  const moves = movesFrom(flow, may.moves, rows)
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
      {may.mayEdit && (
        <BigButton look="main" icon={<Pencil size={16} aria-hidden />} onClick={props.onEdit}>
          {say(bulkWords.editField)}
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
      {may.mayRemove && !chosen.all && (
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
