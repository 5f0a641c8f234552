import { ChevronDown, ChevronRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { Values } from '../../../contract/fields/values'
import type { Label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import type { TreeLine } from './tree-lines'
import { type LoadBelow, useTree } from './use-tree'
import { words } from './words'
import './tree-table.css'

export type TreeColumn = { readonly key: string; readonly title: Label; readonly draw?: (row: Values) => ReactNode }

export type TreeTableProps = {
  /** What the table is called. */
  title: string
  /** The first column stands in the tree. */
  columns: readonly TreeColumn[]
  /** The rows on top. One with something below it says so in `hasChildren`. */
  rows: readonly Values[]
  load: LoadBelow
  /** The field a row is known by; `id` when not given. */
  rowKey?: string
  /** What rows below another one are asked for by; `parentId` when not given. */
  queryKey?: string
}

type LineProps = {
  line: TreeLine
  columns: readonly TreeColumn[]
  turn: (key: string, isOpen: boolean) => void
  retry: (key: string) => void
}

const cellOf = ({ key, draw }: TreeColumn, row: Values): ReactNode => (draw ? draw(row) : String(row[key] ?? ''))

function Line({ line, columns, turn, retry }: LineProps) {
  const say = useSay()
  const indent = { paddingInlineStart: `calc(${line.depth} * var(--s4) + var(--s2))` }
  if (!line.row)
    return (
      <div role="row" aria-level={line.depth + 1} className="tree-line" data-key={line.key} data-parent={line.parent} tabIndex={-1}>
        <div role="gridcell" aria-colspan={columns.length} className="tree-cell quiet" style={indent}>
          {line.placeholder === 'coming' ? (
            <span role="status">{say(words.loading)}</span>
          ) : (
            <>
              <span role="alert">{say(words.failed)}</span>
              <BigButton look="quiet" onClick={() => retry(line.parent)}>
                {say('tryAgain')}
              </BigButton>
            </>
          )}
        </div>
      </div>
    )
  const { row, expander, key } = line
  const [first, ...others] = columns
  const name = first ? String(row[first.key] ?? '') : ''
  return (
    <div
      role="row"
      aria-level={line.depth + 1}
      aria-expanded={expander === 'none' ? undefined : expander === 'open'}
      className="tree-line"
      data-key={key}
      data-parent={line.parent}
      tabIndex={-1}
    >
      <div role="gridcell" className="tree-cell tree-first" style={indent}>
        {expander === 'none' ? (
          <span className="tree-turn" aria-hidden />
        ) : (
          <button
            type="button"
            className="tree-turn"
            aria-label={say(expander === 'open' ? words.close : words.open, { name })}
            onClick={() => turn(key, expander === 'closed')}
          >
            {expander === 'open' ? <ChevronDown size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />}
          </button>
        )}
        {first && cellOf(first, row)}
      </div>
      {others.map((column) => (
        <div key={column.key} role="gridcell" className="tree-cell">
          {cellOf(column, row)}
        </div>
      ))}
    </div>
  )
}

const focusOn = (place: HTMLElement, key: string | undefined): void =>
  [...place.querySelectorAll<HTMLElement>('.tree-line')].find((one) => one.dataset.key === key)?.focus()

/** What a key does on the line one stands at. Answers whether it meant something here. */
function walk(place: HTMLElement, lines: readonly TreeLine[], turn: LineProps['turn'], { key, target }: KeyboardEvent): boolean {
  const on = target instanceof HTMLElement ? target.closest<HTMLElement>('.tree-line')?.dataset.key : undefined
  const at = lines.findIndex((line) => line.key === on)
  const line = lines[at]
  if (key === 'ArrowDown') focusOn(place, lines[at + 1]?.key)
  else if (key === 'ArrowUp') focusOn(place, lines[at - 1]?.key)
  else if (key === 'ArrowRight' && line?.row && line.expander === 'closed') turn(line.key, true)
  else if (key === 'ArrowRight') focusOn(place, lines[at + 1]?.key)
  else if (key === 'ArrowLeft' && line?.row && line.expander === 'open') turn(line.key, false)
  else if (key === 'ArrowLeft') focusOn(place, line?.parent)
  else return false
  return true
}

type TreeGridProps = Pick<TreeTableProps, 'title' | 'columns'> & Pick<LineProps, 'turn' | 'retry'> & { lines: readonly TreeLine[] }

/** The lines of a tree as it stands open. Right and left open and close, up and down go from row to row. */
export function TreeGrid({ title, columns, lines, turn, retry }: TreeGridProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    if (!place.current || !walk(place.current, lines, turn, event)) return
    event.preventDefault()
  }
  return (
    <div
      ref={place}
      role="treegrid"
      aria-label={title}
      className="tree-table"
      style={{ '--tree-columns': columns.length } as CSSProperties}
      tabIndex={0}
      onFocus={({ target, currentTarget }) => target === currentTarget && focusOn(currentTarget, lines[0]?.key)}
      onKeyDown={press}
    >
      <div role="row" className="tree-head">
        {columns.map(({ key, title: called }) => (
          <div key={key} role="columnheader" className="tree-cell">
            {say(called)}
          </div>
        ))}
      </div>
      {lines.map((line) => (
        <Line key={line.key} {...{ line, columns, turn, retry }} />
      ))}
    </div>
  )
}

/** Rows in a tree, of which each level is fetched when it is opened. */
export function TreeTable({ title, columns, ...given }: TreeTableProps) {
  const say = useSay()
  const { lines, turn, retry } = useTree(given)
  if (given.rows.length === 0) return <p className="quiet">{say(words.empty)}</p>
  return <TreeGrid {...{ title, columns, lines, turn, retry }} />
}
