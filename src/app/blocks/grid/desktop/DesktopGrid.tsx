import { useState } from 'react'
import { useStore } from 'zustand'
import { useSay } from '../../../language/use-say'
import { GridToolbar } from '../toolbar/GridToolbar'
import type { Tool } from '../toolbar/tools'
import { useAllowedTools } from '../toolbar/use-allowed-tools'
import { words } from '../words'
import { GridRows, type RowsProps } from './GridRows'
import '../grid.css'
import './desktop-grid.css'

export type GridViewProps = RowsProps & {
  /** What the toolbar offers; to add, to delete and to clear the choice when not given. */
  tools?: readonly Tool[]
  /** What codes of this grid's tools begin with. Those the signed-in person does not hold are not there; all are without it. */
  prefix?: string
  /** Codes that are taken from somebody, in place of what their sign-in says. */
  denied?: readonly string[]
}

/** The editable grid for mouse and keyboard: rows in view alone are drawn, keys do what they do in a spreadsheet. */
export function DesktopGrid(given: GridViewProps) {
  const { grid } = given
  const tools = useAllowedTools(given)
  const say = useSay()
  const [size, setSize] = useState(given.size)
  const failing = useStore(grid.store, (state) => state.failures.size)
  return (
    <div className="grid-block" data-size={size}>
      <GridToolbar {...{ grid, size, tools }} onSize={setSize} />
      <GridRows {...given} {...(size && { size })} />
      {failing > 0 && (
        <p className="grid-failing" role="status">
          {say(words.failing, { count: failing })}
        </p>
      )}
    </div>
  )
}
