import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Stage } from '../../../kit/area-stage'
import { fakeCamera, stroke } from '../../../kit/device/fake-camera'

/** Every test of a file in a kitchen without network, with a camera; what it put on stage leaves it. */
export function cellar(on: () => Stage): void {
  beforeAll(async () => {
    await Promise.all([
      import('../../../../src/app/files/picture/PhotoField'),
      import('../../../../src/app/files/signature/SignatureField'),
    ])
  }, 60_000)
  beforeEach(() => {
    fakeCamera()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  })
  afterEach(async () => {
    await on().leave()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    localStorage.clear()
  })
}

/** Presses keys of the number pad. */
export async function keys(on: Stage, typed: string): Promise<void> {
  for (const key of typed) await on.tap(`.number-pad button[aria-label="${key}"]`)
}

/** Takes the picture of the camera that stands open. */
export async function shoot(on: Stage): Promise<void> {
  await on.wait(() => on.find('.shutter:not([disabled])'))
  await on.tap('.shutter')
}

/** Draws a signature, which counts as a tap, on pad number `at`. */
export async function sign(on: Stage, at = 0): Promise<void> {
  await on.wait(() => document.querySelectorAll('canvas').length > at)
  const pad = document.querySelectorAll('canvas')[at]
  if (pad) stroke(pad)
}

export const main = '.page-main .big-button'

/** Everything after the shutter: this photo, three digits, a signature and done. Answers how many taps that were. */
export async function finish(on: Stage, weight: string): Promise<number> {
  const before = on.taps()
  await on.tap('.camera-choice button', 'Use this photo')
  await keys(on, weight)
  await sign(on)
  await on.tap(`${main}:not([disabled])`, 'Done')
  return on.taps() - before + 1
}
