import { expect, test } from 'vitest'
import { cardsOf } from '../../../../src/app/home/card-places'
import { shownAttendance } from '../../../../src/areas/attendance/app/area'
import { shownDeadlines } from '../../../../src/areas/deadlines/app/area'
import { shownFamilies } from '../../../../src/areas/families/app/area'
import { type RoleCode, roleOrder, roles } from '../../../../src/areas/roles'
import { rolePermissions } from '../../../kit/role-permissions'

const cards = (await Promise.all([shownAttendance, shownFamilies, shownDeadlines].map(({ home }) => home?.() ?? []))).flat()
const homeOf = (...held: RoleCode[]) =>
  cardsOf(cards, { roles: held, granted: new Set(rolePermissions(...held)) }, roleOrder).map(
    ({ card, place }) => `${place.order} ${card.name}`,
  )

const leading = [
  '10 attendance/classes',
  '20 attendance/rate',
  '40 attendance/leave',
  '50 deadlines/deadlines',
  '70 attendance/tracing',
  '80 attendance/illness',
  '90 families/birthdays',
]
/** What each role has on its home of attendance and families; everybody else has deadlines alone, where they look after any. */
const told: Partial<Record<RoleCode, readonly string[]>> = {
  principal: leading,
  viceAdmin: leading,
  doctor: [
    '10 attendance/tracing',
    '20 attendance/illness',
    '30 attendance/returns',
    '40 deadlines/deadlines',
    '50 attendance/leave',
    '60 attendance/classes',
  ],
  nurseAide: ['20 attendance/classes', '30 families/birthdays', '60 deadlines/deadlines'],
  regulator: ['20 attendance/rate', '60 deadlines/deadlines'],
}

test.each(Object.keys(roles) as RoleCode[])('%s has on the home what its work asks for, and nothing it has no right to', (role) => {
  expect(homeOf(role)).toEqual(told[role] ?? ['60 deadlines/deadlines'])
})

test('whoever is doctor and principal has the home of the doctor', () => {
  expect(homeOf('principal', 'doctor').slice(0, 2)).toEqual(['10 attendance/tracing', '20 attendance/illness'])
})

test('every role has its place in the order of roles, once', () => {
  expect([...roleOrder].sort()).toEqual(Object.keys(roles).sort())
})

test('no two cards have one name, and every name says its area', () => {
  const names = cards.map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^(attendance|families|deadlines)\/[a-z-]+$/.test(name))).toEqual([])
})
