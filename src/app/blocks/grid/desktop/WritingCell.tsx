import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { cellTypeOf } from '../cells/cell-types'
import type { CellProps } from './GridCell'

/** Puts the cursor into an input, behind what stands there. What was typed to begin it goes on there. */
export function enter(place: HTMLElement): boolean {
  const input = place.querySelector<HTMLElement>('[data-popup] textarea, input, textarea, select, button')
  input?.focus()
  const isText = input instanceof HTMLTextAreaElement || (input instanceof HTMLInputElement && ['text', 'search'].includes(input.type))
  if (isText) input.setSelectionRange(input.value.length, input.value.length)
  return Boolean(input)
}

/** Keys go on to the grid once what an input had opened over the page is gone, and the focus with it. */
function backTo(sink: HTMLElement | null | undefined): void {
  requestAnimationFrame(() => document.activeElement === document.body && sink?.focus({ preventScroll: true }))
}

/** The input of a cell that is being written in; the cursor is in it as soon as it is there. */
export function WritingCell({ grid, column, row, id, failing }: CellProps & { failing: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  const draft = useStore(grid.store, (state) => state.draft)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place || enter(place)) return
    const watch = new MutationObserver(() => enter(place) && watch.disconnect())
    watch.observe(place, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])
  const { Editor } = cellTypeOf(column.type)
  if (!Editor || !draft) return null
  return (
    <div ref={ref} className="grid-writing">
      <Editor
        id={`${id}-input`}
        column={column}
        row={row.values}
        value={draft.value}
        typed={draft.typed}
        invalid={failing}
        describedBy={failing ? `${id}-tip` : undefined}
        onChange={grid.type}
        onFill={(values) => grid.write(row.id, values)}
        onDone={() => {
          const sink = ref.current?.closest('.grid-scroll')?.querySelector<HTMLElement>('.grid-sink')
          grid.stop()
          backTo(sink)
        }}
      />
    </div>
  )
}
