import { afterEach, expect, test } from 'vitest'
import { IllnessScreen } from '../../../../src/areas/attendance/app/illness/IllnessScreen'
import { type Stage, stage } from '../../../kit/area-stage'
import { dayInCalendar } from '../../../kit/day-in-calendar'
import { sunflowers, today } from './class-of-thirty'
import { back, handedIn, houseOn, marked } from './house-of-days'

let on: Stage
afterEach(() => on.leave())

type Rows = Parameters<typeof stage>[1]
const days = [back(3), back(2), back(1), today]
const heading = (day: string) => day.slice(5)

/**
 * Sunflowers: one with fever yesterday; today one with fever and cough, one with fever, and one whose diarrhoea nobody noted a symptom of. The other class has
 * handed in yesterday alone, with nobody ill.
 */
const ill = (): Rows =>
  houseOn(days, {
    'attendance-sheet': [...days.map((day) => handedIn(sunflowers, day, 30, 27)), handedIn('class-2', back(1), 10, 10)],
    'attendance-record': [
      marked('c01', back(1), 'S', { cause: '01', symptoms: ['fever'] }),
      marked('c01', today, 'S', { cause: '01', symptoms: ['fever', 'cough'] }),
      marked('c02', today, 'S', { cause: '01', symptoms: ['fever'] }),
      marked('c03', today, 'S', { cause: '04', symptoms: [] }),
      marked('c04', today, 'L', { cause: null }),
      marked('c05', today, 'A', { cause: '31' }),
    ],
  })

const show = async (rows: Rows) => {
  on = await stage(<IllnessScreen />, rows, { role: 'doctor', address: '/attendance/illness' })
}
/** The lines of a table on the screen, by what it is called. */
const table = (called: string) =>
  [...(on.find('.report-scroll', called)?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map((cell) => cell.textContent))

test('by class: nothing where a class said nothing of a day, and days and classes come to the same four', async () => {
  await show(ill())
  await on.wait(() => on.find('.report-scroll', 'By class'))
  expect(table('By class')).toEqual([
    ['Class', ...days.map(heading), 'Sum'],
    ['向日葵班', '0', '0', '1', '3', '4'],
    ['小草班', '—', '—', '0', '—', '0'],
    ['Total', '0', '0', '1', '3', '4'],
  ])
})

test('by cause the same four, the most frequent first; by symptom one child counts for each of its own, and no day has a total', async () => {
  await show(ill())
  await on.tap('.chip', 'By cause')
  await on.wait(() => table('By cause').length > 0)
  expect(table('By cause').slice(1)).toEqual([
    ['Fever', '0', '0', '1', '2', '3'],
    ['Diarrhoea', '0', '0', '0', '1', '1'],
    ['Total', '0', '0', '1', '3', '4'],
  ])
  await on.tap('.chip', 'By symptom')
  await on.wait(() => table('By symptom').length > 0)
  expect(table('By symptom').slice(1)).toEqual([
    ['Fever', '0', '0', '1', '2', '3'],
    ['No symptom noted', '0', '0', '0', '1', '1'],
    ['Cough', '0', '0', '0', '1', '1'],
  ])
  expect(on.text()).toContain('A child may have several symptoms, so days have no total.')
})

test('today is held against the mean of the days before: of fever one in three days', async () => {
  await show(ill())
  await on.wait(() => table('Against what is usual').length > 0)
  expect(table('Against what is usual').slice(1)).toEqual([
    ['Fever', '2', '0.3'],
    ['Diarrhoea', '1', '0'],
    ['Total', '3', ''],
  ])
})

test('who came late because of a doctor is here, and counts as ill nowhere; a class that opened its sheet again says nothing of a day that is past', async () => {
  const rows = ill()
  const sheets = (rows['attendance-sheet'] ?? []).map((sheet) =>
    sheet.id === `${back(1)}.${sunflowers}` ? { ...sheet, status: 'REOPENED' } : sheet,
  )
  await show({ ...rows, 'attendance-sheet': sheets })
  await on.wait(() => on.find('.report-scroll', 'By class'))
  expect(table('By class').slice(1, 2)).toEqual([['向日葵班', '0', '0', '—', '3', '3']])
})

test('a class that is closed and kept at home is not ill', async () => {
  const home = Array.from({ length: 3 }, (_, at) => marked(`c0${at + 1}`, today, 'H'))
  await show({ ...ill(), 'attendance-record': home })
  await on.wait(() => on.find('.report-scroll', 'By class'))
  expect(table('By class').at(-1)).toEqual(['Total', '0', '0', '0', '0', '0'])
})

test('on a day without school the last days that were open are told, and it is none of them', async () => {
  const rows = ill()
  const calendar = days.map((date) => dayInCalendar(date, date === today ? { isOpen: false, mealServed: false } : {}))
  await show({ ...rows, 'school-day': calendar })
  await on.wait(() => on.find('.report-scroll', 'By class'))
  expect(table('By class')[0]).toEqual(['Class', ...days.slice(0, 3).map(heading), 'Sum'])
  // Nothing of a closed day is held against what is usual.
  expect(on.find('.report-side h2', 'Against what is usual')).toBeUndefined()
})

test('a house that has called no roll yet is told so, and its paper is not offered', async () => {
  await show(houseOn(days))
  await on.wait(() => on.find('.state-view', 'Nothing to report'))
  expect(on.find('button', 'Print')).toBeUndefined()
})

test('paper bears the table, and the charts of causes, symptoms and what is usual, which stand in no table there', async () => {
  await show(ill())
  await on.wait(() => on.place.querySelectorAll('.print-sheet .report-chart svg').length === 4)
  const names = [...on.place.querySelectorAll('.print-sheet .report-chart [role=img]')].map((one) => one.getAttribute('aria-label'))
  expect(names.map((name) => name?.split(',')[0])).toEqual(
    ['Illness', 'By cause', 'By symptom', 'Against what is usual'].map((name) => expect.stringContaining(name)),
  )
  expect(names.filter((name) => name?.endsWith('The figures are in the table.'))).toHaveLength(1)
})
