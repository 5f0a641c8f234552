import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { DateInput } from '../../../src/app/fields/date/DateInput'
import { weekdayName } from '../../../src/app/language/dates'
import { speak } from '../../../src/app/language/language'
import { date, optional } from '../../../src/contract/field'
import { addDays, dayOf } from '../../../src/contract/time'
import { soon } from '../../kit/soon'

const place = document.body.appendChild(document.createElement('div'))
let root = createRoot(place)
afterEach(() => {
  root.unmount()
  root = createRoot(place)
})

const button = (words: string) =>
  [...place.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(words))
const tap = (words: string) =>
  soon(() => {
    const found = button(words)
    if (!found) throw new Error(`no button "${words}" in ${place.textContent}`)
    found.click()
  })

function show(facts: ReturnType<typeof date>, value: string | null) {
  const chosen: unknown[] = []
  speak('en')
  flushSync(() => root.render(<DateInput id="day" facts={facts} value={value} onChange={(day) => chosen.push(day)} />))
  return chosen
}

const today = dayOf(new Date())
const tomorrow = addDays(today, 1)

test('tomorrow is two taps away, and a day says its weekday', async () => {
  const chosen = show(date('开始', 'From'), today)
  expect(button(today)?.textContent).toContain(weekdayName(today, 'en', 'short'))
  await tap(today)
  await tap('Tomorrow')
  expect(chosen).toEqual([tomorrow])
})

test('any day of a month is chosen by its weekday and number', async () => {
  const chosen = show(date('开始', 'From'), '2026-11-20')
  await tap('2026-11-20')
  await tap('Next month')
  await tap('2026-12-01 Tuesday')
  expect(chosen).toEqual(['2026-12-01'])
})

test('a day that may stay empty can be taken away again', async () => {
  const chosen = show(optional(date('到', 'To')) as ReturnType<typeof date>, tomorrow)
  await tap(tomorrow)
  await tap('No date')
  expect(chosen).toEqual([null])
})
