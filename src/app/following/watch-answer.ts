import { liveQuery } from 'dexie'

/** `underWay` answers what is being asked just now on account of the newest change; undefined where nothing is, or where it failed. */
export type Watched<T> = { readonly underWay: () => Promise<T | undefined>; readonly stop: () => void }

/**
 * Puts a question to the device anew after every change, and tells the answer. A change puts it before whoever made it hears that it is
 * kept: they wait for what is under way, and need not ask once more. The first time is no such answer, for while that is read a change may come
 * which it has not seen.
 */
export function watchAnswer<T>(ask: () => Promise<T>, tell: (answer: T) => void): Watched<T> {
  let asked: Promise<T> | undefined
  let isTold = false
  const watch = liveQuery(() => {
    const asking = ask()
    if (isTold) asked = asking
    return asking
  }).subscribe((answer) => {
    isTold = true
    asked = undefined
    tell(answer)
  })
  return { underWay: async () => asked?.catch(() => undefined), stop: () => watch.unsubscribe() }
}
