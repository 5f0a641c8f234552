import { afterEach, expect, test, vi } from 'vitest'
import { KitchenScreen } from '../../../../src/areas/attendance/app/kitchen/KitchenScreen'
import { MonthScreen } from '../../../../src/areas/attendance/app/month/MonthScreen'
import { TodayScreen } from '../../../../src/areas/attendance/app/today/TodayScreen'
import { monthReport } from '../../../../src/areas/attendance/reports/month-report'
import { readParams } from '../../../../src/contract/report/report'
import { rowsIn } from '../../../../src/contract/report/report-source'
import { addDays } from '../../../../src/contract/time'
import { type Stage, stage } from '../../../kit/area-stage'
import { classOfThirty, presentFrom, sheetOf, sunflowers, today, yesterday } from './class-of-thirty'

let on: Stage
afterEach(async () => {
  vi.unstubAllGlobals()
  await on.leave()
})

const twoClasses = () => {
  const rows = classOfThirty()
  const [first] = rows.enrolment ?? []
  const newcomer = { ...rows.child?.[0], id: 'd1', studentNo: '3', name: '赵一', classId: 'class-2' }
  return {
    ...rows,
    child: [...(rows.child ?? []), newcomer],
    enrolment: [...(rows.enrolment ?? []), { ...first, id: 'e-d1', childId: 'd1', classId: 'class-2' }],
  }
}

/** A sheet that is out, with one of thirty children not reached. */
const oneAbsent = () => ({
  'attendance-sheet': [sheetOf(sunflowers, today, { present: 29, sickAbs: 0, leaveAbs: 0, unknownAbs: 1 })],
  'attendance-record': presentFrom(1).map((record, at) => (at === 29 ? { ...record, status: 'U' } : record)),
})
const figuresOf = (place: string) =>
  Object.fromEntries(
    [...(on.find(place)?.querySelectorAll<HTMLElement>('.day-figures > div') ?? [])].map((one) => [
      one.dataset.filter,
      Number(one.querySelector('dd')?.textContent),
    ]),
  )

test('the accountant, who knows no child, sees the figures the principal sees', async () => {
  const rows = classOfThirty()
  const opened = sheetOf('class-2', today, { status: 'DRAFT', expected: 1, present: 0, sickAbs: 0, leaveAbs: 0, submittedAt: null })
  const { class: classes = [], 'school-day': days = [] } = rows
  const sheets = [...oneAbsent()['attendance-sheet'], opened]
  on = await stage(<TodayScreen />, { class: classes, 'school-day': days, 'attendance-sheet': sheets }, { role: 'accountant' })
  await on.wait(() => on.find('.day-totals'))
  expect(figuresOf('.day-totals')).toEqual({ expected: 31, present: 29, sick: 0, leave: 0, unknown: 1, quarantine: 0, unmarked: 1 })
  expect(on.find('.day-totals')?.textContent).toContain('1 of 2 classes submitted: 29 of 30 present')
  expect(on.text()).toContain('Not called yet')
})

test('a mark made on this device and not sent yet is on its page of all classes as it is on its board', async () => {
  const sheets = [sheetOf(sunflowers, today, { status: 'DRAFT', present: 28, sickAbs: 0, leaveAbs: 0, submittedAt: null })]
  const rows = { ...classOfThirty(), 'attendance-sheet': sheets, 'attendance-record': presentFrom(3) }
  on = await stage(<TodayScreen />, rows, { role: 'headTeacher' })
  await on.wait(() => figuresOf('.day-totals').present === 28)
  const patch = { childId: 'c01', date: today, classId: sunflowers, status: 'L', inTime: '08:40' }
  await on.engine.commit([{ noun: 'attendance-record', key: `${today}.c01`, verb: 'add', patch }])
  await on.wait(() => figuresOf('.day-totals').present === 29)
  expect(figuresOf('.today-card')).toMatchObject({ expected: 30, present: 29, unmarked: 1 })
  expect(on.find('.today-card')?.textContent).toContain('Of these late 1')
})

