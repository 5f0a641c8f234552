import { useMemo, useState } from 'react'
import type { ViewRow } from '../row'

/** Rows as they are `now`; those nothing has changed about are the objects they were `before`, and so is the list where that goes for all. */
export function settled(before: readonly ViewRow[], now: readonly ViewRow[]): readonly ViewRow[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const rows = now.map((row) => {
    const old = known.get(row.id)
    return old && (old === row || JSON.stringify(old) === JSON.stringify(row)) ? old : row
  })
  return rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows
}

/** Rows that are read anew with every exchange, of which only those that say something new are other objects than before. */
export function useSteadyRows(rows: readonly ViewRow[]): readonly ViewRow[] {
  const [kept, keep] = useState(rows)
  const next = useMemo(() => settled(kept, rows), [kept, rows])
  if (next !== kept) keep(next)
  return next
}
