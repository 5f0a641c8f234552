import type { Op } from './op'

/** Most ops of one group, such as a document and its lines. One group travels in one exchange, whatever else an exchange holds. */
export const largestGroup = 250
/** Most bytes of the ops of one group as JSON. */
export const largestGroupBytes = 1024 * 1024

type Grouped = Pick<Op, 'group'>

/** A list in parts: what follows one another in one group is one part, anything else a part of its own. */
export function gathered<T>(list: readonly T[], groupIdOf: (one: T) => unknown): (readonly [T, ...T[]])[] {
  const parts: [T, ...T[]][] = []
  for (const one of list) {
    const last = parts.at(-1)
    const id = groupIdOf(one)
    if (last && id && groupIdOf(last[0]) === id) last.push(one)
    else parts.push([one])
  }
  return parts
}

/** What is done together: the ops of one group, which follow one another, or one op alone. */
export const unitsOf = <T extends Grouped>(ops: readonly T[]): (readonly [T, ...T[]])[] => gathered(ops, ({ group }) => group?.id)

/** Whether nothing of a group is missing, and each op stands in its place. */
export const isWhole = (unit: readonly Grouped[]): boolean =>
  unit.every(({ group }, at) => !group || (group.at === at + 1 && group.of === unit.length))
