import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Suspense } from '../../../src/app/design/Suspense'
import type { Engine } from '../../../src/app/offline/engine'
import { wholeOf } from '../../../src/app/shell/all-nouns'
import { ProductContext, useResource } from '../../../src/app/shell/product'
import { AllNouns } from '../../../src/app/shell/screens/AllNouns'
import { ErrorBoundary } from '../../../src/app/shell/screens/ErrorBoundary'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const [noun = ''] = Object.keys(gardenCatalogue.resources)
const onDevice = { ...gardenCatalogue, resources: {} }

let engine: Engine
const opened: (() => void)[] = []
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  engine = await lonelyEngine(onDevice)
})
afterEach(async () => {
  for (const close of opened.splice(0)) close()
  await engine.stop()
  vi.restoreAllMocks()
})

function Path() {
  return useResource(noun).path
}

function open(wholeCatalogue?: () => Promise<typeof gardenCatalogue>, catalogue: typeof gardenCatalogue = onDevice) {
  const screen = (
    <ErrorBoundary fallback="cannot be had">
      <Suspense fallback="coming">
        <AllNouns>
          <Path />
        </AllNouns>
      </Suspense>
    </ErrorBoundary>
  )
  const { place, close } = show(screen, { product: productOf(catalogue, { wholeCatalogue }), engine })
  opened.push(close)
  return (words: string | undefined) => soon(() => expect(place.textContent).toBe(words))
}

const path = gardenCatalogue.resources[noun]?.path

test('a screen for any noun waits for the definitions the device does without, which are fetched once', async () => {
  const come: (() => void)[] = []
  const load = vi.fn(() => new Promise<typeof gardenCatalogue>((resolve) => come.push(() => resolve(gardenCatalogue))))
  const says = open(load)
  await says('coming')
  come[0]?.()
  await says(path)
  await open(load)(path)
  expect(load).toHaveBeenCalledOnce()
})

test('definitions that are here are drawn at once, with no placeholder before them', async () => {
  const load = async () => gardenCatalogue
  await wholeOf(load)
  const place = document.createElement('div')
  const root = createRoot(place)
  const screen = (
    <Suspense fallback="coming">
      <AllNouns>
        <p>here</p>
      </AllNouns>
    </Suspense>
  )
  flushSync(() => root.render(<ProductContext value={productOf(onDevice, { wholeCatalogue: load })}>{screen}</ProductContext>))
  expect(place.textContent).toBe('here')
  root.unmount()
})

test('definitions that cannot be had are tried again at the next visit', async () => {
  let isThere = false
  const load = async () => (isThere ? gardenCatalogue : Promise.reject(new TypeError('Failed to fetch')))
  await open(load)('cannot be had')
  isThere = true
  await open(load)(path)
})

test('a product that gave all its nouns at once has nothing to wait for', () => open(undefined, gardenCatalogue)(path))
