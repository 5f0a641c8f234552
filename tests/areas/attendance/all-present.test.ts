import { expect, test } from 'vitest'
import { allPresent } from '../../../src/areas/attendance/mark/all-present'
import { markIntent } from '../../../src/areas/attendance/mark/mark-intent'
import { rollCall } from '../../../src/areas/attendance/sheet/roll-call'
import { child, enrolled, leave, marked, monday, sunflowers } from './class-of-four'

const roll = rollCall({
  date: monday,
  classId: sunflowers,
  children: [child('lan'), child('ming'), child('ning', { quarantineUntil: '2026-09-10' }), child('wei'), child('xia')],
  enrolments: ['lan', 'ming', 'ning', 'wei', 'xia'].map((id) => enrolled(id)),
  records: [marked('lan', 'U')],
  leaves: [leave('ming', { symptoms: ['fever'] }), leave('ning'), leave('xia', { halfDay: 'PM', type: 'A', cause: '31' })],
})

test('fills only the children nobody has marked, and keeps what was offered', () => {
  expect(allPresent(roll).map((intent) => [intent.key, intent.patch])).toEqual([
    [
      `${monday}.ming`,
      { childId: 'ming', date: monday, classId: sunflowers, status: 'S', leaveId: 'leave-ming', cause: '01', symptoms: ['fever'] },
    ],
    [`${monday}.ning`, { childId: 'ning', date: monday, classId: sunflowers, status: 'H' }],
    [`${monday}.wei`, { childId: 'wei', date: monday, classId: sunflowers, status: 'P' }],
    [`${monday}.xia`, { childId: 'xia', date: monday, classId: sunflowers, status: 'E', leaveId: 'leave-xia' }],
  ])
  expect(allPresent(roll).every((intent) => intent.verb === 'add' && intent.noun === 'attendance-record')).toBe(true)
})

test('asks for nothing when everybody is marked', () => {
  const records = roll.tiles.map((tile) => marked(tile.child.id, 'P'))
  expect(
    allPresent(
      rollCall({ date: monday, classId: sunflowers, children: roll.tiles.map((tile) => tile.child), enrolments: [], records, leaves: [] }),
    ),
  ).toEqual([])
})

test('a first mark makes the record, a later one changes only what was said', () => {
  const [lan, ming] = roll.tiles
  if (!lan || !ming) throw new Error('two tiles expected')
  expect(markIntent(roll, lan, 'L', { inTime: '09:20' })).toEqual({
    noun: 'attendance-record',
    key: `${monday}.lan`,
    verb: 'edit',
    patch: { status: 'L', inTime: '09:20' },
  })
  expect(markIntent(roll, ming, 'P')).toEqual({
    noun: 'attendance-record',
    key: `${monday}.ming`,
    verb: 'add',
    patch: { childId: 'ming', date: monday, classId: sunflowers, status: 'P' },
  })
})
