import { afterEach, beforeEach, expect, test } from 'vitest'
import { TracingScreen } from '../../../../src/areas/attendance/app/tracing/TracingScreen'
import { type Stage, stage } from '../../../kit/area-stage'
import { dayInCalendar } from '../../../kit/day-in-calendar'
import { sheetOf, sunflowers, today } from './class-of-thirty'
import { back, houseOn, marked } from './house-of-days'

let on: Stage
beforeEach(() => localStorage.clear())
afterEach(() => on.leave())

type Rows = Parameters<typeof stage>[1]
const kept = { rev: 1, scope: 'all', createBy: 'x', createTime: `${today} 07:00:00`, updateBy: null, updateTime: null }
const traceOf = (childId: string, more: Record<string, unknown> = {}) => ({
  ...{ id: `t.${childId}`, childId, firstDate: today, status: 'OPEN', cause: null, symptoms: [], isInfectious: null, seenDoctor: null },
  ...{ expectedReturn: null, actualReturn: null, lastDate: null, contactLog: null, followUps: null, certFiles: null, ...kept },
  ...more,
})
const spokenYesterday = [{ at: `${back(1)} 09:00:00`, result: 'Resting at home' }]

/**
 * Missing and not reached: 2. Ill since today, not called yet: 1. Infectious since yesterday, asked after every day: 3. Back today: 4. Spoken to today and
 * followed: 5.
 */
const house = (): Rows =>
  houseOn([back(1), today], {
    'attendance-sheet': [sheetOf(sunflowers, today)],
    'attendance-record': [
      marked('c01', today, 'S', { cause: '01' }),
      marked('c02', today, 'U'),
      marked('c03', today, 'S', { cause: '11' }),
      marked('c04', today, 'P'),
      marked('c05', today, 'S', { cause: '04' }),
    ],
    'absence-trace': [
      traceOf('c01', { cause: '01' }),
      traceOf('c02'),
      traceOf('c03', { firstDate: back(1), status: 'FOLLOWING', cause: '11', contactLog: spokenYesterday }),
      traceOf('c04', { firstDate: back(1), status: 'FOLLOWING', cause: '01', contactLog: spokenYesterday }),
      traceOf('c05', { status: 'FOLLOWING', cause: '04', contactLog: [{ at: `${today} 08:00:00`, result: 'Resting at home' }] }),
    ],
  })
const show = async (rows: Rows, asked = '', role: 'doctor' | 'headTeacher' | 'regulator' = 'doctor') => {
  on = await stage(<TracingScreen />, rows, { role, address: `/attendance/tracing${asked}` })
}
const views = () => [...on.place.querySelectorAll('.chips > .chip')].map((chip) => chip.textContent)
const called = () => [...on.place.querySelectorAll('.call-row')].map((row) => row.querySelector('.call-name a')?.textContent)

test('whom to call, the most urgent first: who is missing, what spreads, who was not called yet; and how many are in each view', async () => {
  await show(house())
  await on.wait(() => called().length === 3)
  expect(called()).toEqual(['王小二2', '王小三3', '王小一1'])
  expect(views()).toEqual(['To call 3', 'Being followed 2', 'Back today 1', 'Last 30 days 5', 'By class'])
  expect(on.find('.call-row', '王小二2')?.textContent).toContain('Missing, not reached')
  expect(on.find('.call-row', '王小三3')?.textContent).toContain(`Since ${back(1).slice(5)}, open day 2`)
})

test('the register of the last days says of each what is known of it, and leads to its trace', async () => {
  await show(house())
  await on.tap('.chip', 'Being followed')
  await on.wait(() => on.find('.report-table'))
  const rows = [...on.place.querySelectorAll('.report-table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows.map(([child, group, , cause]) => [child, group, cause])).toEqual([
    ['王小五5', '向日葵班', 'Diarrhoea'],
    ['王小三3', '向日葵班', 'Infectious disease, confirmed'],
  ])
  expect(on.place.querySelector('.report-table tbody a')?.getAttribute('href')).toBe('/attendance/absence-trace?open=t.c05')
})

test('where the class has not called its roll nobody is called yet, and it is said how many wait for that', async () => {
  await show({ ...house(), 'attendance-sheet': [sheetOf(sunflowers, today, { status: 'DRAFT' })], 'attendance-record': [] })
  await on.wait(() => on.find('.card', 'No family to call'))
  expect(on.text()).toContain('3 more whose class has not called them')
})

test('on a day without school nobody is called, and the register stays', async () => {
  const calendar = [dayInCalendar(back(1)), dayInCalendar(today, { isOpen: false, mealServed: false })]
  await show({ ...house(), 'school-day': calendar })
  await on.wait(() => on.find('.card', 'No family to call'))
  expect(views()[0]).toBe('To call 0')
  await on.tap('.chip', 'Last 30 days')
  await on.wait(() => on.place.querySelectorAll('.report-table tbody tr').length === 5)
})

test('families of a class that is closed are asked after like others: who stays at home infectious is called once a day', async () => {
  const home = ['c01', 'c02', 'c03'].map((id) => marked(id, today, 'H'))
  await show({ ...house(), 'attendance-record': home, 'absence-trace': (house()['absence-trace'] ?? []).slice(2, 3) })
  await on.wait(() => called().length === 1)
  expect(on.find('.call-row')?.textContent).toContain('Follow up today')
  expect(on.find('.call-row .call-signs')?.textContent).toContain('Kept at home')
})

test('leave for the morning alone does not say why a child is away all day', async () => {
  const leave = {
    id: 'l1',
    childId: 'c01',
    fromDate: today,
    toDate: today,
    type: 'S',
    cause: '01',
    status: 'APPROVED',
    halfDay: 'AM',
    ...kept,
  }
  const rows = { ...house(), 'absence-trace': (house()['absence-trace'] ?? []).slice(0, 1) }
  await show({ ...rows, 'leave-request': [leave] })
  await on.wait(() => called().length === 1)
  expect(on.find('.call-row')?.textContent).toContain('First call')
  await on.leave()
  // Leave for the whole day does: the family has said it.
  await show({ ...rows, 'leave-request': [{ ...leave, halfDay: null }] })
  await on.wait(() => on.find('.card', 'No family to call'))
})

test('by class each class stands with how many of it, and the device remembers that somebody wants it so', async () => {
  await show(house())
  await on.tap('.chip', 'By class')
  await on.wait(() => on.find('.tracing-class'))
  expect(on.find('.tracing-class')?.textContent).toBe('向日葵班 3')
  await on.leave()
  await show(house())
  await on.wait(() => on.find('.tracing-class'))
})

test('whoever may only read is offered no outcome of a call', async () => {
  await show(house(), '', 'regulator')
  await on.wait(() => called().length === 3 || on.find('.state-view'))
  expect(on.find('.call-results')).toBeUndefined()
})

test('where no absence was followed that is said', async () => {
  await show(houseOn([today]))
  await on.wait(() => on.find('.state-view', 'No absence was followed in the last 30 days'))
})

test('a stretch in the address opens the register of that time, on paper too', async () => {
  await show(house(), `?from=${back(1)}&to=${back(1)}`)
  await on.wait(() => on.place.querySelectorAll('.report-table tbody tr').length === 2)
  expect(views()[3]).toBe('Register 2')
  await on.wait(() => on.find('.print-sheet header', back(1)))
})
