import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCron } from '../../../src/contract/rules/cron'
import { parserRuns, previewRuns, schedulerRuns } from '../../../src/contract/rules/cron-preview'
import { dateTimeOf, instant } from '../../../src/contract/time'

/** The ways in which a part is written: every, range, loop, choice. */
const part = (min: number, max: number) => {
  const value = fc.integer({ min, max })
  const range = fc.tuple(value, value).map(([one, two]) => `${Math.min(one, two)}-${Math.max(one, two)}`)
  const step = fc.integer({ min: 1, max: max - min + 1 })
  const single = fc.oneof(value.map(String), range)
  return fc.oneof(
    fc.constant('*'),
    single,
    fc.tuple(fc.oneof(fc.constant('*'), single), step).map(([from, by]) => `${from}/${by}`),
    fc.array(single, { minLength: 2, maxLength: 4 }).map((many) => many.join(',')),
  )
}
const weekName = fc.constantFrom('SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT')
const day = fc.oneof({ weight: 4, arbitrary: part(1, 31) }, fc.constantFrom('L', '15W', 'LW', '1,L', '1W'))
const week = fc.oneof(
  { weight: 3, arbitrary: part(1, 7) },
  weekName,
  fc.tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom('L', '#1', '#3', '#5')).map((one) => one.join('')),
)
const days = fc.oneof(
  day.map((one) => [one, '?'] as const),
  week.map((one) => ['?', one] as const),
)
const year = fc.constantFrom('', ' *', ' 2026-2030', ' 2020')
const expression = fc
  .tuple(part(0, 59), part(0, 59), part(0, 23), days, part(1, 12), year)
  .map(([second, minute, hour, [dayOf, weekOf], month, of]) => `${second} ${minute} ${hour} ${dayOf} ${month} ${weekOf}${of}`)
const from = fc.date({ min: instant('2026-01-01 00:00:00'), max: instant('2032-12-31 23:59:59'), noInvalidDate: true })

/** Pieces of which hardly any makes an expression. */
const scribble = fc
  .array(fc.constantFrom('*', '?', 'L', 'W', '#', '-', '/', ',', ' ', '0', '5', '61', '99', '-1', 'H', 'MON', '@'), { maxLength: 16 })
  .map((signs) => signs.join(''))

test('what both read, the preview and the scheduler read alike', () => {
  let read = 0
  fc.assert(
    fc.property(expression, from, (written, at) => {
      fc.pre(isCron(written))
      const parsed = parserRuns(written, at, 3)
      if (parsed) read++
      if (parsed) expect(parsed.map(dateTimeOf), written).toEqual(schedulerRuns(written, at, 3).map(dateTimeOf))
    }),
    { numRuns: 3000 },
  )
  expect(read).toBeGreaterThan(1000)
})

test('whatever is written, the preview refuses what cannot be run and nothing else', () => {
  fc.assert(
    fc.property(fc.oneof(scribble, expression), (written) => {
      expect(previewRuns(written, instant('2026-11-22 12:00:00'), 1) !== undefined, written).toBe(isCron(written))
    }),
    { numRuns: 3000 },
  )
})

test.each([
  // Loops of weekdays end with Saturday, and do not run into the next Sunday.
  ['0 0 0 ? 2/3 6/1 *', ['2026-11-27 00:00:00', '2026-11-28 00:00:00', '2027-02-05 00:00:00']],
  // The year is not looked at.
  ['0 0 8 ? * 2-6 2020', ['2026-11-23 08:00:00', '2026-11-24 08:00:00', '2026-11-25 08:00:00']],
  // cron-parser knows no work days.
  ['0 0 12 15W * ? *', ['2026-12-15 12:00:00', '2027-01-15 12:00:00', '2027-02-15 12:00:00']],
  ['0 0 0 31 4 ? *', []],
])('%s', (written, expected) => {
  expect(previewRuns(written, instant('2026-11-22 12:00:00'), 3)?.map(dateTimeOf)).toEqual(expected)
})
