import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expressionOf, partsOf, withPart } from '../../../../src/app/blocks/cron/expression'
import {
  bounds,
  initialPart,
  type Part,
  type PartName,
  parsePart,
  partNames,
  typesOf,
  writePart,
} from '../../../../src/app/blocks/cron/part'
import { isCron, nextRun } from '../../../../src/contract/rules/cron'
import { parserRuns, schedulerRuns } from '../../../../src/contract/rules/cron-preview'
import { instant } from '../../../../src/contract/time'

const now = instant('2026-11-23 08:00:00')
const whole = (name: PartName) => fc.integer({ min: bounds[name][0], max: bounds[name][1] })
const partOf = (name: PartName): fc.Arbitrary<Part> =>
  fc.oneof(
    ...typesOf[name].map((type): fc.Arbitrary<Part> => {
      if (type === 'range') return fc.record({ type: fc.constant(type), from: whole(name), to: whole(name) })
      if (type === 'loop')
        return fc.record({ type: fc.constant(type), from: whole(name), every: fc.integer({ min: 1, max: bounds[name][1] }) })
      if (type === 'workDay') return fc.record({ type: fc.constant(type), day: whole(name) })
      if (type === 'specific') return fc.record({ type: fc.constant(type), values: fc.array(whole(name), { maxLength: 6 }) })
      return fc.constant({ type })
    }),
  )
/** What somebody does in the builder: parts set one after the other. */
const acts = fc.array(
  fc.constantFrom(...partNames).chain((name) => partOf(name).map((part) => [name, writePart(part)] as const)),
  { minLength: 1, maxLength: 12 },
)
const built = (given: readonly (readonly [PartName, string])[], from = '') =>
  given.reduce((parts, [name, text]) => withPart(parts, name, text), partsOf(from))

describe('a part', () => {
  test.each(partNames)('%s that was written is read as it was meant', (name) => {
    fc.assert(
      fc.property(partOf(name), (part) => {
        expect(writePart(parsePart(name, writePart(part)))).toBe(writePart(part))
      }),
    )
  })

  test.each([
    ['second', '60'],
    ['second', 'x'],
    ['hour', '5-2'],
    ['hour', '3/0'],
    ['month', '0'],
    ['month', '?'],
    ['week', '0'],
    ['week', 'L'],
    ['day', '32W'],
    ['year', '2026,2027'],
    ['minute', '1,,2'],
  ] as const)('%s that cannot be read (%s) is every', (name, text) => expect(parsePart(name, text)).toEqual({ type: 'every' }))

  test('that is empty is every, and of the week not set', () => {
    expect(partNames.filter((name) => parsePart(name, '').type === 'notSet')).toEqual(['week'])
    expect(expressionOf(partsOf(''))).toBe('* * * * * ? *')
  })

  test('of a day is set in seven ways, of a year in three', () => {
    expect(typesOf.day).toEqual(['notSet', 'every', 'range', 'loop', 'workDay', 'last', 'specific'])
    expect(typesOf.year).toEqual(['every', 'range', 'loop'])
  })

  test('of a year begins with this one, for a hundred years, or every year of a loop', () => {
    expect(initialPart('year', 'range', 2026)).toEqual({ type: 'range', from: 2026, to: 2126 })
    expect(initialPart('year', 'loop', 2026)).toEqual({ type: 'loop', from: 2026, every: 1 })
  })
})

describe('setting a part', () => {
  const set = (from: string, name: PartName, text: string) => expressionOf(withPart(partsOf(from), name, text))

  test.each([
    ['minute', '5', '0 5 * * * ? *'],
    ['hour', '5', '0 0 5 * * ? *'],
    ['day', '15', '0 0 0 15 * ? *'],
    ['week', '2', '0 0 0 ? * 2 *'],
    ['month', '3', '0 0 0 1 3 ? *'],
    ['year', '2027-2030', '0 0 0 1 1 ? 2027-2030'],
  ] as const)('%s to %s means the first of what is finer, where that was every', (name, text, expression) => {
    expect(set('* * * * * ? *', name, text)).toBe(expression)
  })

  test('leaves what is finer as it was where somebody has said it', () => {
    expect(set('7 8 9 * * ? *', 'week', '2')).toBe('7 8 9 ? * 2 *')
    expect(set('7 8 9 3 * ? *', 'year', '2027/1')).toBe('7 8 9 3 1 ? 2027/1')
  })

  test('the week leaves the day unset, and unsetting it brings the day back', () => {
    expect(set('0 0 8 15 * ? *', 'week', '2,4')).toBe('0 0 8 ? * 2,4 *')
    expect(set('0 0 8 ? * 2 *', 'week', '?')).toBe('0 0 8 * * ? *')
    expect(set('0 0 8 * * ? *', 'day', '?')).toBe('0 0 8 ? * 1 *')
    expect(set('0 0 8 ? * * *', 'month', '5')).toBe('0 0 8 ? 5 1 *')
  })

  test('whatever is set in whatever order, exactly one of day and week is', () => {
    fc.assert(
      fc.property(acts, (given) => {
        const { day, week } = built(given)
        expect((day === '?') !== (week === '?')).toBe(true)
      }),
    )
  })
})

test('whatever is built is what the scheduler runs, and is read back as it was built', () => {
  fc.assert(
    fc.property(acts, (given) => {
      const expression = expressionOf(built(given))
      expect(isCron(expression), expression).toBe(true)
      expect(expressionOf(partsOf(expression))).toBe(expression)
    }),
    { numRuns: 2000 },
  )
})

test('whatever text is opened, what stands in the builder can be run', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      expect(isCron(expressionOf(partsOf(text))), expressionOf(partsOf(text))).toBe(true)
    }),
  )
})

test('the preview names the times at which the scheduler runs', () => {
  const daily = fc.array(
    fc
      .constantFrom('second', 'minute', 'hour', 'week')
      .chain((name: PartName) => partOf(name).map((part) => [name, writePart(part)] as const)),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(daily, (given) => {
      const expression = expressionOf(built(given))
      expect(parserRuns(expression, now, 3), expression).toEqual(schedulerRuns(expression, now, 3))
      expect(nextRun(expression, now)).toEqual(schedulerRuns(expression, now, 1)[0])
    }),
    { numRuns: 300 },
  )
})
