import { ArrowDown, ArrowUp, CornerDownRight, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { BigButton } from '../../../design/BigButton'
import { Sheet } from '../../../design/overlay/Sheet'
import { useSay } from '../../../language/use-say'
import { cellTypeOf } from '../cells/cell-types'
import type { GridColumn } from '../column'
import type { GridRow } from '../model/rows'
import { cellKey } from '../store/grid-state'
import type { Grid } from '../store/grid-store'
import { words } from '../words'

function Line({ grid, row, column }: { grid: Grid; row: GridRow; column: GridColumn }) {
  const say = useSay()
  const id = useId()
  const failure = useStore(grid.store, (state) => state.failures.get(cellKey(row.id, column.key)))
  const { Show, Editor } = cellTypeOf(column.type)
  const mayWrite = grid.mayWrite(row, column)
  const value = row.values[column.key]
  return (
    <div className="field" data-wrong={failure !== undefined || undefined}>
      <label htmlFor={id}>{say(column.title)}</label>
      {Editor && mayWrite ? (
        <Editor
          {...{ id, column, value }}
          row={row.values}
          invalid={failure !== undefined}
          describedBy={failure === undefined ? undefined : `${id}-wrong`}
          onChange={(next) => grid.write(row.id, { [column.key]: next })}
          onFill={(values) => grid.write(row.id, values)}
        />
      ) : (
        <output id={id}>
          <Show {...{ column, value }} row={row.values} />
        </output>
      )}
      {failure !== undefined && (
        <p id={`${id}-wrong`} className="touch-wrong">
          {failure}
        </p>
      )}
    </div>
  )
}

type Props = { grid: Grid; id: string; title: string; mayRemove: boolean; onOpen: (id: string | undefined) => void }

/** One row over the whole screen, every column a line, and its neighbours a press away. */
export function RowEditor({ grid, id, title, mayRemove, onOpen }: Props) {
  const say = useSay()
  const rows = useStore(grid.store, (state) => state.history.now.rows)
  const at = rows.findIndex((one) => one.id === id)
  const row = rows[at]
  if (!row) return null
  const act = (said: ReactNode, Icon: typeof ArrowUp, does: () => void, disabled = false) => (
    <BigButton look="quiet" icon={<Icon aria-hidden size={18} />} disabled={disabled} onClick={does}>
      {said}
    </BigButton>
  )
  const remove = () => {
    grid.remove(row.id)
    onOpen(undefined)
  }
  return (
    <Sheet
      title={`${title} ${at + 1} / ${rows.length}`}
      open
      look="full"
      onClose={() => onOpen(undefined)}
      footer={
        <>
          <BigButton disabled={at === 0} onClick={() => onOpen(rows[at - 1]?.id)}>
            {say(words.before)}
          </BigButton>
          <BigButton disabled={at === rows.length - 1} onClick={() => onOpen(rows[at + 1]?.id)}>
            {say(words.after)}
          </BigButton>
          <BigButton look="main" onClick={() => onOpen(undefined)}>
            {say(words.done)}
          </BigButton>
        </>
      }
    >
      <div key={row.id} className="touch-editor">
        {grid.visible.map((column) => (
          <Line key={column.key} {...{ grid, row, column }} />
        ))}
      </div>
      {!grid.readOnly && (
        <div className="touch-acts">
          {act(say(words.up), ArrowUp, () => grid.move(row.id, at - 1), at === 0)}
          {act(say(words.down), ArrowDown, () => grid.move(row.id, at + 1), at === rows.length - 1)}
          {act(say(words.insert), CornerDownRight, () => grid.insertBelow(row.id))}
          {mayRemove && act(say(words.remove), Trash2, remove)}
        </div>
      )}
    </Sheet>
  )
}
