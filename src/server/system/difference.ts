/** What is given and what is taken of a list. */
export type Difference = { readonly added: readonly string[]; readonly taken: readonly string[] }

/** What `now` has more is given, what `before` has more is taken. */
export const differenceOf = (now: readonly string[], before: readonly string[]): Difference => ({
  added: now.filter((id) => !before.includes(id)),
  taken: before.filter((id) => !now.includes(id)),
})

/** A list with a difference made to it, whatever else is in it by now. */
export function withDifference(list: readonly string[], { added, taken }: Difference): string[] {
  const kept = list.filter((id) => !taken.includes(id))
  return [...kept, ...added.filter((id) => !kept.includes(id))]
}
