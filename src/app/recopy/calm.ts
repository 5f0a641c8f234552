import { faceNow } from '../design/face-now'
import { isAwaiting } from '../wire/waiting'

/** Milliseconds after a key within which somebody is still typing, until it is looked again, and for which a copy is put off at most. */
const [typing, glance, longest] = [500, 50, 2000]

let typedAt = Number.NEGATIVE_INFINITY
globalThis.document?.addEventListener('keydown', () => (typedAt = performance.now()), { capture: true, passive: true })

// In a hand lists are read from the device: what somebody waits for there is the copy itself.
const isBusy = () => performance.now() - typedAt < typing || (faceNow() === 'desktop' && isAwaiting())

/** Resolves after some milliseconds. */
export const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Resolves when nobody types, and on a desktop when no answer is awaited and the page has nothing else to do; after two seconds in any case. */
export async function calm(): Promise<void> {
  if (typeof window === 'undefined') return
  const until = performance.now() + longest
  while (isBusy() && performance.now() < until) await after(glance)
  if (faceNow() !== 'desktop' || typeof requestIdleCallback === 'undefined') return
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: Math.max(0, until - performance.now()) }))
}
