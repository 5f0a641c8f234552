import { expect, test } from 'vitest'
import { agencyAt } from '../../../src/app/accounts/agent/agency'
import { words } from '../../../src/app/accounts/agent/words'

const agency = { id: 'a', status: '1', startTime: '2026-03-02 08:00:00', endTime: '2026-03-09 18:00:00' }

test.each([
  ['before it begins', '2026-03-02 07:59:59', words.coming],
  ['from its first moment', '2026-03-02 08:00:00', words.acting],
  ['until its last moment', '2026-03-09 18:00:00', words.acting],
  ['once it is over', '2026-03-09 18:00:01', words.over],
])('an agent stands in or not: %s', (_, now, label) => {
  expect(agencyAt(agency, now).label).toBe(label)
})

test('one that is switched off stands in at no time', () => {
  expect(agencyAt({ ...agency, status: '0' }, '2026-03-05 12:00:00').label).toBe(words.off)
})
