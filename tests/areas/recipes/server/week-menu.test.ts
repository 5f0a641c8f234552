import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import type { MenuMeal } from '../../../../src/areas/recipes/published/menu-meal'
import { menuOfDay } from '../../../../src/areas/recipes/published/menu-of-day'
import type { WeekMenu } from '../../../../src/areas/recipes/published/week-menu'
import type { Row } from '../../../../src/contract/resource'
import { instant } from '../../../../src/contract/time'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow, quietProduct } from '../../../kit/server/quiet-house'

const { 'week-menu': menus, 'menu-meal': meals, dish } = resources

let house: OpenHouse
let now = quietNow()
const people: Record<string, Caller> = {}
beforeAll(async () => {
  const roles = { manager: 'canteenMgr', nurse: 'doctor', head: 'principal', parent: 'committee' }
  house = await openHouse(quietProduct(Object.entries(roles).map(([username, role]) => ({ username, roles: [role] }))), () => now)
  for (const username of ['boss', ...Object.keys(roles)]) people[username] = await house.as(username)
})
afterAll(() => house?.close())

const by = (username: string): Caller => people[username] ?? house.call
const step = (username: string, verb: string, id: string, patch = {}) => by(username)(at('POST', menus, verb), { id, ...patch })
const seen = async (id: string): Promise<Row> => (await by('boss')(at('GET', menus, `queryById?id=${id}`))).result
const add = (weekStart: string, ageBand = '4') => by('manager')(at('POST', menus, 'add'), { weekStart, ageBand })
const serve = (menuId: string, date: string, dishes: string[], mealType = 'L') =>
  by('manager')(at('POST', meals, 'add'), { menuId, date, mealType, dishes })
/** The way of a menu from the kitchen to the wall, made by those whose matter it is. */
const way = [
  ['manager', 'check'],
  ['nurse', 'review'],
  ['head', 'approve'],
  ['head', 'publish'],
] as const
async function comesIntoForce(id: string): Promise<void> {
  for (const [username, verb] of way) expect(await step(username, verb, id)).toMatchObject({ success: true })
}

describe('a week menu', () => {
  test('begins on a Monday, and its id is that day and the age', async () => {
    expect((await add('2026-03-03')).problems).toMatchObject({ weekStart: { code: 'menu.monday' } })
    expect((await add('2026-03-02')).result).toMatchObject({ id: '2026-03-02.4', status: 'DRAFT', version: 0 })
    expect((await add('2026-03-02', '1')).result).toMatchObject({ id: '2026-03-02.1' })
  })

  test('serves dishes in its own week', async () => {
    const { id: dishId } = await make(by('boss'), dish)
    expect((await serve('2026-03-02.4', '2026-03-09', [dishId])).problems).toMatchObject({ date: { code: 'menu.other-week' } })
    expect((await serve('2026-03-02.4', '2026-03-01', [dishId])).problems).toMatchObject({ date: { code: 'menu.other-week' } })
    expect((await serve('2026-03-02.4', '2026-03-08', [dishId])).result).toMatchObject({ id: '2026-03-08.L.2026-03-02.4' })
  })

  test('is handed in with dishes, reviewed, approved and published by those whose matter it is', async () => {
    expect(await step('manager', 'check', '2026-03-02.1')).toMatchObject({ error: 'menu.empty' })
    const id = '2026-03-02.4'
    expect(await step('head', 'publish', id)).toMatchObject({ error: 'record.state' })
    expect(await step('manager', 'check', id)).toMatchObject({ success: true })
    expect(await step('manager', 'review', id)).toMatchObject({ error: 'access.denied' })
    expect(await step('nurse', 'review', id)).toMatchObject({ success: true })
    expect(await step('nurse', 'approve', id)).toMatchObject({ error: 'access.denied' })
    expect(await step('head', 'approve', id)).toMatchObject({ success: true })
    expect(await step('head', 'publish', id)).toMatchObject({ success: true })
    expect(await seen(id)).toMatchObject({
      status: 'PUBLISHED',
      version: 1,
      checkedBy: 'manager',
      reviewedBy: 'nurse',
      approvedBy: 'head',
      publishedAt: '2026-03-02 08:00:00',
    })
  })

  test('once published changes with a reason only, which parents can read', async () => {
    const id = '2026-03-02.4'
    const { id: dishId } = await make(by('boss'), dish)
    expect(await serve(id, '2026-03-04', [dishId])).toMatchObject({ error: 'menu.closed' })
    expect((await step('manager', 'change', id)).problems).toMatchObject({ reason: { code: 'field.required' } })
    await step('manager', 'change', id, { reason: 'no fish delivered' })
    expect(await serve(id, '2026-03-04', [dishId])).toMatchObject({ success: true })
    await comesIntoForce(id)
    expect(await seen(id)).toMatchObject({ status: 'PUBLISHED', version: 2, changes: [{ by: 'manager', reason: 'no fish delivered' }] })
  })

  test('that was published is not removed, nor a meal of it', async () => {
    expect(await by('manager')(at('DELETE', meals, 'delete?id=2026-03-08.L.2026-03-02.4'))).toMatchObject({ error: 'menu.closed' })
    expect(await by('manager')(at('DELETE', menus, 'delete?id=2026-03-02.4'))).toMatchObject({ success: false })
    expect(await by('manager')(at('DELETE', menus, 'delete?id=2026-03-02.1'))).toMatchObject({ success: true })
  })

  test('is returned with a reason', async () => {
    const { id } = (await add('2026-03-09')).result as Row
    await serve(id, '2026-03-10', [(await make(by('boss'), dish)).id])
    await step('manager', 'check', id)
    expect((await step('nurse', 'reject', id)).problems).toMatchObject({ reason: { code: 'field.required' } })
    await step('nurse', 'reject', id, { reason: 'too much sugar' })
    expect(await seen(id)).toMatchObject({ status: 'DRAFT', reason: 'too much sugar' })
  })
})

