import { expect, test } from 'vitest'
import { leaveBetween } from '../../../src/areas/attendance/leave/leave-between'

const week = { from: '2026-11-23', to: '2026-11-29' }
const leave = (fromDate: string, toDate: string, more = {}) => ({
  id: fromDate,
  childId: 'c1',
  fromDate,
  toDate,
  status: 'APPROVED',
  ...more,
})
const found = (...leaves: ReturnType<typeof leave>[]) => leaveBetween(leaves, new Set(['c1']), week).map(({ id }) => id)

test.each([
  ['that ended on Sunday', leave('2026-11-16', '2026-11-22'), 0],
  ['that ends on Monday', leave('2026-11-16', '2026-11-23'), 1],
  ['that begins on Sunday', leave('2026-11-29', '2026-12-04'), 1],
  ['that begins next Monday', leave('2026-11-30', '2026-12-04'), 0],
  ['over the whole week and more', leave('2026-11-01', '2026-12-31'), 1],
  ['that waits', leave('2026-11-24', '2026-11-24', { status: 'PENDING' }), 1],
  ['the server has not seen yet', leave('2026-11-24', '2026-11-24', { status: null }), 1],
  ['that was refused', leave('2026-11-24', '2026-11-24', { status: 'REJECTED' }), 0],
  ['that was called off', leave('2026-11-24', '2026-11-24', { status: 'CANCELLED' }), 0],
  ['of another class', leave('2026-11-24', '2026-11-24', { childId: 'c2' }), 0],
])('leave %s', (_, one, count) => {
  expect(found(one)).toHaveLength(count)
})

test('what begins first stands first', () => {
  expect(found(leave('2026-11-25', '2026-11-25'), leave('2026-11-20', '2026-11-27'))).toEqual(['2026-11-20', '2026-11-25'])
})
