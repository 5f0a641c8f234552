/** The names with one of them moved by so many places. */
export function movedBy(names: readonly string[], name: string, by: number): string[] {
  const rest = names.filter((other) => other !== name)
  return rest.toSpliced(Math.max(0, names.indexOf(name) + by), 0, name)
}

/** The names with one of them let go on another one, before or behind it. As they were, where one of the two is not among them. */
export function droppedOn(
  names: readonly string[],
  name: string,
  at: { readonly name: string; readonly isBehind: boolean },
): readonly string[] {
  if (name === at.name || !names.includes(name) || !names.includes(at.name)) return names
  const rest = names.filter((other) => other !== name)
  return rest.toSpliced(rest.indexOf(at.name) + Number(at.isBehind), 0, name)
}
