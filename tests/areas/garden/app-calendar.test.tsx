import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CalendarScreen } from '../../../src/areas/garden/app/calendar/CalendarScreen'
import { holidays } from '../../../src/areas/garden/holidays'
import { schoolCalendar } from '../../../src/areas/garden/school-calendar'
import { dayOf } from '../../../src/contract/time'
import { type Stage, stage } from '../../kit/area-stage'

// A Wednesday in a term whose Spring Festival ends with a make-up Saturday.
const today = '2026-03-04'
const kept = { rev: 3, scope: 'all', createBy: 'x', createTime: `${today} 05:00:00`, updateBy: null, updateTime: null }
const sheet = (classId: string, figures: object) => ({
  id: `${today}.${classId}`,
  classId,
  date: today,
  status: 'DRAFT',
  expected: 30,
  present: 0,
  ...figures,
  ...kept,
})
const rows = () => ({
  'school-year': [{ id: 'year', name: '2025-2026', beginDate: '2025-09-01', endDate: '2026-08-31', ...kept }],
  term: [{ id: 'spring', yearId: 'year', name: 'Spring term', beginDate: '2026-02-24', endDate: '2026-03-31', ...kept }],
  'school-day': schoolCalendar('2026-02-24', '2026-03-30', holidays).map((day) => ({ id: day.date, ...day, ...kept })),
  'attendance-sheet': [sheet('one', { present: 2 }), sheet('two', { status: 'SUBMITTED' }), sheet('three', {})],
})

