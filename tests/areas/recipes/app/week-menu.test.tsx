import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../../src/app/design/overlay/toast'
import { WeekMenuScreen } from '../../../../src/areas/recipes/app/week/WeekMenuScreen'
import { addDays } from '../../../../src/contract/time'
import { type Stage, stage } from '../../../kit/area-stage'
import { kitchenRows, mealOf, today } from '../../canteen/app/kitchen-rows'

// The 18th of November is a Wednesday.
const monday = addDays(today, -2)
const lastWednesday = addDays(today, -7)
const kept = { rev: 3, scope: 'all', createBy: 'x', createTime: `${today} 05:00:00`, updateBy: null, updateTime: null }
const menu = (weekStart: string, status: string, version = 0) => ({
  id: `${weekStart}.4`,
  weekStart,
  ageBand: '4',
  status,
  version,
  ...kept,
})
const rows = (status: string, version = 0) => ({
  ...kitchenRows(),
  'week-menu': [menu(monday, status, version), menu(addDays(monday, -7), 'PUBLISHED', 1)],
  'menu-meal': [
    { ...mealOf(today, 'L', ['rice', 'ribs']), ...kept },
    { ...mealOf(lastWednesday, 'L', ['fish']), ...kept },
    { ...mealOf(lastWednesday, 'B', ['porridge']), ...kept },
  ],
  'school-day': [{ id: monday, date: monday, isOpen: false, mealServed: false, reason: 'Founding day', ...kept }],
})

let on: Stage
const show = async (role: 'canteenMgr' | 'cook' | 'principal', given = rows('DRAFT')) => {
  on = await stage(<WeekMenuScreen title="Week menu" />, given, { role, address: '/recipe/week-menu' })
  await on.wait(() => on.find('.week-head'))
}
/** A screen that answers one question about its width and pointer with yes, and all others with no. */
const screen = (which: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(which), addEventListener() {}, removeEventListener() {} }))
const [phone, tablet, desktop] = [() => screen('390'), () => screen('820'), () => screen('1088')]
const press = (key: string, ctrlKey = false) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }))

beforeEach(() => {
  phone()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})
afterEach(async () => {
  await on.leave()
  useToasts.setState({ toasts: [] })
  vi.unstubAllGlobals()
})

test('a hand sees a day at a time, moves a dish by its sheet, and takes the step back', async () => {
  await show('canteenMgr')
  expect(on.find('.day-switch button[aria-pressed=true]')?.textContent).toContain(today.slice(8))
  await on.tap('.dish-row', 'the ribs')
  await on.tap('dialog .chip', 'Thu')
  const [from, to] = [
    { noun: 'menu-meal', verb: 'edit', key: `${today}.L`, patch: { dishes: ['rice'] } },
    { noun: 'menu-meal', verb: 'add', patch: { date: addDays(today, 1), mealType: 'L', dishes: ['ribs'] } },
  ]
  await on.wait(() => on.find('.toast', '"the ribs" moved'))
  expect(await on.ops()).toMatchObject([from, to])
  await on.wait(() => on.find('.week-tools button:not([disabled])', 'Undo'))
  await on.tap('.week-tools button', 'Undo')
  await on.wait(() => on.find('.toast', 'Undone'))
  expect((await on.ops()).slice(2)).toMatchObject([{ patch: { dishes: ['rice', 'ribs'] } }, { patch: { dishes: [] } }])
})

test('last week is copied in two taps and handed in by a third, after what it is about', async () => {
  await show('canteenMgr')
  await on.tap('.week-tools button', 'Copy')
  await on.wait(() => on.find('dialog [role=status]', '1 meal filled, 1 kept'))
  await on.tap('dialog footer button', 'Copy 1 meal')
  await on.wait(() => on.find('.toast', '1 meal copied'))
  await on.wait(() => on.text().includes('the porridge'))
  await on.wait(() => on.find('.menu-sign', 'To be sent'))
  await on.tap('.page-main button', 'Hand in')
  await on.wait(() => on.find('.toast', 'Hand in: saved'))
  const [copied, handedIn] = await on.ops()
  expect(copied).toMatchObject({ noun: 'menu-meal', verb: 'add', patch: { date: today, mealType: 'B', dishes: ['porridge'] } })
  expect(handedIn).toMatchObject({ noun: 'week-menu', verb: 'check' })
  expect(handedIn?.deps).toHaveLength(1)
  expect(on.taps()).toBe(3)
})

