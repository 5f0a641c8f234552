import { expect, test } from 'vitest'
import { calendarSays } from '../../../src/areas/garden/app/home/day-of-calendar'

const day = (date: string, isOpen: boolean, reason: string | null = null) => ({ date, isOpen, reason })
const monday = day('2026-11-23', true)

test.each([
  ['an open day', [monday], '2026-11-23', { as: 'open' }],
  ['a make-up Saturday', [day('2026-11-28', true, '调休')], '2026-11-28', { as: 'open' }],
  [
    'a Monday off',
    [day('2026-11-23', false, '停电'), day('2026-11-24', true)],
    '2026-11-23',
    { as: 'closed', reason: '停电', next: '2026-11-24' },
  ],
  [
    'a weekend before a day off, rows in any order',
    [day('2026-11-24', true), day('2026-11-23', false), day('2026-11-21', false), day('2026-11-20', true), day('2026-11-22', false)],
    '2026-11-21',
    { as: 'closed', reason: null, next: '2026-11-24' },
  ],
  [
    'the last day of the calendar',
    [day('2026-11-20', true), day('2026-11-21', false, '')],
    '2026-11-21',
    { as: 'closed', reason: null, next: null },
  ],
  ['a day after its end', [monday], '2026-11-24', { as: 'missing' }],
  ['a gap in it', [monday, day('2026-11-25', true)], '2026-11-24', { as: 'missing' }],
  ['none at all', [], '2026-11-23', { as: 'missing' }],
] as const)('what the calendar says of %s', (_, calendar, today, expected) => expect(calendarSays(calendar, today)).toEqual(expected))
