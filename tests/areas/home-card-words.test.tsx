import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardsOf } from '../../src/app/home/card-places'
import { HomeCardView } from '../../src/app/home/HomeCardView'
import type { CardStanding } from '../../src/app/home/home-card'
import { shownAttendance } from '../../src/areas/attendance/app/area'
import { shownDeadlines } from '../../src/areas/deadlines/app/area'
import { shownFamilies } from '../../src/areas/families/app/area'
import { shownGarden } from '../../src/areas/garden/app/area'
import { shownRecipes } from '../../src/areas/recipes/app/area'
import { type RoleCode, roleOrder } from '../../src/areas/roles'
import { shownSystem } from '../../src/areas/system/app/area'
import { addDays } from '../../src/contract/time'
import { type Stage, stage } from '../kit/area-stage'
import { dayInCalendar } from '../kit/day-in-calendar'
import { received } from '../kit/device/received'
import { rolePermissions } from '../kit/role-permissions'
import { sheetOf, sunflowers } from './attendance/app/class-of-thirty'
import { today } from './canteen/app/kitchen-rows'
import { answerCards, hereToday, houseRows } from './home-house'

const areas = [shownAttendance, shownDeadlines, shownFamilies, shownGarden, shownRecipes, shownSystem]
const cards = (await Promise.all(areas.map(({ home }) => home?.() ?? []))).flat().flatMap((area) => area.cards ?? [])

type Rows = Parameters<typeof stage>[1]
let on: Stage
let answers = answerCards
beforeEach(() => {
  answers = answerCards
  vi.stubGlobal('fetch', (address: string) => answers(address))
})
afterEach(async () => {
  await on.leave()
  vi.unstubAllGlobals()
})

/** Draws a card on somebody's home, and answers how it last said to stand. */
async function drawn(name: string, role: RoleCode, rows: Rows = houseRows()): Promise<CardStanding> {
  const card = cardsOf(cards, { roles: [role], granted: new Set(rolePermissions(role)) }, roleOrder).find((one) => one.card.name === name)
  if (!card) throw new Error(`${role} has no card ${name}`)
  const standings: CardStanding[] = []
  const of = { ...card, as: 'card' as const, tell: (standing: CardStanding) => void standings.push(standing) }
  on = await stage(<HomeCardView of={of} />, rows, { role, address: '/dashboard/analysis' })
  await on.wait(() => standings.length > 0)
  return standings.at(-1) as CardStanding
}
const figure = () => on.find('.home-figure')
/** The answer of the card, and where it leads. */
const answer = () => [figure()?.textContent, figure()?.getAttribute('href')]
/** Its lines, and where each leads. */
const lines = (selector = '.card-row > a, .illness-lines a, .meal-heads a, .home-row-said > a, .birthday-name') =>
  [...on.place.querySelectorAll(selector)].map((one) => `${one.textContent} → ${one.getAttribute('href')}`)
const closed = { 'school-day': [dayInCalendar(today, { isOpen: false, mealServed: false })] }
const open = { 'school-day': [dayInCalendar(today), dayInCalendar(addDays(today, 1))] }
const nothing: Rows = { ...houseRows(), 'attendance-sheet': [], 'attendance-record': [], 'absence-trace': [], 'leave-request': [] }

test('who is ill is said by cause, symptom and class, each the way to the ill of all days', async () => {
  expect(await drawn('attendance/illness', 'doctor')).toEqual({ as: 'calm' })

  expect(answer()).toEqual(['1ill · 1 class has handed in', '/attendance/illness'])
  expect(lines()).toEqual(['Fever1向日葵班 1 → /attendance/illness', 'Fever1 → /attendance/illness', '向日葵班1 → /attendance/illness'])
})

test('where nobody is ill that is said, and nothing on a closed day', async () => {
  expect(await drawn('attendance/illness', 'doctor', nothing)).toEqual({ as: 'calm' })
  expect(on.text()).toContain('No child is marked ill today')
  expect(answer()[0]).toBe('0ill · 0 classes have handed in')
  await on.leave()
  expect(await drawn('attendance/illness', 'doctor', { ...nothing, ...closed })).toEqual({ as: 'none' })
})

