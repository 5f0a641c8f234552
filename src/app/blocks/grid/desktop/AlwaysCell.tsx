import { useLayoutEffect, useRef } from 'react'
import { cellTypeOf } from '../cells/cell-types'
import type { CellProps } from './GridCell'
import { enter } from './WritingCell'

type Props = CellProps & { failing: boolean; writing: boolean }

/** The input of a cell that has one always. Who begins to write in it by a key is in it; Escape, Tab and Enter lead out again. */
export function AlwaysCell({ grid, column, row, id, failing, writing }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (writing && ref.current && !ref.current.contains(document.activeElement)) enter(ref.current)
  }, [writing])
  const { Editor } = cellTypeOf(column.type)
  if (!Editor) return null
  return (
    <div ref={ref} className="grid-always">
      <Editor
        id={`${id}-input`}
        column={column}
        value={row.values[column.key]}
        row={row.values}
        disabled={!grid.mayWrite(row, column)}
        invalid={failing}
        describedBy={failing ? `${id}-tip` : undefined}
        onFill={(values) => grid.write(row.id, values)}
        onChange={(next) => {
          grid.write(row.id, { [column.key]: next })
          // It stands in its row at once; what was begun by a key must not put back what stood there.
          if (writing) grid.type(next)
        }}
      />
    </div>
  )
}
