import { afterEach, expect, test } from 'vitest'
import { DaysRing } from '../../../src/app/figures/DaysRing'
import { Ring } from '../../../src/app/figures/Ring'
import { speak } from '../../../src/app/language/language'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let shown: ReturnType<typeof show>
afterEach(() => shown.close())

async function draw(ring: React.ReactNode) {
  speak('en')
  shown = show(ring, { product: productOf(gardenCatalogue), engine: await lonelyEngine(gardenCatalogue) })
  await soon(() => expect(shown.place.querySelector('.ring')).not.toBeNull())
}
const table = () =>
  [...shown.place.querySelectorAll('.for-readers tr')].map((row) => [...row.children].map((cell) => cell.textContent?.trim()))
const drawnShare = () => {
  const [length = 0, around = 1] = (shown.place.querySelector('.ring-part')?.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number)
  return Math.round((length / around) * 100) / 100
}

test('a ring is read as a table of its part and its whole, which are what it draws', async () => {
  await draw(<Ring part={3} whole={4} label="3 of 4 dishes sampled" names={['Sampled', 'Dishes']} />)
  expect(table()).toEqual([
    ['Sampled', '3'],
    ['Dishes', '4'],
  ])
  expect(drawnShare()).toBe(0.75)
  expect(shown.place.querySelector('.ring')?.getAttribute('aria-label')).toBe('3 of 4 dishes sampled')
})

test('days that are left are told with how many a full ring has; what nobody said the beginning of is held against a year', async () => {
  await draw(<DaysRing left={73} facts={{}} />)
  expect(table()).toEqual([
    ['Days left', '73'],
    ['Days of a full ring', '365'],
  ])
  expect(drawnShare()).toBe(0.2)
})

test('what has run out has no day left, in the ring as in its table', async () => {
  await draw(<DaysRing left={-5} whole={100} facts={{ runsOut: { ahead: 60, soon: 30 } }} />)
  expect(table()[0]).toEqual(['Days left', '0'])
  expect(shown.place.querySelector('.ring-part')).toBeNull()
  expect(shown.place.querySelector('.ring')?.getAttribute('aria-label')).toBe('Run out')
})