test('the rate is that of the classes that handed in, and leads to the day it is of', async () => {
  expect(await drawn('attendance/rate', 'regulator', { ...houseRows(), ...open })).toEqual({ as: 'calm' })
  // Twenty-nine of thirty.
  expect(answer()).toEqual(['96.7%29 of 30 · 1 class that handed in', '/attendance/today'])
  await on.leave()
  await drawn('attendance/rate', 'principal', { ...nothing, ...open })
  expect(answer()[0]).toContain('No class has handed in yet')
  await on.leave()
  expect(await drawn('attendance/rate', 'principal', { ...nothing, ...closed })).toEqual({ as: 'none' })
})

/** The figures behind the chart of a card, day by day, without their heading. */
const behind = () =>
  [...on.place.querySelectorAll('.figures-table tr')].slice(1).map((row) => [...row.children].map((cell) => cell.textContent?.trim()))

test('behind the chart of a card lie its days: today is what the figure says, and where a class has not handed in it still changes', async () => {
  await drawn('attendance/illness', 'doctor', { ...houseRows(), ...open })
  expect(behind().at(-1)).toEqual([today.slice(5), '1'])
  await on.leave()
  await drawn('attendance/rate', 'regulator', { ...houseRows(), ...open })
  expect(behind().at(-1)).toEqual([today.slice(5), 'still changing 96.7%'])
  expect(on.find('.mini-chart')?.getAttribute('aria-label')).toContain('96.7%')
})

test('who is to come back stands with what is missing, each the way to its child', async () => {
  const back = (houseRows()['absence-trace'] ?? []).map((one) => ({ ...one, expectedReturn: today }))
  expect(await drawn('attendance/returns', 'doctor', { ...houseRows(), ...open, 'absence-trace': back })).toEqual({ as: 'due' })
  expect(answer()).toEqual(['2children', '/attendance/tracing'])
  expect(lines()).toEqual(['王小四4 → /garden/child?open=c04', '王小一1 → /garden/child?open=c01'])
  await on.leave()
  const healthy = { ...nothing, ...open, child: (nothing.child ?? []).map((one) => ({ ...one, quarantineUntil: null })) }
  expect((await drawn('attendance/returns', 'doctor', healthy)).as).toBe('well')
  expect(on.text()).toContain('No child is to come back')
})

test('leave to decide is counted, and each request is the way to itself', async () => {
  expect(await drawn('attendance/leave', 'principal')).toMatchObject({ as: 'due', values: { count: 1 } })
  expect(answer()).toEqual(['1to decide', '/attendance/leave-request'])
  expect(lines()).toEqual(['王小二2 → /attendance/leave-request?open=l1'])
  await on.leave()
  expect((await drawn('attendance/leave', 'principal', nothing)).as).toBe('well')
  expect(on.text()).toContain('No leave to decide')
})

test('the next meal says its plates class by class, and all of it leads to the heads of that day', async () => {
  expect(await drawn('attendance/next-meal', 'cook', { ...houseRows(), ...open })).toEqual({ as: 'calm' })
  const kitchen = `/attendance/kitchen?date=${today}`
  // The sheet of the one class counts twenty-seven at lunch; the other has said nothing.
  expect(answer()).toEqual(['27children, estimated: 1 class missing', kitchen])
  expect(lines()).toEqual([`向日葵班27 → ${kitchen}`, `小草班— → ${kitchen}`])
  await on.leave()
  expect(await drawn('attendance/next-meal', 'cook', { ...houseRows(), ...closed })).toEqual({ as: 'none' })
})

test('the heads of a day stand meal by meal, each the way to the kitchen', async () => {
  expect(await drawn('attendance/heads', 'storekeeper', { ...houseRows(), ...open })).toEqual({ as: 'calm' })
  expect(answer()).toEqual(['27children at Lunch', '/attendance/kitchen'])
  expect(lines()).toEqual(['Morning snack28 → /attendance/kitchen', 'Afternoon snack28 → /attendance/kitchen'])
  await on.leave()
  expect(await drawn('attendance/heads', 'storekeeper', { ...houseRows(), ...closed })).toEqual({ as: 'none' })
})

test('tomorrow says what is cooked, and is to be acted on where no menu is there', async () => {
  expect((await drawn('attendance/next-day', 'cook', { ...houseRows(), ...open })).as).toBe('due')
  expect(on.text()).toContain('No menu for tomorrow')
  expect(on.find('.home-card-head')?.getAttribute('href')).toBe('/recipe/week-menu')
  await on.leave()
  expect(await drawn('attendance/next-day', 'cook', { ...houseRows(), 'school-day': [dayInCalendar(today)] })).toEqual({ as: 'none' })
})

