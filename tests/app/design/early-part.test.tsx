import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Early } from '../../../src/app/design/Early'
import { type EarlyPart, earlyPart } from '../../../src/app/design/early-part'
import { lazyPart } from '../../../src/app/design/lazy-part'
import { Suspense } from '../../../src/app/design/Suspense'
import { ErrorBoundary } from '../../../src/app/shell/screens/ErrorBoundary'
import { soon } from '../../kit/soon'

const Board = () => <p>board</p>

/** What the page says the moment a part has been drawn, and afterwards. */
function draw(part: EarlyPart): HTMLElement {
  const place = document.createElement('div')
  flushSync(() =>
    createRoot(place).render(
      <Suspense fallback="coming">
        <Early part={part} given={{}} />
      </Suspense>,
    ),
  )
  return place
}

test('a part that was fetched ahead is drawn without its placeholder, and fetched once', async () => {
  const load = vi.fn(async () => Board)
  const part = earlyPart(load)
  await part.fetch()
  expect(draw(part).textContent).toBe('board')
  expect(load).toHaveBeenCalledOnce()
})

test('a part nobody fetched ahead arrives when it is drawn', async () => {
  const place = draw(earlyPart(async () => Board))
  expect(place.textContent).toBe('coming')
  await soon(() => expect(place.textContent).toBe('board'))
})

test('a part that could not be fetched ahead is fetched when it is drawn', async () => {
  const load = vi.fn(async () => (load.mock.calls.length > 1 ? Board : Promise.reject(new TypeError('Failed to fetch'))))
  const part = earlyPart(load)
  await part.fetch()
  const place = draw(part)
  await soon(() => expect(place.textContent).toBe('board'))
})

test('a part that did not come is missed, and fetched again when it is drawn later', async () => {
  let isAway = true
  const part = earlyPart(async () => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : Board))
  const missed = missedBy(part.component())
  await soon(() => expect(missed()).toMatchObject({ name: 'ChunkLoadError' }))
  isAway = false
  const later = performance.now() + 1500
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  const place = draw(part)
  await soon(() => expect(place.textContent).toBe('board'))
  clock.mockRestore()
})

/** Draws a part, and answers what it was missed by, once it was. */
function missedBy(Part: ComponentType): () => unknown {
  let missed: unknown
  createRoot(document.createElement('div'), { onCaughtError: () => undefined }).render(
    <ErrorBoundary
      fallback={(error) => {
        missed = error
        return null
      }}
    >
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  return () => missed
}

test('a part that does not come within two minutes, or without its styles, is missed by the name and code such failures go by', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const never = missedBy(lazyPart(() => new Promise(() => undefined)))
  const bare = missedBy(lazyPart(() => Promise.reject(new Error('Unable to preload CSS for /assets/a.css'))))
  await soon(async () => {
    await vi.advanceTimersByTimeAsync(0)
    expect(bare()).toMatchObject({ name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' })
  })
  await vi.advanceTimersByTimeAsync(119_000)
  expect(never()).toBeUndefined()
  await soon(async () => {
    await vi.advanceTimersByTimeAsync(500)
    expect(never()).toMatchObject({ name: 'ChunkLoadError', code: undefined })
  })
  vi.useRealTimers()
})
