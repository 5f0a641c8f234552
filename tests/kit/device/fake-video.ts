import { vi } from 'vitest'

/**
 * Videos that can take a stream, in a page without any. Each shows its first frame at once, or with `isLate` when the answer is called.
 * Ends with `vi.restoreAllMocks()`, but for the stream it takes.
 */
export function fakeVideo({ isLate = false } = {}): () => void {
  const waiting = new Set<HTMLMediaElement>()
  const shown = new WeakSet<HTMLMediaElement>()
  const show = () => {
    for (const video of waiting) {
      shown.add(video)
      video.dispatchEvent(new Event('loadeddata'))
    }
    waiting.clear()
  }
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
    configurable: true,
    set(this: HTMLMediaElement, stream: unknown) {
      if (!stream) return
      waiting.add(this)
      if (!isLate) queueMicrotask(show)
    },
  })
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return shown.has(this) ? 1600 : 0
    },
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return show
}
