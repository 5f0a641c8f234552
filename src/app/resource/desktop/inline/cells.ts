/** Which cell an element of a table stands for. */
const placeOf = (cell: Element) => {
  const id = cell.closest('.ant-table-row')?.getAttribute('data-row-key')
  const name = cell.getAttribute('data-column')
  return id && name ? { id, name } : undefined
}

const editable = 'td[data-column][data-editable]'

/** The cell after another one, or before it, that this person may write in; in the next row where there is none left in this one. */
export function nextCell(cell: Element, step: 1 | -1) {
  const cells = [...(cell.closest('tbody')?.querySelectorAll(editable) ?? [])]
  const next = cells[cells.indexOf(cell) + step]
  return next && placeOf(next)
}

/** The cell to write in where the keyboard stands: that cell, or the first of the row that may be. */
export function cellAt(target: Element | null) {
  const cell =
    target?.closest(editable) ??
    (target?.closest('td[data-column]:focus') ? null : target?.closest('.ant-table-row')?.querySelector(editable))
  return cell ? placeOf(cell) : undefined
}