test('all classes: who has not begun stands first, totals on top, and a class leads to its board', async () => {
  on = await stage(<TodayScreen />, { ...twoClasses(), ...oneAbsent() }, { role: 'principal' })
  await on.wait(() => on.place.querySelectorAll('.today-card, .today-table tbody tr').length === 2)
  const classes = [...on.place.querySelectorAll('.class-link')]
  expect(classes.map((link) => link.textContent)).toEqual(['小草班', '向日葵班'])
  expect(classes[1]?.getAttribute('href')).toBe(`/attendance/board?class=${sunflowers}&day=${today}`)
  expect(on.place.textContent).toContain('Not called yet')
  expect(on.find('.day-totals')?.textContent).toContain('96.7%')
  expect(on.find('.day-totals')?.textContent).toContain('1 of 2 classes submitted: 29 of 30 present')
  expect(figuresOf('.day-totals')).toEqual({ expected: 31, present: 29, sick: 0, leave: 0, unknown: 1, quarantine: 0, unmarked: 1 })
  expect(on.find('.class-alarm', 'Not reached')?.textContent).toContain('王小零30')
})

test('the kitchen counts served meals only, and says what it merely estimates', async () => {
  const sheets = [
    sheetOf(sunflowers, today),
    sheetOf('class-2', yesterday, { mealL: 20 }),
    sheetOf('class-2', today, { status: null, ...Object.fromEntries(['B', 'AS', 'L', 'PS', 'D'].map((meal) => [`meal${meal}`, null])) }),
  ]
  on = await stage(<KitchenScreen />, { ...classOfThirty(), 'attendance-sheet': sheets }, { role: 'cook' })
  await on.wait(() => on.place.querySelectorAll('.meal-classes tbody tr').length === 2)
  const totals = [...on.place.querySelectorAll('.meal-totals dl > div')].map((meal) => meal.textContent)
  expect(totals).toEqual(['Morning snack56Estimate', 'Lunch47Estimate', 'Afternoon snack56Estimate'])
  expect(on.find('.meal-classes tr', '小草班')?.textContent).toContain(`Estimated from ${yesterday.slice(5)}`)
  expect(on.find('.meal-classes tr', '向日葵班')?.textContent).toContain('Submitted')
})

test('of a day to come the kitchen is told how many are expected; without a network an earlier sheet suggests it', async () => {
  const tomorrow = addDays(today, 1)
  const rows = {
    ...classOfThirty(),
    'attendance-sheet': [sheetOf(sunflowers, today, { mealL: 27 }), sheetOf('class-2', yesterday, { mealL: 20 })],
  }
  const days = [{ id: tomorrow, date: tomorrow, isOpen: true, reason: null, mealServed: true, rev: 1 }]
  const open = () =>
    stage(<KitchenScreen />, { ...rows, 'school-day': days }, { role: 'cook', address: `/attendance/kitchen?date=${tomorrow}` })
  const lunch = () => [...on.place.querySelectorAll('.meal-totals dl > div')].map((meal) => meal.textContent)[1]
  const heads = (id: string, count: number) => ({ id, heads: { B: 0, AS: count, L: count, PS: count, D: 0 } })
  const result = [heads(sunflowers, 30), heads('class-2', 18)]
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes(`expected-heads?date=${tomorrow}`)) throw new TypeError('no network')
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
  })
  on = await open()
  await on.wait(() => lunch() === 'Lunch48Estimate')
  expect(on.find('.meal-classes tr', '小草班')?.textContent).toContain('Estimate')
  expect(on.find('.meal-classes tr', '小草班')?.textContent).not.toContain('Estimated from')
  await on.leave()

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  on = await open()
  await on.wait(() => lunch() === 'Lunch47Estimate')
  expect(on.find('.meal-classes tr', '小草班')?.textContent).toContain(`Estimated from ${yesterday.slice(5)}`)
})

