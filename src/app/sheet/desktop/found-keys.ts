import type { CheckedLine } from '../../../contract/sheet/checked-sheet'
import type { FoundColumn } from './found-columns'

/** Where one stands. Columns are counted from the number of the line on; `ownColumns` come before those of the sheet. */
export type Place = { readonly row: number; readonly column: number }
export const ownColumns = 2

type Size = { readonly rows: number; readonly columns: number; readonly page: number }

const within = (at: number, count: number): number => Math.max(0, Math.min(count - 1, at))

/** Where a key leads; undefined for one that leads nowhere. `isFar`: with Ctrl or Cmd. */
export function placeAfter(key: string, { row, column }: Place, { rows, columns, page }: Size, isFar: boolean): Place | undefined {
  const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowDown: [isFar ? rows : 1, 0],
    ArrowUp: [isFar ? -rows : -1, 0],
    ArrowRight: [0, isFar ? columns : 1],
    ArrowLeft: [0, isFar ? -columns : -1],
    PageDown: [page, 0],
    PageUp: [-page, 0],
    Home: [isFar ? -rows : 0, -columns],
    End: [isFar ? rows : 0, columns],
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step && { row: within(row + step[0], rows), column: within(column + step[1], columns) }
}

/** The columns of a line in which something is wrong. What is wrong with no cell of its own stands at the outcome. */
export const faultsIn = ({ problems }: CheckedLine, columns: readonly FoundColumn[]): readonly number[] => {
  const places = problems.map((one) => {
    const at = columns.findIndex(({ cell }) => cell === one.column)
    return at < 0 ? ownColumns - 1 : at + ownColumns
  })
  return [...new Set(places)].sort((one, other) => one - other)
}

/** The next cell with something wrong, or the one before, round and round; undefined where there is none. */
export function nextFault(
  lines: readonly CheckedLine[],
  columns: readonly FoundColumn[],
  { row, column }: Place,
  step: 1 | -1,
): Place | undefined {
  for (let walked = 0; walked <= lines.length; walked += 1) {
    const at = (((row + walked * step) % lines.length) + lines.length) % lines.length
    const line = lines[at]
    const faults = line ? faultsIn(line, columns) : []
    const further = walked === 0 ? faults.filter((one) => (one - column) * step > 0) : faults
    const found = step > 0 ? further[0] : further.at(-1)
    if (found !== undefined) return { row: at, column: found }
  }
  return undefined
}
