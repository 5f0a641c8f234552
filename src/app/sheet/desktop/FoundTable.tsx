import { useId, useLayoutEffect, useMemo, useState } from 'react'
import { List, useListRef } from 'react-window'
import type { CheckedLine } from '../../../contract/sheet/checked-sheet'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import { FoundDetail } from './FoundDetail'
import { cellId, FoundLine, type LinesProps } from './FoundLine'
import { type FoundColumn, foundColumns, heightOf, heights, widths } from './found-columns'
import { ownColumns, type Place } from './found-keys'
import { useFoundPlace } from './use-found-place'
import './found-table.css'

type Props = {
  readonly headings: readonly string[]
  readonly lines: readonly CheckedLine[]
  readonly name: string
  readonly onMend: ((line: CheckedLine) => void) | undefined
}

/** Pixels of the lines that are drawn before anything was measured. */
const usual = 480

function Head({ columns }: { columns: readonly FoundColumn[] }) {
  const say = useSay()
  const own = [
    { title: say(words.lineNumber), width: widths.line, left: 0 },
    { title: say(words.outcome), width: widths.outcome, left: widths.line },
  ]
  return (
    <div role="row" className="found-head" aria-rowindex={1}>
      {own.map(({ title, width, left }, at) => (
        <div key={title} role="columnheader" aria-colindex={at + 1} className="found-cell found-fixed" style={{ width, left }}>
          {title}
        </div>
      ))}
      {columns.map(({ cell, heading, width }, at) => (
        <div key={cell} role="columnheader" aria-colindex={at + 1 + ownColumns} className="found-cell" style={{ width }}>
          <span className="found-text">{heading}</span>
        </div>
      ))}
    </div>
  )
}

/** Where one stands is in view: its line, and its column beside those that stay. */
function useInView(at: Place | undefined, columns: readonly FoundColumn[], scroller: HTMLElement | null, showRow: (row: number) => void) {
  const [row, column] = [at?.row, at?.column]
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought into view when one goes there, and not whenever lines change
  useLayoutEffect(() => {
    if (row === undefined || !scroller) return
    showRow(row)
    const one = columns[(column ?? 0) - ownColumns]
    if (!one) return
    const fixed = widths.line + widths.outcome
    const [left, right] = [one.left - fixed, one.left + one.width]
    if (left < scroller.scrollLeft) scroller.scrollLeft = left
    else if (right > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = right - scroller.clientWidth
  }, [row, column, scroller])
}

/** Lines of a sheet as a table, of which those in view alone are drawn: what would become of each, and what is wrong with which cell. */
export function FoundTable({ headings, lines, name, onMend }: Props) {
  const say = useSay()
  const id = useId()
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const list = useListRef(null)
  const columns = useMemo(() => foundColumns(headings, lines), [headings, lines])
  const { at, lineAt, cell, writing, press, stand, write } = useFoundPlace({ lines, columns, onMend, scroller })
  useInView(at, columns, scroller, (index) => list.current?.scrollToRow({ index, align: 'auto', behavior: 'instant' }))
  const shared: LinesProps = { name: id, lines, columns, at, writing, onStand: stand, onWrite: () => write() }
  const inner = columns.reduce((sum, { width }) => sum + width, widths.line + widths.outcome)
  return (
    <section className="found">
      <div
        ref={setScroller}
        role="grid"
        tabIndex={0}
        className="found-scroll"
        aria-label={name}
        aria-describedby={`${id}-keys`}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length + ownColumns}
        aria-activedescendant={at && cellId(id, at)}
        onKeyDown={press}
      >
        <div role="presentation" style={{ width: inner, minWidth: '100%' }}>
          <Head columns={columns} />
          <List
            role="rowgroup"
            listRef={list}
            rowComponent={FoundLine}
            rowProps={shared}
            rowCount={lines.length}
            rowHeight={(index, { lines: all }) => (all[index] ? heightOf(all[index]) : heights.line)}
            overscanCount={4}
            scrollElement={scroller}
            defaultHeight={usual}
            style={{ overflow: 'visible' }}
          />
        </div>
      </div>
      <FoundDetail line={lineAt} heading={columns.find((one) => one.cell === cell)?.heading} cell={cell} />
      <p id={`${id}-keys`} className="quiet">
        {say(onMend ? words.keys : words.read)}
      </p>
    </section>
  )
}
