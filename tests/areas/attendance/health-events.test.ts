import { expect, test } from 'vitest'
import { healthEvents } from '../../../src/areas/attendance/timeline/health-events'
import { newestFirst } from '../../../src/areas/attendance/timeline/timeline'

type Change = Parameters<typeof healthEvents>[0][number]
const field = (name: string, before: unknown, after: unknown) => ({ field: name, isUnknown: false, before, after })
const change = (changes: Change['changes'], more: Partial<Change> = {}): Change => ({
  id: 'op1',
  verb: 'edit',
  at: '2026-11-20 09:30:15',
  by: 'doctor',
  by_dictText: '孙医生',
  changes,
  ...more,
})
const told = (...changes: Change[]) => healthEvents(changes).map(({ what, until }) => (until ? `${what} ${until}` : what))

test('an edit of what is known of a child’s health is told with its fields, when it was and by whom', () => {
  const changes = [field('allergies', ['none'], ['egg']), field('name', '兰', '蓝'), field('healthTag', null, '慎食')]
  expect(healthEvents([change(changes)])).toEqual([
    {
      id: 'op1 health',
      kind: 'health',
      what: 'health',
      day: '2026-11-20',
      time: '09:30',
      by: '孙医生',
      changed: [changes[0], changes[2]],
    },
  ])
})

test.each([
  ['something that is no matter of health', change([field('name', '兰', '蓝'), field('mealPlan', 'FULL', 'LUNCH')])],
  ['what was entered with the child', change([field('allergies', null, ['egg'])], { verb: 'add' })],
  ['a last day that had passed before', change([field('quarantineUntil', null, '2026-11-19')])],
])('%s is told by no event', (_, one) => {
  expect(told(one)).toEqual([])
})

test.each([
  ['begins with the day on which its last one is set', null, '2026-11-30', 'isolated 2026-11-30'],
  ['begins anew after an earlier one', '2026-10-30', '2026-11-30', 'isolated 2026-11-30'],
  ['begins on its only day', null, '2026-11-20', 'isolated 2026-11-20'],
  ['is moved while it lasts', '2026-11-25', '2026-11-30', 'isolationMoved 2026-11-30'],
  ['ends as its last day is put before today', '2026-11-30', '2026-11-19', 'isolationEnded'],
  ['ends as its last day is taken away', '2026-11-30', null, 'isolationEnded'],
])('a time at home %s', (_, before, after, expected) => {
  expect(told(change([field('quarantineUntil', before, after)]))).toEqual([expected])
})

test('a child that came isolated is so from the day it was entered', () => {
  expect(told(change([field('quarantineUntil', null, '2026-11-25')], { verb: 'add' }))).toEqual(['isolated 2026-11-25'])
})

test('changes of health stand among the others by their hour', () => {
  const events = healthEvents([change([field('bloodType', 'U', 'A')])])
  const mark = { id: 'r1', kind: 'mark', what: 'mark', day: '2026-11-20' } as const
  const call = { id: 't1', kind: 'trace', what: 'call', day: '2026-11-20', time: '08:05' } as const
  expect(newestFirst([mark, call, ...events]).map(({ id }) => id)).toEqual(['op1 health', 't1', 'r1'])
})
