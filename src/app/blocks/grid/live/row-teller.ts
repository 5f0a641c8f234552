import type { CellValues } from '../model/rows'

/** Milliseconds: in which several changes of a row count as one, and between two rows that are told. */
const gather = 250
const apart = 40

/** Tells rows one after the other, each with all that was written in it meanwhile. */
export function rowTeller(tell: (id: string, cells: CellValues) => void) {
  const untold = new Map<string, CellValues>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    const [first] = untold
    timer = untold.size > 1 ? setTimeout(next, apart) : undefined
    if (!first) return
    untold.delete(first[0])
    if (Object.keys(first[1]).length > 0) tell(...first)
  }
  return {
    add(id: string, cells: CellValues): void {
      untold.set(id, { ...untold.get(id), ...cells })
      timer ??= setTimeout(next, gather)
    },
    /** Somebody else wrote later into cells: what was to be told of them no longer holds. */
    forget(id: string, keys: readonly string[]): void {
      const left = Object.entries(untold.get(id) ?? {}).filter(([key]) => !keys.includes(key))
      if (untold.has(id)) untold.set(id, Object.fromEntries(left))
    },
    stop: (): void => clearTimeout(timer),
  }
}
