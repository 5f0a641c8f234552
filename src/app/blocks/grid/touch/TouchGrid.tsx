import { ListChecks, Plus, Redo2, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { BigButton } from '../../../design/BigButton'
import { useSay } from '../../../language/use-say'
import { SumText } from '../cells/SumText'
import type { GridViewProps } from '../desktop/DesktopGrid'
import { useAllowedTools } from '../toolbar/use-allowed-tools'
import { words } from '../words'
import { RowCards } from './RowCards'
import { RowEditor } from './RowEditor'
import '../grid.css'
import './touch-grid.css'

/** The sums of the columns that have one. */
function Totals({ grid }: { grid: GridViewProps['grid'] }) {
  const say = useSay()
  const rows = useStore(grid.store, (state) => state.history.now)
  const summed = grid.visible.filter(({ statistics }) => statistics)
  if (summed.length === 0 || rows.rows.length === 0) return null
  return (
    <p className="touch-totals figures">
      <strong>{say(words.total)}</strong>
      {summed.map((column) => (
        <span key={column.key}>
          <span className="quiet">{say(column.title)} </span>
          <SumText {...{ column, rows }} />
        </span>
      ))}
    </p>
  )
}

/** The editable grid for fingers: a card a row, and a row at a time over the whole screen to write in. */
export function TouchGrid({ grid, title, choosable = true, ...given }: GridViewProps) {
  const say = useSay()
  const [isChoosing, setChoosing] = useState(false)
  const [open, setOpen] = useState<string>()
  const { now, past, future } = useStore(grid.store, (state) => state.history)
  const chosen = useStore(grid.store, (state) => state.chosen)
  const failing = useStore(grid.store, (state) => state.failures.size)
  const tools = useAllowedTools(given)
  const allowed = grid.readOnly ? [] : tools
  const add = () => {
    const { first } = grid.addAsSet()
    setOpen(grid.store.getState().history.now.rows[first]?.id)
  }
  const steps = [
    { words: words.undo, Icon: Undo2, act: grid.undo, is: past.length > 0 },
    { words: words.redo, Icon: Redo2, act: grid.redo, is: future.length > 0 },
  ]
  return (
    <section className="touch-grid" aria-label={title}>
      <div className="touch-tools">
        {!grid.readOnly &&
          steps.map(({ words: said, Icon, act, is }) => (
            <button key={said.en} type="button" className="touch-tool" aria-label={say(said)} disabled={!is} onClick={act}>
              <Icon aria-hidden />
            </button>
          ))}
        {choosable && allowed.includes('remove') && now.rows.length > 0 && (
          <button
            type="button"
            className="touch-tool"
            aria-pressed={isChoosing}
            aria-label={say(words.chooseRows)}
            onClick={() => setChoosing(!isChoosing)}
          >
            <ListChecks aria-hidden />
          </button>
        )}
        <output className="quiet">
          {chosen.size > 0 ? say(words.chosen, { count: chosen.size }) : say(words.rows, { count: now.rows.length })}
        </output>
      </div>
      {now.rows.length === 0 && <p className="grid-empty quiet">{say(words.empty)}</p>}
      <RowCards {...{ grid, title, isChoosing }} onOpen={setOpen} />
      <Totals grid={grid} />
      {failing > 0 && (
        <p className="grid-failing" role="status">
          {say(words.failing, { count: failing })}
        </p>
      )}
      {isChoosing && chosen.size > 0 && (
        <BigButton wide icon={<Trash2 aria-hidden size={18} />} onClick={() => grid.remove([...chosen])}>
          {say(words.remove)}
        </BigButton>
      )}
      {allowed.includes('add') && !isChoosing && (
        <BigButton wide icon={<Plus aria-hidden size={18} />} onClick={add}>
          {say(words.add)}
        </BigButton>
      )}
      {open !== undefined && <RowEditor {...{ grid, title }} id={open} mayRemove={allowed.includes('remove')} onOpen={setOpen} />}
    </section>
  )
}
