import type { Label } from '../../contract/label'
import type { CheckedLine, CheckedSheet } from '../../contract/sheet/checked-sheet'

const isHeading = (heading: string, { zh, en }: Label): boolean => [zh, en].includes(heading.replace(/\*$/, '').trim())

/**
 * Lines that say in a column what an earlier line says, where no two may. The server finds those it looks at together; a long sheet it sees some
 * lines at a time.
 */
export function twiceIn(sheet: CheckedSheet, unique: readonly Label[]): CheckedSheet {
  const first = new Map<string, number>()
  const problemsOf = ({ line, cells }: CheckedLine): CheckedLine['problems'] =>
    unique.flatMap((heading) => {
      const column = sheet.headings.findIndex((one) => isHeading(one, heading))
      const value = (cells[column] ?? '').trim()
      if (value === '') return []
      const key = `${column} ${value.toLowerCase()}`
      const before = first.get(key)
      if (before === undefined) first.set(key, line)
      return before === undefined ? [] : [{ column, heading, value, code: 'sheet.twice', values: { line: before } }]
    })
  const lines = sheet.lines.map((line) => {
    const known = new Set(line.problems.map(({ column, code }) => `${column} ${code}`))
    const more = problemsOf(line).filter(({ column, code }) => !known.has(`${column} ${code}`))
    return more.length === 0 ? line : { ...line, outcome: 'wrong' as const, problems: [...line.problems, ...more] }
  })
  return { ...sheet, lines }
}
