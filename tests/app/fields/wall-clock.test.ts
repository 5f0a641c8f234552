import { expect, test } from 'vitest'
import { dateTimeText, dayText, partsOf } from '../../../src/app/fields/date/wall-clock'

test('a wall-clock text comes back the same, whatever the machine’s zone', () => {
  const day = partsOf('2026-03-29')
  const moment = partsOf('2026-03-29 02:30:00')
  expect(day && dayText(day)).toBe('2026-03-29')
  expect(moment && dateTimeText(moment)).toBe('2026-03-29 02:30:00')
  expect(partsOf('soon')).toBeUndefined()
})
