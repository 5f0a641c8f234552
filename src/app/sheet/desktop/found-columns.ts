import type { CheckedLine } from '../../../contract/sheet/checked-sheet'

/** Pixels of the columns that stay in view, and of those of the sheet. */
export const widths = { line: 72, outcome: 200, least: 88, wrong: 184, most: 280 } as const
/** Pixels of a line, and of one with something wrong with it, which is said below its cells. */
export const heights = { head: 37, line: 37, wrong: 61 } as const

/** A column of the sheet. `cell`: its place in a line. `left`: where it begins behind those before it. */
export type FoundColumn = { readonly cell: number; readonly heading: string; readonly width: number; readonly left: number }

/** Lines by which a column's width is measured. */
const measured = 60
/** About so many pixels a letter has: those of Chinese are twice as wide. */
const letter = { wide: 14, narrow: 8 } as const
const pixelsOf = (text: string): number =>
  [...text.slice(0, 40)].reduce((sum, one) => sum + (one > '\u2e7f' ? letter.wide : letter.narrow), 24)

/** The columns of a sheet that are called anything, as wide as what stands in them. */
export function foundColumns(headings: readonly string[], lines: readonly CheckedLine[]): readonly FoundColumn[] {
  let left = widths.line + widths.outcome
  // What is wrong is said in the cell.
  const wrong = new Set(lines.flatMap(({ problems }) => problems.map(({ column }) => column)))
  return headings.flatMap((heading, cell) => {
    if (heading === '') return []
    const wanted = Math.max(...[heading, ...lines.slice(0, measured).map(({ cells }) => cells[cell] ?? '')].map(pixelsOf))
    const width = Math.min(widths.most, Math.max(wrong.has(cell) ? widths.wrong : widths.least, wanted))
    left += width
    return [{ cell, heading, width, left: left - width }]
  })
}

export const heightOf = ({ problems }: CheckedLine): number => (problems.length > 0 ? heights.wrong : heights.line)
