import { addRows, type CellValues, type GridRows, writeCells } from './rows'

/** The cells of a spreadsheet as it hands them over: lines, and tabs within them. A cell in quotes may hold both. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    lines.at(-1)?.push(found?.[1]?.replaceAll('""', '"') ?? found?.[2] ?? '')
    const between = text.slice(cell.lastIndex, cell.lastIndex + 2)
    if (between.startsWith('\t')) {
      cell.lastIndex += 1
      if (cell.lastIndex === text.length) lines.at(-1)?.push('')
    } else {
      cell.lastIndex += between === '\r\n' ? 2 : 1
      if (cell.lastIndex < text.length) lines.push([])
    }
  }
  return lines.filter((line) => line.length > 0)
}

/** Where a block begins, and which columns it may be written into, from there to the right. */
type Target = { readonly row: number; readonly keys: readonly string[]; readonly grid: string; readonly fresh: CellValues }

/** Writes a block of cells; below the last row new ones are added. Cells beyond the last column are left out. */
export function pasteBlock(of: GridRows, block: readonly (readonly unknown[])[], { row, keys, grid, fresh }: Target): GridRows {
  const missing = row + block.length - of.rows.length
  const grown = missing > 0 ? addRows(of, grid, Array<CellValues>(missing).fill(fresh)) : of
  const patches = new Map<string, CellValues>()
  for (const [at, line] of block.entries()) {
    const written = grown.rows[row + at]
    if (written) patches.set(written.id, Object.fromEntries(keys.slice(0, line.length).map((key, place) => [key, line[place]])))
  }
  return writeCells(grown, patches)
}

/** Writes what stands in the first row of a block into all rows of it. */
export function fillDown(of: GridRows, from: number, to: number, keys: readonly string[]): GridRows {
  const first = of.rows[from]
  if (!first) return of
  const patch = Object.fromEntries(keys.map((key) => [key, first.values[key]]))
  return writeCells(of, new Map(of.rows.slice(from + 1, to + 1).map(({ id }) => [id, patch])))
}

/** The sum of the whole parts of what stands in a column; what is no number counts nothing. */
export const columnSum = ({ rows }: GridRows, key: string): number =>
  rows.reduce((sum, { values }) => {
    const number = values[key] === null || values[key] === '' ? Number.NaN : Number(values[key])
    return Number.isFinite(number) ? sum + Math.trunc(number) : sum
  }, 0)
