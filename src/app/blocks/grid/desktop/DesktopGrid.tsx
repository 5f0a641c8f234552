import { useState } from 'react'
import { useStore } from 'zustand'
import { useSay } from '../../../language/use-say'
import { GridToolbar } from '../toolbar/GridToolbar'
import { allowedTools, type Tool, usualTools } from '../toolbar/tools'
import { words } from '../words'
import { GridRows, type RowsProps } from './GridRows'
import '../grid.css'
import './desktop-grid.css'

export type GridViewProps = RowsProps & {
  /** What the toolbar offers; to add, to delete and to clear the choice when not given. */
  tools?: readonly Tool[]
  /** Codes of tools that are taken from somebody, and what codes of this grid begin with. */
  denied?: readonly string[]
  prefix?: string
}

/** The editable grid for mouse and keyboard: rows in view alone are drawn, keys do what they do in a spreadsheet. */
export function DesktopGrid(given: GridViewProps) {
  const { grid, tools = usualTools, denied = [], prefix } = given
  const say = useSay()
  const [size, setSize] = useState(given.size)
  const failing = useStore(grid.store, (state) => state.failures.size)
  return (
    <div className="grid-block" data-size={size}>
      <GridToolbar {...{ grid, size }} tools={allowedTools(tools, denied, prefix)} onSize={setSize} />
      <GridRows {...given} {...(size && { size })} />
      {failing > 0 && (
        <p className="grid-failing" role="status">
          {say(words.failing, { count: failing })}
        </p>
      )}
    </div>
  )
}
