import { afterEach, expect, test } from 'vitest'
import { keptPart } from '../../src/app/design/kept-part'
import { DueWatch } from '../../src/app/home/due/DueWatch'
import { useSession } from '../../src/app/session/session'
import { PlaceBar } from '../../src/app/shell/places/PlaceBar'
import { ProductContext } from '../../src/app/shell/product'
import { catalogue } from '../../src/areas/areas'
import { shownAttendance } from '../../src/areas/attendance/app/area'
import { shownCanteen } from '../../src/areas/canteen/app/area'
import { shownRecipes } from '../../src/areas/recipes/app/area'
import { type RoleCode, roleOrder } from '../../src/areas/roles'
import { shownSystem } from '../../src/areas/system/app/area'
import { type Stage, stage } from '../kit/area-stage'
import { productOf } from '../kit/browser/show'
import { today } from './canteen/app/kitchen-rows'
import { houseRows } from './home-house'

const told = Promise.all([shownAttendance, shownCanteen, shownRecipes, shownSystem].map(({ home }) => home?.() ?? {}))
const home = keptPart(told)
const product = productOf(catalogue, { home: () => home, roleOrder })

let on: Stage
afterEach(() => on.leave())

/** Somebody at work on a screen that is not their home. */
async function at(role: RoleCode, address: string, rows: Parameters<typeof stage>[1] = houseRows()) {
  on = await stage(
    <ProductContext value={product}>
      <DueWatch />
      <PlaceBar />
    </ProductContext>,
    rows,
    { role, address },
  )
  useSession.setState({ person: { id: 'u1', username: 'li', realname: '李老师', roles: [role] } })
}
/** What the bar says is due, by the address of its place. */
const due = () =>
  Object.fromEntries(
    [...on.place.querySelectorAll('.place-bar a')].flatMap((place) => {
      const count = place.querySelector('.due-count')?.textContent
      return count ? [[place.getAttribute('href') ?? '', count]] : []
    }),
  )

test('a teacher, who has no home but the board, sees in the bar whom to call and which leave to decide', async () => {
  await at('headTeacher', '/attendance/board')

  await on.wait(() => Object.keys(due()).length === 2)
  expect(due()).toEqual({ '/attendance/tracing': '1', '/attendance/leave-request': '1' })
})

test('what is done meanwhile is counted wherever one is', async () => {
  await at('headTeacher', '/attendance/month')
  await on.wait(() => due()['/attendance/leave-request'] === '1')

  const decided = (houseRows()['leave-request'] ?? []).map((leave) => ({ ...leave, status: 'APPROVED' }))
  await on.bring({ 'leave-request': decided })

  await on.wait(() => due()['/attendance/leave-request'] === undefined)
  expect(due()['/attendance/tracing']).toBe('1')
})

test('a cook on any screen sees which samples lack and which fridges are to be read', async () => {
  await at('cook', '/recipe/week-menu', { ...houseRows(), 'fridge-temp': [] })

  // Of twelve dishes today the one at lunch is sampled; breakfast lacks two and is over, lunch nine and is at hand.
  await on.wait(() => due()['/canteen/samples'] === '9' && due()['/canteen/fridges'] === '2')
  expect(today).toBe('2026-11-18')
})

test('what nobody counts any more is not shown', async () => {
  await at('headTeacher', '/attendance/month')
  await on.wait(() => due()['/attendance/tracing'] === '1')

  useSession.setState({ granted: new Set(['leave-request:list']) })

  await on.wait(() => Object.keys(due()).length === 0)
})