test('lunches of the month are those of its days that were handed in', async () => {
  const days = [today, addDays(today, -1), addDays(today, -2)]
  const past = days.slice(1).map((day, at) => sheetOf(sunflowers, day, { id: `${day}.x`, mealL: 20 + at }))
  const month = { ...houseRows(), 'school-day': days.map((day) => dayInCalendar(day)), 'attendance-sheet': past }
  await drawn('attendance/meal-days', 'accountant', month)
  // Twenty yesterday and twenty-one the day before.
  expect(answer()).toEqual(['412 days handed in by 1 class, 21 a day', '/attendance/kitchen'])
  await on.leave()
  await drawn('attendance/meal-days', 'accountant', { ...nothing, ...open })
  expect(answer()[0]).toBe('—No day of this month has been handed in yet')
})

test('menus that wait lead to their week', async () => {
  const waiting: readonly Readonly<Record<string, unknown>>[] = (houseRows()['week-menu'] ?? [])
    .slice(0, 1)
    .map((menu) => ({ ...menu, status: 'REVIEWED', reviewedBy: '周主管' }))
  const monday = String(waiting[0]?.weekStart)
  expect(await drawn('recipes/menus', 'principal', { ...houseRows(), ...open, 'week-menu': waiting })).toMatchObject({ as: 'due' })
  expect(lines()).toContainEqual(expect.stringContaining(`→ /recipe/week-menu?week=${monday}&age=4`))
  await on.leave()
  const published = { ...houseRows(), ...open }
  expect((await drawn('recipes/menus', 'doctor', published)).as).toBe('well')
  expect(on.text()).toContain('No menu waits for you')
})

test('a birthday today and one within a week stand by name, each the way to its child', async () => {
  expect(await drawn('families/birthdays', 'nurseAide')).toEqual({ as: 'calm' })
  expect(lines()).toEqual(['王小二2 → /garden/child?open=c02', '王小三3 → /garden/child?open=c03'])
  expect(on.text()).toContain(`${addDays(today, 2).slice(5)}, turns 4`)
  await on.leave()
  const old = (houseRows().child ?? []).map((one) => ({ ...one, birthday: '2022-01-01' }))
  expect(await drawn('families/birthdays', 'nurseAide', { ...houseRows(), child: old })).toEqual({ as: 'none' })
})

test('deadlines stand with what is over first, each the way to where it is mended', async () => {
  expect(await drawn('deadlines/deadlines', 'principal')).toMatchObject({ as: 'due', values: { count: 2 } })
  expect(figure()?.textContent).toBe('2to act on, 1 of them over')
  expect(lines()).toEqual([
    '健康证 of 李师傅 ran out on 2026-11-17 → /garden/staff-certificate?open=c1',
    '向日葵班 has 36 children, more than its 35 places → /garden/class?open=class-1',
  ])
})

test('where nothing runs out that is said', async () => {
  answers = async () => Response.json({ success: true, code: 200, message: '', timestamp: 0, result: [] })
  expect((await drawn('deadlines/deadlines', 'principal')).as).toBe('well')
  expect(on.text()).toContain('No deadline to act on')
})

test('a device with old work leads to itself, and what is counted beside it to all of them', async () => {
  expect(await drawn('system/devices', 'sysAdmin')).toMatchObject({ as: 'due', values: { count: 1 } })
  expect(answer()).toEqual(['1with work unsent for more than a day', '/system/device'])
  expect(lines()).toEqual(['iPad李老师, in touch 11-18 10:003 edits → /system/device?open=d1'])
  expect(lines('.card-note')).toEqual(['1 in touch within 30 days → /system/device', '1 not on the present release → /system/device'])
})

test('changes to decide lead to where they are decided, and the card is gone where none waits', async () => {
  expect(await drawn('system/held', 'principal')).toMatchObject({ as: 'due', values: { count: 1 } })
  expect(answer()).toEqual(['1to decide', '/tray'])
  expect(lines()).toEqual([expect.stringContaining('→ /tray')])
  await on.leave()
  expect((await drawn('system/held', 'sysAdmin', { ...houseRows(), conflict: [] })).as).toBe('well')
  expect(on.text()).toContain('No change waits for you')
})

