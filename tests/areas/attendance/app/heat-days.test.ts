import { expect, test } from 'vitest'
import { begunTerms, heldOf, inWeeks, lastWeeks, monthOf } from '../../../../src/areas/attendance/app/heat/heat-days'

test.each([
  ['2026-11-23', { from: '2026-11-02', to: '2026-11-29' }],
  ['2026-11-29', { from: '2026-11-02', to: '2026-11-29' }],
  ['2027-01-01', { from: '2026-12-07', to: '2027-01-03' }],
])('the last weeks of %s are whole, and all of them lie on a device', (today, stretch) => {
  expect(lastWeeks(today)).toEqual(stretch)
})

const term = (id: string, from: string, to: string) => ({ id, name: id, from, to })

test('terms that have begun are offered, the latest first, and none that is still to come', () => {
  const terms = [
    term('spring', '2026-02-23', '2026-07-10'),
    term('autumn', '2026-09-01', '2027-01-22'),
    term('next', '2027-02-22', '2027-07-09'),
  ]
  expect(begunTerms(terms, '2026-09-01').map(({ id }) => id)).toEqual(['autumn', 'spring'])
  expect(begunTerms(terms, '2026-08-31').map(({ id }) => id)).toEqual(['spring'])
})

test('days lie in whole weeks: outside the stretch is nothing, what the calendar does not know has no school', () => {
  const weeks = inWeeks({ from: '2026-09-09', to: '2026-09-15' }, [{ date: '2026-09-10', cell: 'P', isCounted: true, cause: null }])
  expect(weeks.map((week) => week.map((day) => day?.cell ?? ''))).toEqual([
    ['', '', 'closed', 'P', 'closed', 'closed', 'closed'],
    ['closed', 'closed', '', '', '', '', ''],
  ])
})

test.each([
  ['2026-11-23', { from: '2026-11-01', to: '2026-11-30' }],
  ['2028-02-01', { from: '2028-02-01', to: '2028-02-29' }],
])('the month of %s is whole', (today, stretch) => {
  expect(monthOf(today)).toEqual(stretch)
})

test('of a time whose first days are not on the device those are left out, and never shown as days without school', () => {
  const term = { from: '2026-09-01', to: '2027-01-22' }
  expect(heldOf(term, '2026-10-28')).toEqual({ from: '2026-10-28', to: '2027-01-22' })
  expect(heldOf(term, '2026-08-01')).toEqual(term)
})
