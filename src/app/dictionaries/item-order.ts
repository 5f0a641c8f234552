type Ordered = { readonly id: string; readonly sortOrder?: number | null }

/** The items of a dictionary as people see them: by their numbers, and where these are the same as the server has them. */
export const inOrder = <T extends Ordered>(items: readonly T[]): T[] =>
  [...items].sort((one, two) => Number(one.sortOrder ?? 0) - Number(two.sortOrder ?? 0) || (one.id < two.id ? -1 : 1))

/** The ids with one of them at another place, counted with it taken out. */
export function movedTo(ids: readonly string[], id: string, at: number): string[] {
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, Math.max(0, at)), id, ...others.slice(Math.max(0, at))]
}

/** The rows in the order of these ids; a row that came meanwhile stands last, and an id whose row is gone is left out. */
export function arranged<T extends Ordered>(rows: readonly T[], ids: readonly string[]): T[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  return [...ids.flatMap((id) => known.get(id) ?? []), ...rows.filter(({ id }) => !ids.includes(id))]
}
