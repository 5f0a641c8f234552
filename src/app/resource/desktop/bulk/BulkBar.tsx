import { Copy, FileSpreadsheet, Pencil, Printer, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Flow, Move } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { formWords } from '../../../language/form-words'
import { useSay } from '../../../language/use-say'
import type { SeveralAct } from '../../../record-page/several-act'
import { movesFrom } from '../../bulk/bulk-plan'
import { bulkWords } from '../../bulk/bulk-words'
import type { Chosen } from '../../bulk/use-chosen-rows'
import type { MayBulk } from '../../bulk/use-may-bulk'
import type { ListState } from '../../list/list-address'
import { paperWords } from '../../paper/paper-words'
import type { ViewRow } from '../../row'
import { tableWords } from '../table-words'
import { ChosenWords, tellingField } from './ChosenWords'

type Props = {
  resource: Resource
  flow: Flow | undefined
  chosen: Chosen
  state: ListState
  columns: readonly string[]
  shown: readonly ViewRow[]
  total: number
  may: MayBulk
  /** Whether a paper or a sheet of them is being made. */
  isBusy: boolean
  onAll: () => void
  onNone: () => void
  onEdit: () => void
  onMove: (step: readonly [string, Move]) => void
  onAct: (act: SeveralAct) => void
  onCopy: () => void
  onPrint: () => void
  onExport: () => void
  onRemove: () => void
}

/** What becomes of them in the world of papers: copied, printed, made a sheet of. */
function Outwards({ isBusy, onCopy, onPrint, onExport }: Props) {
  const say = useSay()
  const quiet = (label: string, icon: ReactNode, onClick: () => void, title = label) => (
    <BigButton look="quiet" aria-label={label} title={title} icon={icon} disabled={isBusy} onClick={onClick} />
  )
  const copy = say(tableWords.copyRows)
  return (
    <>
      {quiet(copy, <Copy size={16} aria-hidden />, onCopy, `${copy} (Ctrl+C)`)}
      {quiet(say(paperWords.printChosen), <Printer size={16} aria-hidden />, onPrint)}
      {quiet(say(tableWords.exportChosen), <FileSpreadsheet size={16} aria-hidden />, onExport)}
    </>
  )
}

/** What can be done with the rows that are chosen, in place of the tools while there are any. */
export function BulkBar(props: Props) {
  const { resource, flow, chosen, state, columns, shown, total, may } = props
  const say = useSay()
  const count = chosen.all ? total : chosen.ids.length
  const rows = chosen.all ? shown : shown.filter(({ id }) => chosen.ids.includes(id))
  const moves = movesFrom(flow, [...may.moves, ...may.asking], rows)
  const field = tellingField(resource, columns, state.group)
  return (
    <div className="list-tools bulk-bar" role="toolbar" aria-label={say('actions')}>
      <strong className="figures" role="status">
        {say(tableWords.chosenAcross, { count })}
      </strong>
      {field && <ChosenWords {...{ resource, chosen, shown, field }} filters={state.filters} />}
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
      {may.acts.map((act) => (
        <BigButton key={act.name} icon={<act.icon size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => props.onAct(act)}>
          {say(act.label)}
        </BigButton>
      ))}
      {may.mayRemove && (
        <BigButton icon={<Trash2 size={16} aria-hidden />} aria-haspopup="dialog" onClick={props.onRemove}>
          {say(formWords.removeChosen, { count })}
        </BigButton>
      )}
      <span className="list-tools-end">
        <Outwards {...props} />
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
