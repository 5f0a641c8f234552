import { vi } from 'vitest'

/** A pen that draws nothing, for pages without a real canvas. */
const pen = new Proxy({}, { get: () => () => undefined, set: () => true })

/** Lets pads and pictures be drawn on where there is no canvas. Ends with `vi.restoreAllMocks()`. */
export const blankCanvas = (): void => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
}
