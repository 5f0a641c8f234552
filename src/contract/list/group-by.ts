/** Items by what they have in common, in their order. */
export function groupBy<T, K>(items: readonly T[], of: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(of(item))
    if (group) group.push(item)
    else groups.set(of(item), [item])
  }
  return groups
}

/** Rows by the one above them, in their order. On top, under the empty text, stands what names none, and what names one that is not there. */
export function byParent<R extends { readonly id: string }>(
  rows: readonly R[],
  parentOf: (row: R) => unknown,
): ReadonlyMap<string, readonly R[]> {
  const known = new Set(rows.map(({ id }) => id))
  return groupBy(rows, (row) => (known.has(String(parentOf(row))) ? String(parentOf(row)) : ''))
}
