import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cardsOf, wayOf } from '../../src/app/home/card-places'
import { routesOf } from '../../src/app/shell/menu'
import { entryAt } from '../../src/app/shell/screens/placed'
import { shownAttendance } from '../../src/areas/attendance/app/area'
import { shownCanteen } from '../../src/areas/canteen/app/area'
import { shownDeadlines } from '../../src/areas/deadlines/app/area'
import { shownFamilies } from '../../src/areas/families/app/area'
import { shownGarden } from '../../src/areas/garden/app/area'
import { shownRecipes } from '../../src/areas/recipes/app/area'
import { type RoleCode, roleOrder, roles } from '../../src/areas/roles'
import { shownSystem } from '../../src/areas/system/app/area'
import { can } from '../../src/contract/access'
import { roleMenu } from '../kit/role-menu'
import { rolePermissions } from '../kit/role-permissions'

const areas = [shownAttendance, shownCanteen, shownDeadlines, shownFamilies, shownGarden, shownRecipes, shownSystem]
const told = (await Promise.all(areas.map(({ home }) => home?.() ?? []))).flat()
const cards = told.flatMap((area) => area.cards ?? [])
const placedFor = (...held: RoleCode[]) => cardsOf(cards, { roles: held, granted: new Set(rolePermissions(...held)) }, roleOrder)
const lanes = { full: 'f', main: 'm', side: 's' } as const
/** Where each card stands, as `10m`: its order and the lane of a desk. */
const homeOf = (...held: RoleCode[]) => placedFor(...held).map(({ card, place }) => `${place.order}${lanes[place.lane]} ${card.name}`)

const deadlines = '60s deadlines/deadlines'
const notices = '20s system/notices'
const visiting = ['10m garden/week', notices, deadlines]
const leading = [
  '10f attendance/classes',
  '20m attendance/rate',
  '25s system/alarms',
  '30s system/held',
  '40m attendance/leave',
  '45s recipes/menus',
  '50s deadlines/deadlines',
  '70m attendance/tracing',
  '80s attendance/illness',
  '90m families/birthdays',
]
const cooking = [
  '10m attendance/next-meal',
  '20s canteen/samples',
  '30s canteen/fridges',
  '40s canteen/disposal',
  '50m attendance/next-day',
]
const answering = [
  '5s system/alarms',
  '10m canteen/samples',
  '20s canteen/fridges',
  '30s canteen/disposal',
  '40m attendance/next-meal',
  deadlines,
]
const buying = ['5m canteen/orders', '10s attendance/heads', '20m attendance/meal-days', '20s canteen/spent', deadlines]
const paying = ['5m canteen/spent', '10s attendance/heads', '20m attendance/meal-days', deadlines]
const administering = [
  '1f system/set-up',
  '2f system/house',
  '10m system/held',
  '20m system/devices',
  '30m system/jobs',
  '40s system/sign-ins',
  '50s system/storage',
  deadlines,
]
/** What each role has on its home. Of those who teach it is the board, and this only what the board leaves. */
const standing: Readonly<Record<RoleCode, readonly string[]>> = {
  admin: administering,
  sysAdmin: administering,
  // Gives accounts and rights, and looks after neither devices nor what the house is set to.
  accountAdmin: ['10m system/held', '40s system/sign-ins', deadlines],
  principal: leading,
  viceAdmin: leading,
  doctor: [
    '10m attendance/tracing',
    '20s attendance/illness',
    '30m attendance/returns',
    '40s deadlines/deadlines',
    '45s recipes/menus',
    '50m attendance/leave',
    '55m attendance/next-day',
    '60f attendance/classes',
  ],
  headTeacher: [deadlines],
  teacher: [deadlines],
  // Gives out plates, and has no board whose band says what is on none of them.
  nurseAide: ['10f attendance/allergies', '20f attendance/classes', '25s attendance/isolation', '30s families/birthdays', deadlines],
  foodDirector: answering,
  foodOfficer: answering,
  // Alone in the kitchen to write menus, and so to be told of one that is due.
  canteenMgr: [...cooking.slice(0, 4), '45s canteen/orders', '45s recipes/menus', ...cooking.slice(4), deadlines],
  cook: [...cooking, deadlines],
  sampler: [...cooking, deadlines],
  buyer: buying,
  accountant: paying,
  storekeeper: [
    '10s canteen/fridges',
    '20s canteen/disposal',
    '25s canteen/orders',
    '30s attendance/heads',
    '40m attendance/next-meal',
    '50m attendance/next-day',
    deadlines,
  ],
  // These three read neither orders nor children, and no figure of either is theirs: on which days somebody is to come, and what the house tells them.
  inspectorIn: visiting,
  supplier: visiting,
  guard: visiting,
  // Reads menus, and neither heads nor samples.
  committee: ['10m attendance/today-menu', '20m attendance/next-day', notices, deadlines],
  regulator: ['20m attendance/rate', deadlines],
}
const everybody = Object.keys(roles) as RoleCode[]

