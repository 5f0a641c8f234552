import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useSay } from '../../../language/use-say'
import { chosenOf } from '../model/choosing'
import type { Grid } from '../store/grid-store'
import { words } from '../words'
import { measures } from './measures'

function ChooseAll({ grid }: { grid: Grid }) {
  const say = useSay()
  const ref = useRef<HTMLInputElement>(null)
  const rows = useStore(grid.store, ({ history }) => history.now.rows)
  const chosen = useStore(grid.store, (now) => now.chosen)
  // Looked for in all rows only where one of these has changed, and not with every key somebody writes.
  const state = useMemo(() => chosenOf(rows, chosen, grid.disabledBy), [rows, chosen, grid])
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = state === 'some'
  }, [state])
  return (
    <input
      ref={ref}
      type="checkbox"
      className="grid-box"
      aria-label={say(words.chooseAll)}
      checked={state === 'all'}
      onChange={grid.chooseAll}
    />
  )
}

/** What stands above the columns. */
export function GridHead({ grid, widths, choice }: { grid: Grid; widths: readonly number[]; choice: number | undefined }) {
  const say = useSay()
  return (
    <div role="row" aria-rowindex={1} className="grid-head" style={{ height: measures.head }}>
      <div role="presentation" className="grid-fixed">
        <div role="columnheader" className="grid-cell grid-centred" style={{ width: measures.number }}>
          {say(words.number)}
        </div>
        {choice !== undefined && (
          <div role="columnheader" className="grid-cell grid-centred" style={{ width: choice }}>
            <ChooseAll grid={grid} />
          </div>
        )}
      </div>
      {grid.visible.map(({ key, title, validateRules, needed }, index) => (
        <div key={key} role="columnheader" aria-colindex={index + 1} className="grid-cell" style={{ width: widths[index] }}>
          {say(title)}
          {(needed || validateRules?.some((rule) => 'required' in rule)) && <span aria-hidden className="grid-needed" />}
        </div>
      ))}
    </div>
  )
}
