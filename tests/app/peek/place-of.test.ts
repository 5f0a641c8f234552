import { expect, test } from 'vitest'
import { placeOf } from '../../../src/app/peek/desktop/place-of'

const screen = { width: 1440, height: 900 }
const side = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const page = side(240, 60, 1440, 900)

test.each([
  ['right of a card that leaves room there', side(300, 400, 360, 420), side(260, 300, 700, 800), { left: 708, top: 392 }],
  ['left of a card at the right edge', side(1050, 400, 1100, 420), side(1030, 300, 1420, 800), { left: 702, top: 392 }],
  ['below a name in a card as wide as the page', side(300, 400, 360, 420), side(260, 300, 1420, 800), { left: 300, top: 428 }],
  ['above it where the window ends below', side(300, 700, 360, 720), side(260, 300, 1420, 800), { left: 300, bottom: 208 }],
  ['no lower than the window, beside a card', side(300, 860, 360, 880), side(260, 300, 700, 890), { left: 708, top: 632 }],
  ['inside the window at its right edge', side(1400, 400, 1430, 420), undefined, { left: 1112, top: 428 }],
])('who a name stands for is told %s', (_, name, card, expected) => {
  expect(placeOf({ name, card, page }, screen)).toEqual(expected)
})

test('the menu is not covered: a card beside it has what is told below the name', () => {
  const [name, card] = [side(600, 400, 660, 420), side(500, 300, 1200, 800)]
  expect(placeOf({ name, card, page }, screen)).toEqual({ left: 600, top: 428 })
})
