import { afterEach, expect, test } from 'vitest'
import { TrendScreen } from '../../../../src/areas/attendance/app/trend/TrendScreen'
import { addDays, mondayOf } from '../../../../src/contract/time'
import { type Stage, stage } from '../../../kit/area-stage'
import { dayInCalendar } from '../../../kit/day-in-calendar'
import { childAt, sunflowers } from './class-of-thirty'
import { back, handedIn, houseOn, marked } from './house-of-days'

let on: Stage
afterEach(() => on.leave())

type Rows = Parameters<typeof stage>[1]
const monday = mondayOf(back(7))
const [tuesday = '', wednesday = '', thursday = '', friday = ''] = [1, 2, 3, 4].map((days) => addDays(monday, days))
const lastWeek = [monday, tuesday, wednesday, thursday, friday]

/**
 * Last week. Monday both classes; Tuesday one, the other has not handed in; Wednesday was closed though somebody called a roll; Thursday nobody called;
 * Friday one class with all its children.
 */
const week = (): Rows => {
  const rows = houseOn(lastWeek)
  const newcomer = childAt(31, { id: 'd1', classId: 'class-2' })
  return {
    ...rows,
    child: [...(rows.child ?? []), newcomer],
    enrolment: [...(rows.enrolment ?? []), { ...rows.enrolment?.[0], id: 'e-d1', childId: 'd1', classId: 'class-2' }],
    'school-day': lastWeek.map((date) => dayInCalendar(date, date === wednesday ? { isOpen: false, mealServed: false } : {})),
    'attendance-sheet': [
      handedIn(sunflowers, monday, 30, 28),
      handedIn('class-2', monday, 10, 10),
      handedIn(sunflowers, tuesday, 30, 27, { late: 2 }),
      handedIn('class-2', tuesday, 10, 1, { status: 'DRAFT' }),
      handedIn(sunflowers, wednesday, 30, 3),
      handedIn(sunflowers, friday, 30, 30),
    ],
    'attendance-record': [
      marked('c01', monday, 'S', { cause: '01', symptoms: ['fever'] }),
      marked('c02', monday, 'S', { cause: '01', symptoms: null }),
      marked('c01', tuesday, 'S', { cause: '01', symptoms: ['fever', 'cough'] }),
      marked('c02', tuesday, 'S', { cause: '04', symptoms: null }),
      marked('c03', tuesday, 'S', { cause: '99', symptoms: null }),
      marked('c04', wednesday, 'S', { cause: '04', symptoms: ['rash'] }),
    ],
    term: [],
  }
}
const show = async (rows: Rows, asked = `length=week&day=${monday}`, role: 'principal' | 'headTeacher' = 'principal') => {
  on = await stage(<TrendScreen />, rows, { role, address: `/attendance/trend?${asked}` })
}
const table = (called: string) =>
  [...(on.find('.report-scroll', called)?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map((cell) => cell.textContent))
const columnOf = (called: string, name: string) => {
  const [heads = [], ...rows] = table(called)
  return rows.map((row) => `${row[0]} ${row[heads.indexOf(name)]}`)
}

test('the rate of a week is that of all its child-days that were handed in: 95 of 100, though no day has that rate', async () => {
  await show(week())
  await on.wait(() => on.find('.trend-figures'))
  // 28 + 10 + 27 + 30 of 30 + 10 + 30 + 30; the closed Wednesday and the sheet that is not handed in count nowhere.
  expect(on.find('.trend-figures')?.textContent).toBe('95.0% 95 of 100 child-days present')
  const [first, second, third, fourth] = [monday, tuesday, thursday, friday].map((day) => day.slice(5))
  expect(columnOf('Attendance over time', 'Attendance')).toEqual([
    `${first} 95.0%`,
    `${second} 90.0%`,
    `${third} —`,
    `${fourth} 100.0%`,
    'Total 95.0%',
  ])
  expect(on.text()).toContain('What is dashed may still change')
})

test('classes, causes and symptoms come to the same: seven days away, of five of which the cause is known', async () => {
  await show(week())
  await on.wait(() => table('Attendance by class').length > 0)
  expect(columnOf('Attendance by class', 'Attendance')).toEqual(['向日葵班 94.4%', '小草班 100.0%', 'Total 95.0%'])
  expect(columnOf('Child-days absent', 'Sick').at(-1)).toBe('Total 5')
  expect(table('Causes of absence').slice(1)).toEqual([
    ['Fever', '3'],
    ['Diarrhoea', '1'],
    ['Unknown', '1'],
    ['Total', '5'],
  ])
  // One with two symptoms counts for both, so they have no total.
  expect(table('Symptoms of the ill').slice(1)).toEqual([
    ['Fever', '2'],
    ['Cough', '1'],
  ])
})

test('of one class alone its own days are told, and no comparison with itself', async () => {
  await show(week(), `length=week&day=${monday}&class=class-2`)
  await on.wait(() => on.find('.trend-figures'))
  expect(on.find('.trend-figures')?.textContent).toBe('100.0% 10 of 10 child-days present')
  expect(table('Attendance by class')).toEqual([])
})

test('a week of which nobody has handed in anything has no rate, and says so', async () => {
  await show({ ...week(), 'attendance-sheet': [], 'attendance-record': [] })
  await on.wait(() => on.find('.trend-figures'))
  expect(on.find('.trend-figures')?.textContent).toBe('— No sheet has been submitted yet')
  expect(on.find('.report-chart')).toBeUndefined()
})

test('holidays, and a house without terms, are told what they are', async () => {
  await show({ ...week(), 'school-day': [] })
  await on.wait(() => on.find('.state-view', 'No open days in this time'))
  await on.leave()
  await show(week(), 'length=term')
  await on.wait(() => on.find('.state-view', 'There is no term yet'))
})

test('the week before and the week after are one tap away, and there is none after the present one', async () => {
  await show(week(), 'length=week')
  const later = () => on.find('.month-switch button', 'Later') as HTMLButtonElement | undefined
  await on.wait(later)
  expect(later()?.disabled).toBe(true)
  await on.tap('.month-switch button', 'Earlier')
  await on.wait(() => on.find('.month-switch strong')?.textContent === `${monday.slice(5)} to ${addDays(monday, 6).slice(5)}`)
  expect(later()?.disabled).toBe(false)
})

test('paper bears the line and, under their names, the charts of what its table does not say', async () => {
  await show(week())
  await on.wait(() => on.place.querySelectorAll('.print-sheet .report-chart svg').length === 5)
  expect([...on.place.querySelectorAll('.print-sheet .report-chart h3')].map((one) => one.textContent)).toEqual([
    'Attendance over time',
    'Child-days absent',
    'Attendance by class',
    'Causes of absence',
    'Symptoms of the ill',
  ])
})