describe('a published menu that is being changed', () => {
  const [id, monday, tuesday] = ['2026-03-16.4', '2026-03-16', '2026-03-17']
  let dishes: string[] = []
  const rowOf = async (noun: typeof meals | typeof menus, row: string) => (await by('boss')(at('GET', noun, `queryById?id=${row}`))).result
  const mealId = (date: string, mealType: string) => `${date}.${mealType}.${id}`
  /** What counts of a day, as devices work it out: meal by meal the places of the dishes. */
  const counted = async (date: string) => {
    const menu: WeekMenu = await rowOf(menus, id)
    const found = await Promise.all(['B', 'L', 'PS'].map((type) => rowOf(meals, mealId(date, type))))
    return menuOfDay(date, [menu], found.filter(Boolean) as MenuMeal[]).map(({ meal, dishIds }) => [
      meal,
      ...dishIds.map((one) => dishes.indexOf(one)),
    ])
  }
  const write = (date: string, mealType: string, given: string[]) =>
    by('manager')(at('PUT', meals, 'edit'), { id: mealId(date, mealType), dishes: given })
  const remove = (date: string, mealType: string) => by('manager')(at('DELETE', meals, `delete?id=${mealId(date, mealType)}`))
  const dish0 = () => dishes.slice(0, 1)
  const dish1 = () => dishes.slice(1, 2)

  beforeAll(async () => {
    dishes = await Promise.all([1, 2].map(async () => (await make(by('boss'), dish)).id))
    await add(monday)
    for (const day of [monday, tuesday]) for (const meal of ['B', 'L']) await serve(id, day, dish0(), meal)
    now = instant(`${monday} 08:00:00`)
    await comesIntoForce(id)
    await step('manager', 'change', id, { reason: 'no fish delivered' })
  })

  test('counts as it was published until the change has gone the same way, step by step', async () => {
    expect(await write(tuesday, 'L', dish1())).toMatchObject({ success: true })
    expect(await write(tuesday, 'L', dishes)).toMatchObject({ success: true })
    expect(await serve(id, tuesday, dish1(), 'PS')).toMatchObject({ success: true })
    expect(await write(tuesday, 'B', [])).toMatchObject({ success: true })
    const published = [
      ['B', 0],
      ['L', 0],
    ]
    expect(await counted(tuesday)).toEqual(published)
    expect(await step('head', 'publish', id)).toMatchObject({ error: 'record.state' })
    for (const [username, verb] of way) {
      expect(await counted(tuesday)).toEqual(published)
      expect(await step(username, verb, id)).toMatchObject({ success: true })
    }
    expect(await counted(tuesday)).toEqual([
      ['L', 0, 1],
      ['PS', 1],
    ])
  })

  test('that is returned is changed further, and is no draft that could be removed', async () => {
    await step('manager', 'change', id, { reason: 'again' })
    await step('manager', 'check', id)
    await step('nurse', 'reject', id, { reason: 'too much sugar' })
    expect(await seen(id)).toMatchObject({ status: 'CHANGED', version: 2 })
    expect(await by('manager')(at('DELETE', menus, `delete?id=${id}`))).toMatchObject({ success: false })
  })

  test('keeps what was published of a meal from being removed, and lets go of what was only added since', async () => {
    expect(await remove(tuesday, 'L')).toMatchObject({ error: 'menu.meal-published' })
    await write(tuesday, 'L', dish1())
    expect(await remove(tuesday, 'L')).toMatchObject({ error: 'menu.meal-published' })
    expect(await serve(id, '2026-03-18', dish1())).toMatchObject({ success: true })
    expect(await remove('2026-03-18', 'L')).toMatchObject({ success: true })
  })

  test('leaves every meal as it is once it is served', async () => {
    expect(await write(monday, 'B', dish1())).toMatchObject({ error: 'menu.served' })
    expect(await remove(monday, 'B')).toMatchObject({ error: 'menu.served' })
    expect(await serve(id, monday, dish1(), 'AS')).toMatchObject({ success: true })
    now = instant(`${tuesday} 07:00:00`)
    expect(await serve(id, monday, dish1(), 'PS')).toMatchObject({ error: 'menu.served' })
    expect(await write(monday, 'L', dish1())).toMatchObject({ error: 'menu.served' })
    expect(await counted(monday)).toEqual([
      ['B', 0],
      ['L', 0],
    ])
  })

  test('changes nothing of a meal that was served before it came into force', async () => {
    now = instant(`${tuesday} 12:00:00`)
    await comesIntoForce(id)
    expect(await counted(tuesday)).toEqual([
      ['L', 0, 1],
      ['PS', 1],
    ])
  })
})

