import { excludedButtons } from '../../button-rights/excluded-buttons'

/** What the toolbar offers. */
export const tools = ['add', 'remove', 'clear', 'insert', 'move', 'undo', 'settings', 'size'] as const
export type Tool = (typeof tools)[number]

/** What it offers where nothing is said. */
export const usualTools: readonly Tool[] = ['add', 'remove', 'clear']

/**
 * The tools that are left of some. `denied`: codes that are taken from somebody, such as `order:add`. `prefix`: what codes of this grid begin with;
 * without one nothing is denied.
 */
export function allowedTools(wanted: readonly Tool[], denied: readonly string[], prefix?: string): readonly Tool[] {
  const codes = excludedButtons(
    prefix,
    denied.map((action) => ({ action, type: '1' })),
    new Set(),
  )
  return wanted.filter((tool) => !codes.includes(tool))
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
