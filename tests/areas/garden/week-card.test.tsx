import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardStanding } from '../../../src/app/home/home-card'
import { ListScreen } from '../../../src/app/resource/list/ListScreen'
import { WeekCard } from '../../../src/areas/garden/app/home/WeekCard'
import { addDays, instant } from '../../../src/contract/time'
import { type Stage, stage } from '../../kit/area-stage'
import { dayInCalendar } from '../../kit/day-in-calendar'

/** A Wednesday. */
const today = '2026-11-18'
const day = (by: number, more: Parameters<typeof dayInCalendar>[1] = {}) => dayInCalendar(addDays(today, by), more)
const closed = (by: number, reason: string) => day(by, { isOpen: false, mealServed: false, reason })

type Rows = Parameters<typeof stage>[1]
let on: Stage
beforeEach(() => void vi.setSystemTime(instant(`${today} 11:00:00`)))
afterEach(async () => {
  await on.leave()
  vi.useRealTimers()
})

async function told(days: Rows[string]): Promise<CardStanding> {
  const standings: CardStanding[] = []
  const rows = { 'school-day': days }
  on = await stage(<WeekCard tell={(one) => void standings.push(one)} />, rows, { role: 'guard', address: '/dashboard/analysis' })
  await on.wait(() => standings.length > 0)
  return standings.at(-1) as CardStanding
}

/** Wednesday and Friday as usual, Thursday without a kitchen, a made-up Sunday, a Monday off, and a Tuesday the calendar lacks; days around them. */
const odd = [
  day(-1),
  day(0),
  day(1, { mealServed: false }),
  day(2),
  closed(3, '周末'),
  day(4, { reason: '调休' }),
  closed(5, '停电'),
  day(7),
]

test('each of the next days says whether it is open, whether there are meals, and why', async () => {
  expect(await told(odd)).toEqual({ as: 'calm' })
  expect([...on.place.querySelectorAll('.week-days li')].map((one) => [...one.children].map((cell) => cell.textContent))).toEqual([
    ['11-18 Wed', 'Today', 'Open'],
    ['11-19 Thu', 'Tomorrow', 'No mealsOpen'],
    ['11-20 Fri', '', 'Open'],
    ['11-21 Sat', 'Weekend', 'Closed'],
    ['11-22 Sun', 'Make-up day', 'Open'],
    ['11-23 Mon', 'No power', 'Closed'],
    ['11-24 Tue', '', 'Not in the calendar'],
  ])
})

test('open days are counted as the list counts them to which the number leads', async () => {
  await told(odd)
  const figure = on.find('a.home-figure')
  // Wednesday, Thursday, Friday and the made-up Sunday; one of them has no kitchen.
  expect(figure?.textContent).toBe('4open days, meals on 3')
  const address = figure?.getAttribute('href') ?? ''
  expect(address).toMatch('/garden/school-day?')
  await on.leave()
  on = await stage(<ListScreen noun="school-day" title="list" />, { 'school-day': odd }, { role: 'guard', address })
  await on.wait(() => on.find('.list-total')?.textContent?.match(/\d/))
  expect(on.find('.list-total')?.textContent).toBe('4 in all')
})

test('a week that is closed is said, and of one the calendar does not know nothing is', async () => {
  expect(await told([0, 1, 2, 3, 4, 5, 6].map((by) => closed(by, '节假日')))).toEqual({ as: 'calm' })
  expect(on.find('a.home-figure')?.textContent).toBe('0open days, meals on 0')
  await on.leave()
  expect(await told([day(-1)])).toEqual({ as: 'none' })
})