test('a menu that is handed in at once waits for what was saved a moment before and is not read again yet', async () => {
  await show('canteenMgr')
  await on.tap('.dish-row', 'the ribs')
  await on.tap('dialog .chip', 'Thu')
  await on.wait(() => on.find('.toast', '"the ribs" moved'))
  await on.tap('.page-main button', 'Hand in')
  await on.wait(() => on.find('.toast', 'Hand in: saved'))
  const ops = await on.ops()
  expect(ops.map(({ noun }) => noun)).toEqual(['menu-meal', 'menu-meal', 'week-menu'])
  expect(ops.at(-1)?.deps).toHaveLength(2)
})

test('what hangs on the wall names nobody, and says allergens by letters', async () => {
  const dish = kitchenRows().dish?.map((known) => ({ ...known, allergens: known.id === 'ribs' ? ['soy', 'egg'] : [] })) ?? []
  const child = [{ id: 'k', name: '朱梦涵', status: '20', allergies: ['egg'], ...kept }]
  await show('principal', { ...rows('PUBLISHED', 1), ...{ dish, child } })
  await on.wait(() => on.text().includes('朱梦涵'))
  const paper = on.find('.print-sheet')
  expect(paper?.dataset.layout).toBe('portrait')
  expect(paper?.textContent).toContain('the ribs A B')
  expect(paper?.textContent).toMatch(/A Eggs?.B Soy/)
  expect(paper?.textContent).not.toMatch(/朱梦涵|\(/)
})

test('a menu that is not published says so on paper, and grams are printed from a hand as well', async () => {
  await show('canteenMgr')
  const paper = () => on.find('.print-sheet')?.textContent
  expect(paper()).toContain('Not published (Draft): not for the wall')
  expect(paper()).not.toMatch(/\d g/)
  await on.tap('.week-head .chip', 'Print grams')
  await on.wait(() => /the ribs \d+ g/.test(paper() ?? ''))
  await on.leave()
  await show('canteenMgr', rows('PUBLISHED', 1))
  expect(paper()).not.toContain('Not published')
})

test('a tablet has the days and meals of a desk, where a tap on a dish offers the other meals', async () => {
  tablet()
  await show('canteenMgr')
  await on.wait(() => on.find('.week-grid .week-closed', 'Founding day'))
  expect(on.find('.day-switch, .dish-side')).toBeUndefined()
  await on.tap(`.week-grid button[data-spot="${today}.L.1"]`)
  await on.tap('dialog .chip', 'Thu')
  await on.wait(() => on.find('.toast', '"the ribs" moved'))
  expect(await on.ops()).toMatchObject([{ patch: { dishes: ['rice'] } }, { patch: { date: addDays(today, 1), dishes: ['ribs'] } }])
  await on.wait(() => on.find(`.week-grid button[data-spot="${addDays(today, 1)}.L.0"]`, 'the ribs'))
})

test('a desk moves a dish by keys alone, and says why a day is closed', async () => {
  desktop()
  await show('canteenMgr')
  await on.wait(() => on.find('.week-closed', 'Founding day'))
  const ribs = on.find(`.week-grid button[data-spot="${today}.L.1"]`)
  ribs?.focus()
  press(' ')
  await on.wait(() => on.find('li[data-held]', ''))
  press('ArrowRight')
  await on.wait(() => document.activeElement?.getAttribute('data-spot') === `${addDays(today, 1)}.L.0`)
  press(' ')
  await on.wait(() => on.find('.toast', '"the ribs" moved'))
  expect(await on.ops()).toMatchObject([{ patch: { dishes: ['rice'] } }, { patch: { date: addDays(today, 1), dishes: ['ribs'] } }])
  await on.wait(() => document.activeElement?.getAttribute('data-spot') === `${addDays(today, 1)}.L.0`)
  await on.wait(() => on.find('.week-tools button:not([disabled])', 'Undo'))
  press('z', true)
  await on.wait(() => on.find('.toast', 'Undone'))
  await on.wait(() => on.find(`.week-grid button[data-spot="${today}.L.1"]`))
})

test('who may only read, and a menu that was handed in, have the same days without handles', async () => {
  await show('cook')
  await on.wait(() => on.text().includes('the ribs'))
  expect(on.find('button.dish-row, .week-tools button, .meal-card button')).toBeUndefined()
  await on.leave()
  await show('canteenMgr', rows('CHECKED'))
  expect(on.find('button.dish-row, .week-tools button, .meal-card button')).toBeUndefined()
})

test('a dish whose photograph cannot be had keeps its letter and says nothing of it', async () => {
  const dish = kitchenRows().dish?.map((known) => ({ ...known, photo: ['a'.repeat(64)] })) ?? []
  await show('cook', { ...rows('DRAFT'), ...{ dish } })
  await on.wait(() => on.text().includes('the ribs'))
  const faces = [...document.querySelectorAll('.dish-face')]
  expect(faces.length).toBeGreaterThan(0)
  expect(faces.map((face) => face.textContent)).toEqual(faces.map(() => 't'))
})
