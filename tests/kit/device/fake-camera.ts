import { vi } from 'vitest'
import { blankCanvas } from './blank-canvas'
import { fakeVideo } from './fake-video'

/**
 * A camera and a pad for pages without either: every photograph and every signature has bytes of its own. Ends with
 * `vi.restoreAllMocks()` and `vi.unstubAllGlobals()`.
 */
export function fakeCamera(): void {
  blankCanvas()
  const track = { stop: () => undefined, addEventListener: () => undefined, getCapabilities: () => ({}) }
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  const mediaDevices = { getUserMedia: async () => stream, enumerateDevices: async () => [] }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  fakeVideo()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1600, height: 1200, close: () => undefined }))
  let made = 0
  class Sheet {
    getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined })
    convertToBlob = async ({ type }: { type: string }) => new Blob([Uint8Array.from([++made, made >> 8, 7])], { type })
  }
  vi.stubGlobal('OffscreenCanvas', Sheet)
}

/** One stroke of the pen on a pad. */
export function stroke(pad: Element): void {
  const left = (name: string) => Object.defineProperty(new MouseEvent(name, { bubbles: true }), 'which', { value: 1 })
  pad.dispatchEvent(left('mousedown'))
  document.dispatchEvent(left('mouseup'))
}
