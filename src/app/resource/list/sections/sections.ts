import type { ViewRow } from '../../row'

/** Rows that stand together under a heading. `from`: the place of the first of them. */
export type Section = { readonly key: string; readonly title: string; readonly from: number; readonly count: number }

/** What a row stands under, by the key that is one for all of a section. */
export type Heading = { readonly key: string; readonly title: string }

/** The sections rows fall into as they stand; rows of one heading that do not stand together make two. */
export function sectionsOf(rows: readonly ViewRow[], headingOf: (row: ViewRow) => Heading): readonly Section[] {
  const sections: { key: string; title: string; from: number; count: number }[] = []
  for (const [at, row] of rows.entries()) {
    const heading = headingOf(row)
    const last = sections.at(-1)
    if (last?.key === heading.key) last.count++
    else sections.push({ ...heading, from: at, count: 1 })
  }
  return sections
}

/** The same of rows that are not here, by how many there are of each value of a field, in their order. Values of one heading that stand together make one. */
export function sectionsOfCounts(
  counts: readonly { readonly value: string | null; readonly count: number }[],
  field: string,
  headingOf: (row: ViewRow) => Heading,
): readonly Section[] {
  const sections: Section[] = []
  let from = 0
  for (const { value, count } of counts) {
    const heading = headingOf({ id: '', rev: 0, [field]: value })
    const last = sections.at(-1)
    if (last?.key === heading.key) sections.splice(-1, 1, { ...last, count: last.count + count })
    else sections.push({ ...heading, from, count })
    from += count
  }
  return sections
}

/** What begins at a line of the roll: a heading, places from one to before another, or nothing, where the line above reaches into it. */
export type RollLine = { readonly section: Section } | { readonly from: number; readonly to: number } | undefined

/**
 * How a list is laid in lines of `columns` rows, each section beginning a line of its own with its heading above. Lines are of one height, so that
 * the roll is exactly as long as its rows from the start: where there are headings a line is as high as one, and a row takes `tall` of them.
 */
export type RollPlan = {
  readonly lines: number
  readonly tall: 1 | 2
  readonly lineAt: (line: number) => RollLine
  /** The number of the line with the heading of a section. */
  readonly headingLine: (section: number) => number
}

const linesFor = (count: number, columns: number) => Math.ceil(count / columns)

function planOfSections(columns: number, sections: readonly Section[]): RollPlan {
  let lines = 0
  const starts = sections.map(({ count }) => {
    const start = lines
    lines += 1 + 2 * linesFor(count, columns)
    return start
  })
  const lineAt = (line: number): RollLine => {
    const at = lastAtMost(starts, line)
    const [section, within] = [sections[at], line - (starts[at] ?? 0)]
    if (!section || within === 0) return section && { section }
    if (within % 2 === 0) return undefined
    const from = section.from + ((within - 1) / 2) * columns
    return { from, to: Math.min(section.from + section.count, from + columns) }
  }
  return { lines, tall: 2, lineAt, headingLine: (section) => starts[section] ?? 0 }
}

export function planOf(total: number, columns: number, sections: readonly Section[]): RollPlan {
  if (sections.length > 0) return planOfSections(columns, sections)
  const lineAt = (line: number) => ({ from: line * columns, to: Math.min(total, (line + 1) * columns) })
  return { lines: linesFor(total, columns), tall: 1, lineAt, headingLine: () => 0 }
}

/** The place of the last of some rising numbers that is not above `most`; the first where all are. */
export function lastAtMost(rising: readonly number[], most: number): number {
  let [low, high] = [0, rising.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rising[middle] ?? 0) <= most) low = middle
    else high = middle - 1
  }
  return low
}
