import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { keptPart, readPart } from '../../../src/app/design/kept-part'
import { Suspense } from '../../../src/app/design/Suspense'
import { namedHome } from '../../../src/app/home/named-home'

const Part = ({ coming }: { coming: Promise<unknown> }) => JSON.stringify(readPart(coming))

/** What is drawn first of something that has come, by an update that does not wait. */
function firstDrawn(coming: Promise<unknown>): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <Suspense fallback="coming">
        <Part coming={coming} />
      </Suspense>,
    ),
  )
  const drawn = place.textContent
  root.unmount()
  return drawn
}

test('what has come is drawn at once where it is kept, and after a placeholder where it is not', async () => {
  const [kept, other] = [keptPart(Promise.resolve(1)), Promise.resolve(1)]
  await Promise.all([kept, other])
  expect(firstDrawn(kept)).toBe('1')
  expect(firstDrawn(other)).toBe('coming')
})

test('what areas tell on the home is there at once when it has been fetched', async () => {
  const home = namedHome([async () => ({})])
  await home()
  expect(firstDrawn(home())).toBe('[{}]')
})
