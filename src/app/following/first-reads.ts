let pending = 0

/** Counts something that is read for the first time, until what it answers is called. */
export function beginFirstRead(): () => void {
  pending++
  return () => pending--
}

/** Milliseconds between two looks; looks until something has surely been asked for, and after which nobody waits any longer. */
const [glance, least, most] = [40, 3, 25]

/** Resolves when what a screen first asks of this device has been read, after a second in any case, and at once where it `isUrgent`. */
export async function firstReadsDone(isUrgent: () => boolean): Promise<void> {
  if (typeof document === 'undefined') return
  for (let at = 0; at < most && (at < least || pending > 0) && !isUrgent(); at++)
    await new Promise((resolve) => setTimeout(resolve, glance))
}
