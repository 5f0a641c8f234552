import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CronBuilder } from '../../../../src/app/blocks/cron/CronBuilder'
import { CronModal, cronWidths } from '../../../../src/app/blocks/cron/CronModal'
import { useLanguage } from '../../../../src/app/language/language'

let root: Root
let built = ''

function Building({ from }: { from: string }) {
  const [expression, setExpression] = useState(from)
  built = expression
  return <CronBuilder expression={expression} onChange={setExpression} />
}

const draw = (what: React.ReactNode) => flushSync(() => root.render(what))
const one = <T extends Element>(found: T | undefined, what: string): T => {
  if (!found) throw new Error(`there is no ${what}`)
  return found
}
const press = (text: string) =>
  flushSync(() =>
    one(
      [...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === text),
      text,
    ).click(),
  )
const way = (text: string) =>
  one(
    [...document.querySelectorAll('label')].find((label) => label.textContent?.trim() === text)?.querySelector('input') ?? undefined,
    text,
  )
const choose = (text: string) => flushSync(() => way(text).click())
const ways = () => [...document.querySelectorAll('.cron-type > label')].map((label) => label.textContent?.trim())
const numbers = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=number]')].map(
    (input) => `${input.getAttribute('aria-label')} ${input.value} >= ${input.min}`,
  )

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
const type = (input: HTMLInputElement, text: string) => {
  setValue?.call(input, text)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}

beforeEach(() => {
  useLanguage.setState({ language: 'en' })
  vi.useFakeTimers({ now: new Date('2026-09-01T08:00:00+08:00') })
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('a day is set in seven ways', () => {
  draw(<Building from="" />)
  press('Day')
  expect(ways()).toEqual(['Not set', 'Every', 'Range', 'Loop', 'Working day', 'Last day', 'Specific'])
})

test('the day cannot be set while the week is, and stands as not set', () => {
  draw(<Building from="0 0 8 15 * ? *" />)
  press('Week')
  choose('Specific')
  expect(built).toBe('0 0 8 ? * 1 *')
  press('Day')
  expect(way('Range').closest('fieldset')?.disabled).toBe(true)
  expect(document.body.textContent).toContain('The week is set, so the day cannot be.')
})

test('years go from this one for a hundred years, or every year from this one', () => {
  draw(<Building from="" />)
  press('Year')
  expect(ways()).toEqual(['Every', 'Range', 'Loop'])
  choose('Range')
  expect(numbers()).toEqual(['From 2026 >= 0', 'to 2126 >= 1'])
  choose('Loop')
  expect(numbers()).toEqual(['Starting at 2026 >= 0', 'every 1 >= 1'])
})

test('the next ten times are shown half a second after the last change, whatever the year', () => {
  draw(<Building from="0 30 7 * * ? *" />)
  const times = () => [...document.querySelectorAll('.cron-preview li')].map(({ textContent }) => textContent)
  expect(times().slice(0, 2)).toEqual(['2026-09-02 07:30:00', '2026-09-03 07:30:00'])
  expect(times()).toHaveLength(10)
  press('Day')
  choose('Specific')
  flushSync(() => vi.advanceTimersByTime(499))
  expect(times()[0]).toBe('2026-09-02 07:30:00')
  flushSync(() => vi.advanceTimersByTime(1))
  expect(times()[0]).toBe('2026-10-01 07:30:00')
  press('Year')
  choose('Range')
  flushSync(() => vi.advanceTimersByTime(500))
  // A year that is set means its first month, and the preview asks for that month in any year.
  expect(built).toBe('0 30 7 1 1 ? 2026-2126')
  expect(times()[0]).toBe('2027-01-01 07:30:00')
  expect(document.body.textContent).toContain('Whatever the year')
})

test.each([
  [cronWidths.usual, 800],
  [cronWidths.narrow, 608],
])('the dialog is as wide as is asked for, and what is built counts once it is confirmed', (width, pixels) => {
  const onUse = vi.fn()
  draw(<CronModal expression="0 0 8 * * ? *" onUse={onUse} width={width} />)
  press('Build it')
  expect(document.querySelector('dialog')?.style.getPropertyValue('--sheet-width')).toBe(`${pixels}px`)
  press('Hour')
  choose('Every')
  expect(onUse).not.toHaveBeenCalled()
  press('Use this')
  expect(onUse.mock.calls).toEqual([['0 0 * * * ? *']])
  expect(document.querySelector('dialog')).toBeNull()
})

test.each([
  ['Hour', 23, ['24', '-1', '1.5']],
  ['Minute', 59, ['60', '-1', '1.5']],
  ['Second', 59, ['60', '', 'x']],
  ['Day', 31, ['32', '0', '2.5']],
  ['Month', 12, ['13', '0']],
] as const)('a number is a whole one within its bounds, and what is none leaves the part as it was: %s', (part, greatest, wrong) => {
  draw(<Building from="" />)
  press(part)
  choose('Range')
  const before = built
  const to = one(document.querySelectorAll<HTMLInputElement>('input[type=number]')[1], 'number')
  expect([to.max, to.step]).toEqual([String(greatest), '1'])
  for (const text of wrong) {
    type(to, text)
    expect(built, text).toBe(before)
  }
  type(to, String(greatest - 1))
  expect(built).toContain(`-${greatest - 1}`)
})
