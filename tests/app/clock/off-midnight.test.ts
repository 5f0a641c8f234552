import { expect, test } from 'vitest'
import { dayOf, instant } from '../../../src/contract/time'
import { setBack } from '../../kit/server/off-midnight'

test.each(['00:00:00', '09:00:00', '23:29:59'])('a test file that begins at %s has the time it is', (time) => {
  expect(setBack(instant(`2026-11-23 ${time}`))).toBe(0)
})

test.each(['23:30:00', '23:59:59'])('one that begins at %s ends on the day it began on', (time) => {
  const now = instant(`2026-11-23 ${time}`)
  const began = now.getTime() - setBack(now)
  expect([began, began + 29 * 60_000].map((at) => dayOf(new Date(at)))).toEqual(['2026-11-23', '2026-11-23'])
})
