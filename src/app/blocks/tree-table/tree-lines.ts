import type { Values } from '../../../contract/fields/values'

/** Where a row that was opened stands: nobody has asked, on the way, there, or not to be had. */
export type Below = 'coming' | 'failed' | readonly Values[]

export type TreeState = {
  readonly roots: readonly Values[]
  /** What is below rows, by their keys, as far as it was asked for. */
  readonly below: ReadonlyMap<string, Below>
  readonly open: ReadonlySet<string>
}

/** One line of the table: a row with how deep it stands, or what stands below a row in place of others. */
export type TreeLine = { readonly key: string; readonly depth: number } & (
  | { readonly row: Values; readonly expander: 'open' | 'closed' | 'none'; readonly parent: string | undefined }
  | { readonly row?: undefined; readonly placeholder: 'coming' | 'failed'; readonly parent: string }
)

export class NotRecognised extends Error {}

/**
 * The rows an answer holds: a list, or an object with `records`.
 * @throws {NotRecognised} where it is neither.
 */
export function rowsIn(answer: unknown): readonly Values[] {
  const list: unknown =
    typeof answer === 'object' && answer !== null && 'records' in answer && !Array.isArray(answer) ? answer.records : answer
  if (!Array.isArray(list)) throw new NotRecognised()
  return list.filter((row): row is Values => typeof row === 'object' && row !== null)
}

const isYes = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'Y' || value === 'true'

/** Whether there may be something below a row: it says so, and what came was not nothing. */
const mayOpen = ({ below }: TreeState, key: string, row: Values): boolean => {
  const known = below.get(key)
  return isYes(row.hasChildren) && !(Array.isArray(known) && known.length === 0)
}

/** The lines of a tree as it stands open. */
export function linesOf(state: TreeState, rowKey: string): readonly TreeLine[] {
  const walk = (rows: readonly Values[], depth: number, parent: string | undefined): TreeLine[] =>
    rows.flatMap((row) => {
      const key = String(row[rowKey])
      const isOpen = mayOpen(state, key, row) && state.open.has(key)
      const line: TreeLine = { key, depth, row, parent, expander: isOpen ? 'open' : mayOpen(state, key, row) ? 'closed' : 'none' }
      if (!isOpen) return [line]
      const below = state.below.get(key) ?? 'coming'
      return typeof below === 'string'
        ? [line, { key: `${key} ${below}`, depth: depth + 1, placeholder: below, parent: key }]
        : [line, ...walk(below, depth + 1, key)]
    })
  return walk(state.roots, 0, undefined)
}
