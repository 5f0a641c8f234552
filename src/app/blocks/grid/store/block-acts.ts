import { cellsOf, fillDown, pasteBlock } from '../model/block'
import { type CellValues, writeCells } from '../model/rows'
import { textOfCell, valueOfText } from './cell-text'
import type { GridCore } from './grid-core'
import { markedBlock } from './grid-state'

const quoted = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The marked block with its rows and columns. */
function markedCells({ store, visible, now }: GridCore) {
  const block = markedBlock(store.getState())
  if (!block) return undefined
  return { ...block, columns: visible.slice(block.left, block.right + 1), rows: now().rows.slice(block.top, block.bottom + 1) }
}

/** What is done with a marked block of cells, as in a spreadsheet. Rows and columns that may not be written in stay as they are. */
export function blockActs(core: GridCore) {
  const { visible } = core
  const marked = () => markedCells(core)
  return {
    /** The block as a spreadsheet hands it over. */
    copied(): string {
      const { rows = [], columns = [] } = marked() ?? {}
      return rows.map(({ values }) => columns.map((column) => quoted(textOfCell(column, values[column.key]))).join('\t')).join('\n')
    },
    /** Writes cells of a spreadsheet from the first cell of the block on; rows that are missing are added. */
    paste(text: string): void {
      const block = marked()
      if (!block || core.readOnly) return
      const lines = cellsOf(text)
      const given = lines.slice(0, Math.min(lines.length, core.now().rows.length - block.top + core.room(lines.length)))
      const across = core.written(visible.slice(block.left, block.left + Math.max(0, ...given.map((line) => line.length))))
      const keys = across.map(({ column }) => column.key)
      const cells = given.map((line) => across.map(({ column, at }) => valueOfText(column, line[at] ?? '')))
      const next = pasteBlock(core.now(), cells, { row: block.top, keys, grid: core.options.name, fresh: core.freshValues() })
      core.takeCells(
        next,
        next.rows.slice(block.top, block.top + given.length).map(({ id }) => id),
        keys,
      )
    },
    /** Writes the first row of the block into all rows of it. */
    fillDown(): void {
      const block = marked()
      if (!block || core.readOnly) return
      const keys = core.written(block.columns).map(({ column }) => column.key)
      core.takeCells(
        fillDown(core.now(), block.top, block.bottom, keys),
        block.rows.map(({ id }) => id),
        keys,
      )
    },
    empty(): void {
      const block = marked()
      if (!block || core.readOnly) return
      const keys = core.written(block.columns).map(({ column }) => column.key)
      const patch: CellValues = Object.fromEntries(keys.map((key) => [key, null]))
      const ids = block.rows.map(({ id }) => id)
      core.takeCells(writeCells(core.now(), new Map(ids.map((id) => [id, patch]))), ids, keys)
    },
  }
}
