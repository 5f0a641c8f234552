import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/register'
import type { Row } from '../../../../src/contract/resource'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../../kit/open-house'
import { quietNow, quietProduct } from '../../../kit/quiet-house'

const { 'week-menu': menus, 'menu-meal': meals, dish } = resources

let house: OpenHouse
const people: Record<string, Caller> = {}
beforeAll(async () => {
  const roles = { manager: 'canteenMgr', nurse: 'doctor', head: 'principal' }
  house = await openHouse(quietProduct(Object.entries(roles).map(([username, role]) => ({ username, roles: [role] }))), quietNow)
  for (const username of ['boss', ...Object.keys(roles)]) people[username] = await house.as(username)
}, 60_000)
afterAll(() => house?.close())

const by = (username: string): Caller => people[username] ?? house.call
const step = (username: string, verb: string, id: string, patch = {}) => by(username)(at('POST', menus, verb), { id, ...patch })
const seen = async (id: string): Promise<Row> => (await by('boss')(at('GET', menus, `queryById?id=${id}`))).result
const add = (weekStart: string, ageBand = '4') => by('manager')(at('POST', menus, 'add'), { weekStart, ageBand })
const serve = (menuId: string, date: string, dishes: string[]) =>
  by('manager')(at('POST', meals, 'add'), { menuId, date, mealType: 'L', dishes })

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
    await step('head', 'publish', id)
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
