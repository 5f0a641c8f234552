/** Steps that can be taken back. */
const most = 100

/** What something was, is, and was before somebody took steps back. */
export type History<T> = { readonly past: readonly T[]; readonly now: T; readonly future: readonly T[] }

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] })

/** A step further; steps taken back before are forgotten. A step that changes nothing is none. */
export const step = <T>(of: History<T>, next: T): History<T> =>
  Object.is(next, of.now) ? of : { past: [...of.past, of.now].slice(-most), now: next, future: [] }

/** Something that is no step of one's own: it is so now, was so before, and will be, so that no step back undoes what somebody else did. */
export const throughout = <T>({ past, now, future }: History<T>, change: (one: T) => T): History<T> => ({
  past: past.map(change),
  now: change(now),
  future: future.map(change),
})

/** A step back; where there is none, everything stays. */
export function undo<T>({ past, now, future }: History<T>): History<T> {
  const last = past.at(-1)
  return last === undefined ? { past, now, future } : { past: past.slice(0, -1), now: last, future: [now, ...future] }
}

/** The step that was taken back last is taken again. */
export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest }
}
