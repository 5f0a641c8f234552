/** Lines by class, in the order of the classes; those of other classes last. */
export function inClasses<L extends { readonly className: string }>(
  lines: readonly L[],
  classes: readonly string[],
): readonly (readonly [string, readonly L[]])[] {
  const named = new Set(lines.map(({ className }) => className))
  const order = [...classes.filter((name) => named.has(name)), ...[...named].filter((name) => !classes.includes(name))]
  return order.map((name) => [name, lines.filter(({ className }) => className === name)])
}
