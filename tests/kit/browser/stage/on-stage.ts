import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Engine } from '../../../../src/app/offline/engine'
import type { Product } from '../../../../src/app/shell/product'
import { lonelyEngine, show } from '../show'

/** Puts pieces of the app into the page. Each test has an engine of its own, which reaches nobody; everything is put away after it. */
export function onStage(product: Product) {
  let engine: Engine
  let close: (() => void)[]
  beforeEach(async () => {
    close = []
    engine = await lonelyEngine(product.catalogue)
  })
  afterEach(async () => {
    for (const one of close) one()
    vi.unstubAllGlobals()
    await engine.stop()
  })
  return {
    engine: () => engine,
    put(element: ReactNode): HTMLElement {
      const shown = show(element, { product, engine })
      close.push(shown.close)
      return shown.place
    },
  }
}