describe('the meals committee', () => {
  const shown = async () => {
    const all = [await by('parent')(at('GET', menus, 'list?pageSize=100')), await by('parent')(at('GET', meals, 'list?pageSize=100'))]
    return all.flatMap(({ result }) => (result as { records: Row[] }).records.map(({ id }) => id))
  }

  test('sees a menu with its meals from the day it is published on, and while it is being changed', async () => {
    const id = '2026-04-06.4'
    const meal = `2026-04-07.L.${id}`
    const both = (ids: readonly string[]) => ids.filter((one) => one.endsWith(id))
    await add('2026-04-06')
    const { id: dishId } = await make(by('boss'), dish)
    await serve(id, '2026-04-07', [dishId])
    for (const [username, verb] of [
      ['manager', 'check'],
      ['nurse', 'review'],
      ['head', 'approve'],
    ] as const) {
      expect(both(await shown())).toEqual([])
      expect(await step(username, verb, id)).toMatchObject({ success: true })
    }
    expect(await by('parent')(at('GET', meals, `queryById?id=${meal}`))).toMatchObject({ error: 'record.gone' })
    await step('head', 'publish', id)
    expect(both(await shown())).toEqual([id, meal])
    expect(await step('manager', 'change', id, { reason: '换菜' })).toMatchObject({ success: true })
    expect(both(await shown())).toEqual([id, meal])
  })

  test('writes no menu', async () => {
    expect(await by('parent')(at('POST', menus, 'add'), { weekStart: '2026-04-13', ageBand: '4' })).toMatchObject({
      error: 'access.denied',
    })
  })
})
