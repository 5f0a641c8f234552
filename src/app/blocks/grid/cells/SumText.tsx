import { sumOf } from '../../../../contract/sync/line'
import { plainValue } from '../../../fields/plain-value'
import { useLanguage } from '../../../language/language'
import type { GridColumn } from '../column'
import { columnSum } from '../model/block'
import type { GridRows } from '../model/rows'

/** What a column comes to: the whole parts of its numbers; of a field of a noun all of them, with its unit, and money in yuan. */
export function SumText({ column: { key, facts }, rows }: { column: GridColumn; rows: GridRows }) {
  const language = useLanguage((state) => state.language)
  if (!facts) return columnSum(rows, key)
  const numbers = rows.rows.map(({ values }) => values[key]).filter((value) => typeof value === 'number' && Number.isFinite(value))
  return plainValue(facts, sumOf(facts, numbers), language)
}