const eggs = (dishes: string[] | null) => ({
  ...houseRows(),
  ...open,
  class: (houseRows().class ?? []).map((one) => ({ ...one, headTeacherId: 'x', nurseAideId: 's1' })),
  child: (houseRows().child ?? []).map((one) => (one.id === 'c05' ? { ...one, allergies: ['egg'] } : { ...one, allergies: null })),
  'attendance-record': hereToday(),
  dish: (houseRows().dish ?? []).map((one) => (one.id === 'ribs' ? { ...one, allergens: dishes } : one)),
})

test('who gives out plates is told whose is another one today, and is led to that child', async () => {
  expect(await drawn('attendance/allergies', 'nurseAide', eggs(['egg']))).toEqual({ as: 'calm' })
  expect(answer()).toEqual(['1child for whom something of today is no food', '/garden/child'])
  expect(lines()).toEqual(['王小五5Lunch: the ribsEgg → /garden/child?open=c05'])
  await on.leave()
  expect((await drawn('attendance/allergies', 'nurseAide', eggs(null))).as).toBe('well')
  await on.leave()
  // Without a menu nothing can be held against it: then everybody with an allergy is named.
  expect(await drawn('attendance/allergies', 'nurseAide', { ...eggs(null), 'menu-meal': [] })).toEqual({ as: 'calm' })
  expect(on.text()).toContain('No menu is published')
  expect(lines()).toEqual(['王小五5Egg → /garden/child?open=c05'])
})

test('a meals committee reads what is on the table today and on the next day that is cooked, and no number of heads', async () => {
  expect(await drawn('attendance/today-menu', 'committee', { ...houseRows(), ...open })).toEqual({ as: 'calm' })
  expect([...on.place.querySelectorAll('.day-dishes dt')].map((one) => one.textContent)).toContain('Lunch')
  expect(on.text()).toContain('the ribs')
  expect(on.find('.home-card-head')?.getAttribute('href')).toBe('/recipe/week-menu')
  await on.leave()
  const tomorrow = (houseRows()['menu-meal'] ?? []).map((meal) => ({ ...meal, id: `t.${meal.id}`, date: addDays(today, 1) }))
  expect(await drawn('attendance/next-day', 'committee', { ...houseRows(), ...open, 'menu-meal': tomorrow })).toEqual({ as: 'calm' })
  expect(on.text()).toContain('the ribs')
  expect(on.text()).not.toContain('at lunch')
})

test('on a day that is closed or has no meals nothing is on the table, and where no menu is published that is said', async () => {
  expect(await drawn('attendance/today-menu', 'committee', { ...houseRows(), ...closed })).toEqual({ as: 'none' })
  await on.leave()
  const withoutMeals = { 'school-day': [dayInCalendar(today, { mealServed: false })] }
  expect(await drawn('attendance/today-menu', 'committee', { ...houseRows(), ...withoutMeals })).toEqual({ as: 'none' })
  await on.leave()
  expect(await drawn('attendance/today-menu', 'committee', { ...houseRows(), ...open, 'menu-meal': [] })).toEqual({ as: 'calm' })
  expect(on.text()).toContain('No menu is published')
})

test('what the house has told somebody is counted as the bell counts it, each the way to itself', async () => {
  const over = received('over', { endTime: `${addDays(today, -1)} 18:00:00` })
  const read = received('read', { readFlag: '1' })
  const notices = { ...houseRows(), 'announcement-send': [over, read, ...(houseRows()['announcement-send'] ?? [])] }
  expect(await drawn('system/notices', 'guard', notices)).toMatchObject({ as: 'due', values: { count: 2 } })
  expect(answer()).toEqual(['2notices unread', '/isps/userAnnouncement'])
  expect(lines().map((line) => line.split(' → ')[1])).toEqual(['/isps/userAnnouncement?open=n2', '/isps/userAnnouncement?open=n1'])
  await on.leave()
  expect((await drawn('system/notices', 'supplier', { ...notices, 'announcement-send': [over, read] })).as).toBe('well')
  expect(on.text()).toContain('Every notice is read')
})

test('who is kept at home stands until when', async () => {
  expect(await drawn('attendance/isolation', 'nurseAide', { ...houseRows(), ...open })).toEqual({ as: 'calm' })
  expect(answer()).toEqual(['1child kept at home', '/attendance/tracing'])
  expect(lines()).toEqual([`王小四4Until ${addDays(today, 2).slice(5)} → /garden/child?open=c04`])
})