describe.each(everybody)('the home of %s', (role) => {
  test('has what its work asks for, and nothing it has no right to', () => {
    expect(homeOf(role)).toEqual(standing[role])
  })

  test('leads to screens its holder may open', () => {
    const routes = routesOf(roleMenu(role))
    const shut = placedFor(role).flatMap((one) => {
      const way = wayOf(one)
      return way && !entryAt(routes, way.split('?')[0] ?? '') ? [one.card.name] : []
    })
    expect(shut).toEqual([])
  })
})

test('whoever is doctor and principal has the home of the doctor, and a manager who cooks that of the manager', () => {
  expect(homeOf('principal', 'doctor').slice(0, 2)).toEqual(['10m attendance/tracing', '20s attendance/illness'])
  expect(homeOf('canteenMgr', 'cook')).toEqual(standing.canteenMgr)
})

test('a card named for a role is within the rights of that role', () => {
  const idle = cards.flatMap(({ name, for: places = {} }) =>
    (Object.keys(places) as RoleCode[])
      .filter((role) => !homeOf(role).some((one) => one.endsWith(` ${name}`)))
      .map((role) => `${role} ${name}`),
  )
  // Shown as soon as a house gives them the right.
  expect(idle).toEqual(['accountAdmin system/storage'])
})

test('every role has its place in the order of roles, once', () => {
  expect([...roleOrder].sort()).toEqual([...everybody].sort())
})

test('every area with cards is among those looked at', () => {
  const withCards = readdirSync('src/areas', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('app/home/cards.ts'))
  expect(withCards.map((path) => path.split('/')[0]).sort()).toEqual(areas.map(({ name }) => name).sort())
})

test('no two cards have one name, and every name says its area', () => {
  const names = cards.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^(attendance|canteen|deadlines|families|garden|recipes|system)\/[a-z-]+$/.test(name))).toEqual([])
})

test('who answers for the house or its food is told what needs attention, as far as their rights go', () => {
  const alarmsOf = (...held: RoleCode[]) => {
    const granted = new Set(rolePermissions(...held))
    return told.flatMap(({ alarms = [] }) => alarms).flatMap(({ name, needs }) => (needs.every((one) => can(granted, one)) ? [name] : []))
  }
  expect(alarmsOf('principal')).toEqual(['attendance/roll', 'canteen/fridge', 'canteen/samples', 'deadlines/over'])
  expect(alarmsOf('viceAdmin')).toEqual(alarmsOf('principal'))
  expect(alarmsOf('foodDirector')).toEqual(['canteen/fridge', 'canteen/samples', 'deadlines/over'])
  expect(alarmsOf('foodOfficer')).toEqual(alarmsOf('foodDirector'))
  // In a small house the principal looks after the devices too.
  expect(alarmsOf('principal', 'sysAdmin')).toContain('system/devices')
})
