import { describe, expect, test } from 'vitest'
import { isCron, nextRun } from '../../../src/contract/rules/cron'
import { dateTimeOf, instant } from '../../../src/contract/time'

/** The next times an expression names after one of the kindergarten's clock. */
function following(expression: string, from: string, count: number): string[] {
  const found: string[] = []
  for (let at = instant(from); found.length < count; ) {
    const next = nextRun(expression, at)
    if (!next) break
    found.push(dateTimeOf(next))
    at = next
  }
  return found
}

describe('a cron expression means what Quartz means', () => {
  test.each([
    ['0 0 8 ? * 2-6 *', ['2026-11-23 08:00:00', '2026-11-24 08:00:00']],
    ['0 0 10 ? * 6#3 *', ['2026-12-18 10:00:00', '2027-01-15 10:00:00']],
    ['0 15 10 ? * 6L 2026-2030', ['2026-11-27 10:15:00', '2026-12-25 10:15:00']],
    ['0 0 10 L * ? *', ['2026-11-30 10:00:00', '2026-12-31 10:00:00']],
    ['0 0 12 15W * ?', ['2026-12-15 12:00:00', '2027-01-15 12:00:00']],
    ['0 0/5 14,18 * * ? *', ['2026-11-22 14:00:00', '2026-11-22 14:05:00']],
    ['* * * * * ? *', ['2026-11-22 12:00:01', '2026-11-22 12:00:02']],
    ['0 0 9 1 1 ? 2026', []],
  ])('%s', (expression, expected) => {
    expect(isCron(expression)).toBe(true)
    expect(following(expression, '2026-11-22 12:00:00', 2)).toEqual(expected)
  })
})

test.each([
  '',
  'often',
  '0 0 8 * *',
  '0 0 8 * * * *',
  '0 0 8 ? * ? *',
  '61 0 8 * * ? *',
  '0 0 8 L-3 * ? *',
  '0 0 8 ? * 8 *',
  '0 0 8 ? * 2-9 *',
  '@daily',
  '0 0 H * * ? *',
  '0 0 8 32 * ? *',
  `${'0,'.repeat(80)}0 0 8 * * ? *`,
])('what cannot be run is refused: "%s"', (expression) => {
  expect(isCron(expression)).toBe(false)
})
