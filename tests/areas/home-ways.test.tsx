import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardsOf, type PlacedCard, wayOf } from '../../src/app/home/card-places'
import { HomeCardView } from '../../src/app/home/HomeCardView'
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
import { type Stage, stage } from '../kit/area-stage'
import { roleMenu } from '../kit/role-menu'
import { rolePermissions } from '../kit/role-permissions'
import { answerCards, houseRows } from './home-house'

const areas = [shownAttendance, shownCanteen, shownDeadlines, shownFamilies, shownGarden, shownRecipes, shownSystem]
const cards = (await Promise.all(areas.map(({ home }) => home?.() ?? []))).flat().flatMap((area) => area.cards ?? [])
const placedFor = (role: RoleCode) => cardsOf(cards, { roles: [role], granted: new Set(rolePermissions(role)) }, roleOrder)

let on: Stage
beforeEach(() => vi.stubGlobal('fetch', answerCards))
afterEach(async () => {
  await on.leave()
  vi.unstubAllGlobals()
})

/** Cards of which one acts in the card itself, or which gather what others say. */
const own = new Set(['system/set-up', 'system/house', 'system/alarms', 'deadlines/deadlines'])

/** Draws all cards of a role, and answers once each has said how it stands. */
async function drawn(role: RoleCode): Promise<readonly PlacedCard[]> {
  const placed = placedFor(role)
  const told = new Set<string>()
  const shown = placed.map((one) => (
    <HomeCardView key={one.card.name} of={{ ...one, as: 'card', tell: () => void told.add(one.card.name) }} />
  ))
  on = await stage(shown, houseRows(), { role, address: '/dashboard/analysis' })
  await on.wait(() => placed.every(({ card: { name } }) => own.has(name) || told.has(name)))
  return placed
}
const inCards = (selector: string) => [...on.place.querySelectorAll<HTMLElement>(selector)]
const hrefOf = (one: Element) => one.getAttribute('href') ?? ''

test.each(Object.keys(roles) as RoleCode[])('every way on the home of %s leads to a screen its holder may open', async (role) => {
  const placed = await drawn(role)
  const routes = routesOf(roleMenu(role))
  const shut = inCards('a')
    .map(hrefOf)
    .filter((way) => !way.startsWith('tel:') && !entryAt(routes, way.split('?')[0] ?? ''))
  expect(shut).toEqual([])
  // Nothing that is counted is dead: where the card leads somewhere, so do its figures.
  expect(inCards('.home-card-head[href]')).toHaveLength(placed.filter((one) => wayOf(one)).length)
  const counted = inCards('.home-place')
    .filter((place) => place.querySelector('.home-card-head[href]'))
    .flatMap((place) => [
      ...place.querySelectorAll('.home-figure, .class-tile, .sample-ring'),
      ...[...place.querySelectorAll('.card-row, .meal-heads li, .illness-lines li')].flatMap(
        ({ firstElementChild }) => firstElementChild ?? [],
      ),
    ])
  const dead = counted.filter(({ tagName }) => tagName !== 'A').map(({ textContent }) => textContent ?? '')
  // The product makes no backup by itself: it is written where the server runs.
  expect(dead.filter((said) => !said.startsWith('Last backup'))).toEqual([])
})
