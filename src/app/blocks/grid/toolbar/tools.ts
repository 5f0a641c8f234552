/** What the toolbar offers. */
export const tools = ['add', 'remove', 'clear', 'insert', 'move', 'undo', 'settings', 'size'] as const
export type Tool = (typeof tools)[number]

/** What it offers where nothing is said. */
export const usualTools: readonly Tool[] = ['add', 'remove', 'clear']

/**
 * The tools somebody may use. `denied`: codes that are taken from them, such as `order:add`. `prefix`: what codes of this grid begin with; a colon
 * is added where it is missing, and without a prefix nothing is denied. Who may not delete several at once may not delete one either.
 */
export function allowedTools(wanted: readonly Tool[], denied: readonly string[], prefix?: string): readonly Tool[] {
  if (!prefix || denied.length === 0) return wanted
  const start = prefix.endsWith(':') ? prefix : `${prefix}:`
  const codes = new Set(denied.filter((code) => code.startsWith(start)).map((code) => code.slice(start.length)))
  if (codes.has('batch_delete')) codes.add('remove')
  return wanted.filter((tool) => !codes.has(tool))
}

/** Milliseconds between two clicks that insert a row. */
export const insertEvery = 1500

/** Does something at most once in so many milliseconds; calls between are left out. */
export function throttled<A extends readonly unknown[]>(
  act: (...given: A) => void,
  every: number,
  clock: () => number = () => performance.now(),
) {
  let last = Number.NEGATIVE_INFINITY
  return (...given: A): void => {
    if (clock() - last < every) return
    last = clock()
    act(...given)
  }
}
