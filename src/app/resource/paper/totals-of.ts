import { type GroupTotals, type Sums, standsUnder, type Totals, totalled } from '../../../contract/list/summary'
import type { Resource } from '../../../contract/resource'
import type { ViewRow } from '../row'

/** What rows come to in each column that adds up: a sum, or of rates the mean. A column no row says anything of is left out. */
function sumsOf(resource: Resource, columns: readonly string[], rows: readonly ViewRow[]): Sums {
  const sums = columns.flatMap((name) => {
    const way = resource.fields[name]?.consent ? undefined : totalled(resource, name)
    const values = way ? rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : [])) : []
    const sum = values.reduce((all, value) => all + value, 0)
    return values.length > 0 ? [[name, way === 'mean' ? sum / values.length : sum] as const] : []
  })
  return Object.fromEntries(sums)
}

/** What rows come to that are all here, as the server would tell it; undefined where nothing of them adds up and they stand in no groups. */
export function totalsOf(
  resource: Resource,
  columns: readonly string[],
  group: string | undefined,
  rows: readonly ViewRow[],
): Totals | undefined {
  if (!group && !columns.some((name) => totalled(resource, name))) return undefined
  const whole = { count: rows.length, sums: sumsOf(resource, columns, rows) }
  if (!group) return whole
  const underOf = (row: ViewRow) => standsUnder(resource, group, row[group])
  const groups = [...new Set(rows.map(underOf))].map((value): GroupTotals => {
    const own = rows.filter((row) => underOf(row) === value)
    return { value, count: own.length, sums: sumsOf(resource, columns, own) }
  })
  return { ...whole, groups }
}