let on: Stage
const show = async (role: 'principal' | 'cook' = 'principal', given: ReturnType<typeof rows> = rows()) => {
  on = await stage(<CalendarScreen title="Calendar" />, given, { role, address: '/garden/school-day' })
  await on.wait(() => on.find('.page h1'))
}
const cell = (date: string) => document.querySelector<HTMLButtonElement>(`button[data-day="${date}"]`)
const shown = async (date: string) => {
  await on.wait(() => cell(date))
  return cell(date)
}
const key = (name: string, shiftKey = false) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${today}T10:00:00+08:00`), toFake: ['Date'] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})
afterEach(async () => {
  await on.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a term is its months, each day looks as the calendar has it, and what is not in the calendar is seen', async () => {
  await show()
  await on.wait(() => on.find('.calendar-figures', '26 open days'))
  expect(dayOf(new Date())).toBe(today)
  expect([...document.querySelectorAll('.calendar-month h2')].map((month) => month.textContent)).toEqual(['2026-02', '2026-03'])
  expect(cell('2026-02-28')?.dataset.kind).toBe('makeUp')
  expect(cell('2026-02-28')?.textContent).toBe('28W')
  expect(cell('2026-03-01')?.dataset.kind).toBe('weekend')
  expect(cell('2026-03-31')?.dataset.kind).toBe('missing')
  expect(cell('2026-02-23')?.disabled).toBe(true)
  expect(cell(today)?.getAttribute('aria-current')).toBe('date')
  expect(on.find('.calendar-figures', '1 day is not in the calendar')).toBeDefined()
})

test('a day is closed by three taps without a network, waits to be sent, and is taken back by a fourth', async () => {
  await show()
  await on.tap('button[data-day="2026-03-05"]')
  await on.tap('dialog .chip', 'Closed')
  await on.tap('dialog .chip', 'No power')
  await on.tap('dialog footer button', 'Save')
  await on.wait(() => on.find('.toast', '2026-03-05'))
  expect(await on.ops()).toMatchObject([
    { noun: 'school-day', key: '2026-03-05', verb: 'edit', patch: { isOpen: false, mealServed: false, reason: '停电' } },
  ])
  await on.wait(() => cell('2026-03-05')?.dataset.kind === 'holiday')
  expect(cell('2026-03-05')?.dataset.standing).toBe('waiting')
  expect(on.find('.calendar-figures', '25 open days')).toBeDefined()
  await on.tap('.toast button', 'Undo')
  await on.wait(() => cell('2026-03-05')?.dataset.kind === 'open')
  expect((await on.ops()).at(-1)).toMatchObject({ patch: { isOpen: true, mealServed: true, reason: null } })
})

test('a day on which the roll was called says so and cannot be closed; a sheet nobody has begun with counts for nothing', async () => {
  await show()
  await on.tap(`button[data-day="${today}"]`)
  await on.wait(() => on.find('.calendar-held', 'There are 2 attendance sheets of this day, so it cannot be closed'))
  expect(on.find('dialog .chip:disabled', 'Closed')).toBeDefined()
  await on.tap('dialog .chip', 'No meals')
  await on.tap('dialog footer button', 'Save')
  await on.wait(() => cell(today)?.dataset.meals === 'none')
})

test('several days are one group after a preview, without the weekend and without what cannot be closed', async () => {
  await show()
  const start = await shown(today)
  start?.focus()
  for (const _ of [1, 2, 3, 4, 5]) key('ArrowRight', true)
  await on.wait(() => document.querySelectorAll('[data-chosen]').length === 6)
  ;(document.activeElement as HTMLElement).click()
  await on.tap('dialog .chip', 'Closed')
  await on.tap('dialog .chip', 'Outbreak')
  await on.wait(() => on.find('dialog [role=status]', '3 days will change, 2 of the weekend stay, 1 cannot be changed'))
  expect(on.find('.calendar-preview li', `${today} has 2 attendance sheets and cannot be closed`)).toBeDefined()
  await on.tap('dialog footer button', 'Change 3 days')
  await on.wait(() => on.find('.toast', '3 days changed'))
  const ops = await on.engine.db.ops.orderBy('n').toArray()
  expect(ops.map((op) => op.key)).toEqual(['2026-03-05', '2026-03-06', '2026-03-09'])
  expect(new Set(ops.map((op) => op.group?.id)).size).toBe(1)
  expect(ops.map((op) => op.group?.of)).toEqual([3, 3, 3])
})

test('a mouse drags over days, and a press with Shift reaches from the last one', async () => {
  await show()
  const drag = (date: string, type: string) =>
    cell(date)?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, button: 0 }), { pointerType: 'mouse' }))
  await shown('2026-03-05')
  drag('2026-03-05', 'pointerdown')
  drag('2026-03-06', 'pointerover')
  await on.wait(() => document.querySelectorAll('[data-chosen]').length === 2)
  drag('2026-03-06', 'pointerup')
  await on.wait(() => on.find('dialog h2', '2026-03-05 Thu — 2026-03-06 Fri'))
  await on.tap('dialog header button')
  cell('2026-03-09')?.click()
  await on.wait(() => on.find('dialog h2', '2026-03-09 Mon'))
  await on.tap('dialog header button')
  cell('2026-03-11')?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }))
  await on.wait(() => on.find('dialog h2', '2026-03-09 Mon — 2026-03-11 Wed'))
})

test('what holidays say otherwise is shown day by day before it is done, and what somebody takes out stays', async () => {
  const given = rows()
  given['school-day'] = given['school-day'].map((day) => (day.date === '2026-03-10' ? { ...day, isOpen: false, mealServed: false } : day))
  await show('principal', given)
  await on.tap('.calendar-tools button', 'Work out anew')
  await on.wait(() => document.querySelectorAll('.calendar-anew li').length === 2)
  expect(on.find('.calendar-anew li', '2026-03-10 TueClosed → Open')).toBeDefined()
  await on.tap('.calendar-anew input')
  await on.tap('dialog footer button', 'Change 1 day')
  await on.wait(() => cell('2026-03-31')?.dataset.kind === 'open')
  expect(await on.ops()).toMatchObject([{ key: '2026-03-31', verb: 'add', patch: { date: '2026-03-31', isOpen: true } }])
})

test('who may only read sees why a day is closed, and nothing to change it with', async () => {
  await show('cook')
  await on.tap('button[data-day="2026-03-07"]')
  await on.wait(() => on.find('dialog', ''))
  expect(on.find('dialog .sheet-body p')?.textContent).toBe('Closed, Weekend')
  expect(on.find('dialog .chip, dialog footer, .calendar-tools')).toBeUndefined()
})

test('a house without a term is told where the calendar comes from', async () => {
  await show('principal', { ...rows(), term: [] })
  await on.wait(() => on.find('.state-view a', 'Add a term'))
})
