import { afterEach, expect, test, vi } from 'vitest'
import { MiniChart } from '../../../src/app/figures/MiniChart'
import { speak } from '../../../src/app/language/language'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let shown: ReturnType<typeof show>
afterEach(() => {
  shown.close()
  vi.restoreAllMocks()
})

const points = [
  { name: '03-02', value: 96.66 },
  { name: '03-03', value: null },
  { name: '03-04', value: 90 },
]

async function draw(more: Partial<Parameters<typeof MiniChart>[0]> = {}) {
  speak('en')
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  const chart = (
    <MiniChart
      kind="line"
      points={points}
      from={80}
      to={100}
      isOpen
      label="Attendance of three days"
      headings={['Day', 'Attendance']}
      format={(value) => `${value.toFixed(1)}%`}
      {...more}
    />
  )
  shown = show(chart, { product: productOf(gardenCatalogue), engine: await lonelyEngine(gardenCatalogue) })
  await soon(() => expect(shown.place.querySelector('svg')).not.toBeNull())
}
const table = () => [...shown.place.querySelectorAll('table tr')].map((row) => [...row.children].map((cell) => cell.textContent?.trim()))

test('a small chart has a table of its points, in their order, with a dash where the line has a gap', async () => {
  await draw()
  expect(shown.place.querySelectorAll('.mini-line circle')).toHaveLength(2)
  expect(table()).toEqual([
    ['Day', 'Attendance'],
    ['03-02', '96.7%'],
    ['03-03', '—'],
    ['03-04', 'still changing 90.0%'],
  ])
  // What is written at its last point is what the table says of it.
  expect(shown.place.querySelector('.mini-last')?.textContent).toBe('90.0%')
  expect(shown.place.querySelector('caption')?.textContent).toBe('Attendance of three days')
})

test('the table is folded away until it is opened, which a button of the page does as any other', async () => {
  await draw()
  const fold = shown.place.querySelector('details')
  expect(fold?.open).toBe(false)
  const summary = shown.place.querySelector('summary')
  expect(summary?.textContent).toBe('Show the figures')
  summary?.click()
  await soon(() => expect(fold?.open).toBe(true))
})

test('bars have their mean as the last line, rounded as a reader says it, and say of no day that it changes where all is in', async () => {
  await draw({ kind: 'bars', isOpen: false, mean: 93.3333, format: String })
  expect(shown.place.querySelectorAll('.mini-bars rect')).toHaveLength(3)
  expect(table().slice(1)).toEqual([
    ['03-02', '96.66'],
    ['03-03', '—'],
    ['03-04', '90'],
    ['Mean', '93.3'],
  ])
})