test('leave that was approved is missing at the tables before the roll is called', async () => {
  const leave = {
    id: 'v1',
    childId: 'c02',
    fromDate: today,
    toDate: today,
    type: 'S',
    cause: '01',
    status: 'APPROVED',
    halfDay: null,
    rev: 1,
  }
  on = await stage(<KitchenScreen />, { ...classOfThirty(), 'leave-request': [leave] }, { role: 'headTeacher' })
  await on.wait(() => on.place.querySelectorAll('.meal-classes tbody tr').length === 1)
  const totals = [...on.place.querySelectorAll('.meal-totals dl > div')].map((meal) => meal.textContent)
  expect(totals).toEqual(['Morning snack29Estimate', 'Lunch29Estimate', 'Afternoon snack29Estimate'])
})

test('the month table counts days, rates and causes from what the device keeps', async () => {
  const days = [{ id: today, date: today, isOpen: true, reason: null, mealServed: true, rev: 1 }]
  const out = { 'attendance-sheet': [sheetOf(sunflowers, today)] }
  const sick = { ...presentFrom(1)[0], id: `${today}.c01`, status: 'S', cause: '01' }
  on = await stage(<MonthScreen />, { ...classOfThirty(), 'school-day': days, 'attendance-record': [sick, ...presentFrom(2)], ...out })
  await on.wait(() => on.place.querySelectorAll('.month-table tbody tr').length === 30)
  expect(on.find('.month-table tbody tr', '王小一1')?.textContent).toContain('0.0%')
  expect(on.find('.month-table tfoot')?.textContent).toContain('96.7%')
  expect(on.find('.month-causes')?.textContent).toContain('Fever1 child-day · 100.0%')
})

test('an older month without network says so instead of showing nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const month = addDays(today, -70).slice(0, 7)
  on = await stage(<MonthScreen />, classOfThirty(), { address: `/attendance/month?month=${month}` })
  await on.wait(() => on.place.textContent?.includes('Only the last 30 days are on this device'))
})

test('an older month is asked of the server, which is told whose and which one', async () => {
  const month = addDays(today, -70).slice(0, 7)
  const day = `${month}-10`
  const rows = classOfThirty()
  const marked = (childId: string, status: string, more = {}) => ({
    id: `${day}.${childId}`,
    childId,
    date: day,
    classId: sunflowers,
    status,
    cause: null,
    ...more,
  })
  const held: Record<string, readonly Readonly<Record<string, unknown>>[]> = {
    ...rows,
    'school-day': [{ id: day, date: day, isOpen: true, reason: null, mealServed: true, rev: 1 }],
    'attendance-record': [marked('c01', 'P'), marked('gone', 'S', { cause: '01', childId_dictText: '周转园' })],
    'attendance-sheet': [sheetOf(sunflowers, day, { status: 'CLOSED' })],
  }
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://here')
    asked.push(url)
    const params = readParams(monthReport, Object.fromEntries(url.searchParams))
    const found = rowsIn(monthReport.sources({ params, today }), ({ noun }) => held[noun.name] ?? [])
    const result = monthReport.compute({ params, today, now: `${today} 09:00:00`, user: 'u1', language: 'en', rows: found as never })
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result })
  })
  on = await stage(<MonthScreen />, rows, { address: `/attendance/month?month=${month}` })
  await on.wait(() => on.find('.month-table tbody tr', '周转园'))
  expect(asked.map((url) => [url.pathname, url.searchParams.get('class'), url.searchParams.get('month')])).toEqual([
    ['/api/report/attendance/month', sunflowers, month],
  ])
  expect(on.find('.month-table tbody tr', '王小一1')?.textContent).toContain('100.0%')
})

test('in a hand the classes of a day are cards, and behind the chart a table of the same figures with their totals', async () => {
  on = await stage(<TodayScreen />, { ...twoClasses(), ...oneAbsent() }, { role: 'principal' })
  await on.wait(() => on.find('.figures-fold table'))
  const [heads = [], ...rows] = [...(on.find('.figures-fold table')?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  )
  const column = (name: string) => rows.map((row) => row[heads.indexOf(name)])
  expect(column('Class')).toEqual(['小草班', '向日葵班', 'Total'])
  expect([column('Expected'), column('Present'), column('Not reached')]).toEqual([
    ['1', '30', '31'],
    ['0', '29', '29'],
    ['0', '1', '1'],
  ])
})
