import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { DesktopTheme } from '../../../src/app/design/desktop/DesktopTheme'
import { chooseTheme } from '../../../src/app/design/theme/theme'
import { BooleanSwitch } from '../../../src/app/fields/desktop/BooleanSwitch'
import { boolean } from '../../../src/contract/field'
import { soon } from '../../kit/soon'

const place = document.body.appendChild(document.createElement('div'))
let root: ReturnType<typeof createRoot>
afterEach(() => {
  root.unmount()
  chooseTheme('auto')
})

/** Relative luminance of an opaque colour written in hexadecimal digits (WCAG 2.2). */
function luminance(colour: string): number {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? []
  expect(digits, `${colour} is no opaque colour`).not.toBe('')
  const parts = (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).match(/../g) ?? []
  const [red = 0, green = 0, blue = 0] = parts
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((share) => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, two: string) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(two)].sort((low, high) => low - high)
  return (bright + 0.05) / (dim + 0.05)
}

test.each(['light', 'dark'] as const)('the word and the knob of a switch that is off can be made out, %s', async (theme) => {
  chooseTheme(theme)
  root = createRoot(place)
  root.render(
    <DesktopTheme>
      <BooleanSwitch id="off" facts={boolean('门', 'Door')} value={false} onChange={() => undefined} />
    </DesktopTheme>,
  )
  const off = await soon(() => place.querySelector('button') ?? Promise.reject(new Error('no switch')))
  const colours = getComputedStyle(off)
  const word = getComputedStyle(place.querySelector('.ant-switch-inner-unchecked') ?? off).color
  const handle = colours.getPropertyValue('--ant-switch-handle-bg')
  // As it is, and under the pointer.
  for (const name of ['--ant-color-text-quaternary', '--ant-color-text-tertiary']) {
    const track = colours.getPropertyValue(name)
    expect(contrast(word, track), `${word} on ${track}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(handle, track), `${handle} on ${track}`).toBeGreaterThanOrEqual(3)
  }
})
