import { expect, test } from 'vitest'
import { trendSpan } from '../../../../src/areas/attendance/trend/trend-span'

const terms = [
  { name: 'autumn', from: '2026-09-01', to: '2027-01-22' },
  { name: 'spring', from: '2026-02-16', to: '2026-07-10' },
]
const today = '2026-09-10'

test('a week is looked at from Monday to Sunday, day by day, and not beyond the present one', () => {
  expect(trendSpan('week', '2026-09-06', today, terms)).toEqual({
    from: '2026-08-31',
    to: '2026-09-06',
    step: 'day',
    before: '2026-08-24',
    after: '2026-09-07',
  })
  expect(trendSpan('week', today, today, terms)?.after).toBeUndefined()
})

test('a month is looked at day by day, whatever its length', () => {
  expect(trendSpan('month', '2028-02-29', '2028-03-01', terms)).toMatchObject({
    from: '2028-02-01',
    to: '2028-02-29',
    before: '2028-01-01',
    after: '2028-03-01',
  })
  expect(trendSpan('month', '2026-01-31', today, terms)).toMatchObject({ before: '2025-12-01', after: '2026-02-01' })
})

test('a term is looked at week by week; in the holidays it is the one before, and before the first there is none', () => {
  expect(trendSpan('term', today, today, terms)).toEqual({
    from: '2026-09-01',
    to: '2027-01-22',
    step: 'week',
    name: 'autumn',
    before: '2026-02-16',
  })
  expect(trendSpan('term', '2026-08-01', today, terms)).toMatchObject({ name: 'spring', after: '2026-09-01' })
  expect(trendSpan('term', '2026-01-01', today, terms)).toBeUndefined()
})
