import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Engine } from '../../../src/app/offline/engine'
import { InSight } from '../../../src/app/record-page/InSight'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let quiet: (() => void)[]
beforeEach(async () => {
  quiet = []
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => quiet.push(run))
  // Everything lies below the window.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 100))
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await engine.stop()
})

/** Gives the page one moment to itself. */
async function rest(): Promise<void> {
  await soon(() => expect(quiet.length).toBeGreaterThan(0))
  quiet.shift()?.()
}

test('parts out of sight come one after another in the moments nobody needs, and one that is gone costs none', async () => {
  const parts = (names: readonly string[]) => (
    <>
      {names.map((name) => (
        <InSight key={name} height={100}>
          <p>{name}</p>
        </InSight>
      ))}
    </>
  )
  const { place, close } = show(parts(['first', 'second', 'third']), { product: productOf(gardenCatalogue), engine })
  const drawn = () => [...place.querySelectorAll('p')].map(({ textContent }) => textContent)
  await soon(() => expect(quiet).toHaveLength(1))
  expect(drawn()).toEqual([])
  await rest()
  await soon(() => expect(drawn()).toEqual(['first']))
  await rest()
  await soon(() => expect(drawn()).toEqual(['first', 'second']))
  await soon(() => expect(quiet).toHaveLength(1))
  close()
  const next = show(parts(['fourth']), { product: productOf(gardenCatalogue), engine })
  await rest()
  await rest()
  await soon(() => expect(next.place.textContent).toBe('fourth'))
  next.close()
})
