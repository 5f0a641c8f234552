type Step = (at: number, last: number) => number

/** Rows a page key goes on by. */
const page = 10

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + page, last),
  PageUp: (at) => Math.max(at - page, 0),
  Home: () => 0,
  End: (_, last) => last,
}

const sideways: Readonly<Record<string, Step>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
}

const cellIn = (row: Element | null | undefined) => [...(row?.querySelectorAll<HTMLElement>('td[data-column]') ?? [])]
const here = () => document.activeElement

/** Puts the keyboard on a cell: on what opens the row where it holds that. Answers whether there is one. */
function enter(cell: HTMLElement | undefined): boolean {
  const place = cell?.querySelector<HTMLElement>('.cell-link') ?? cell
  place?.focus()
  return place !== undefined
}

/** Puts the keyboard on a row of the table in `list`: on the column it stands in, or on what opens the row. Answers whether there is one. */
function goToRow(list: Element, step: Step): boolean {
  const rows = [...list.querySelectorAll('.ant-table-row')]
  const at = rows.findIndex((row) => row.contains(here()))
  const row = rows[step(at, rows.length - 1)]
  const column = cellIn(rows[at]).find((cell) => cell.contains(here()))?.dataset.column
  const cells = cellIn(row)
  return enter(cells.find((cell) => cell.dataset.column === column) ?? cells.find((cell) => cell.querySelector('.cell-link')))
}

/** Puts the keyboard on the cell beside. */
function goToCell(row: Element, step: Step): boolean {
  const cells = cellIn(row)
  return enter(
    cells[
      step(
        cells.findIndex((cell) => cell.contains(here())),
        cells.length - 1,
      )
    ],
  )
}

const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey || shiftKey)

/**
 * Keys of a table and its search: arrows, Home, End and the page keys go from row to row and from cell to cell, and Arrow down leads from the
 * page and from a search text to the first one. Answers whether the key was one of them.
 */
export function pressInList(list: Element, event: KeyboardEvent, isTyping: boolean): boolean {
  const { key, target } = event
  if (!isPlain(event)) return false
  const place = target instanceof Element ? target : null
  const row = isTyping ? null : place?.closest('.ant-table-row')
  if (row && sideways[key]) return goToCell(row, sideways[key])
  const step = steps[key]
  if (!step) return false
  if (row) return goToRow(list, step)
  const isText = place?.matches('.filter-text') ?? false
  return key === 'ArrowDown' && (isText || place === document.body) && goToRow(list, () => 0)
}
