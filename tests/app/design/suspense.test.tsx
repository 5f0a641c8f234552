import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from '../../../src/app/design/lazy-part'
import { Suspense } from '../../../src/app/design/Suspense'

/** A part that comes when it is told to. */
function coming(said: string) {
  let come: (part: ComponentType) => void = () => undefined
  const part = new Promise<ComponentType>((resolve) => {
    come = resolve
  })
  return { Part: lazyPart(() => part), come: () => come(() => <p>{said}</p>) }
}

const place = document.createElement('div')
const root = createRoot(place)

/** Milliseconds go by as they do in a browser, where nobody hurries React; what is due by then is done. */
async function goBy(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is waited for is drawn when it comes, however young the placeholder of something else is', async () => {
  const [first, second] = [coming('first'), coming('second')]
  root.render(
    <>
      <Suspense fallback="one moment">
        <first.Part />
      </Suspense>
      <Suspense>
        <second.Part />
      </Suspense>
    </>,
  )
  await goBy(20)
  expect(place.textContent).toBe('one moment')

  first.come()
  await goBy(20)
  await goBy(20)
  expect(place.textContent).toBe('first')

  second.come()
  await goBy(20)
  await goBy(20)
  expect(place.textContent).toBe('firstsecond')
})
