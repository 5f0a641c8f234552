/** `items` with the one at `from` in the place `to`. Places there are none of change nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const one = items[from]
  if (one === undefined || from === to || to < 0 || to >= items.length) return items
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), one, ...rest.slice(to)]
}
