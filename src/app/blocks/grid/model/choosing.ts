import type { CellValues, GridRow } from './rows'

/** Values that disable a row, by column: one value, or any of several. */
export type DisabledBy = Readonly<Record<string, unknown>>

/** Whether what a row holds disables it. */
export const isDisabledRow = (values: CellValues, by: DisabledBy): boolean =>
  Object.entries(by).some(([key, value]) => [value].flat().includes(values[key]))

const free = (rows: readonly GridRow[], by: DisabledBy) => rows.filter(({ values }) => !isDisabledRow(values, by)).map(({ id }) => id)

/** How much is chosen of what may be. */
export function chosenOf(rows: readonly GridRow[], chosen: ReadonlySet<string>, by: DisabledBy): 'none' | 'some' | 'all' {
  if (chosen.size === 0) return 'none'
  const ids = free(rows, by)
  const count = ids.filter((id) => chosen.has(id)).length
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
}

/** All that may be chosen, or none where all of it already is. Disabled rows are left out. */
export const chooseAll = (rows: readonly GridRow[], chosen: ReadonlySet<string>, by: DisabledBy): ReadonlySet<string> =>
  chosenOf(rows, chosen, by) === 'all' ? new Set() : new Set(free(rows, by))
