import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { hashOf } from '../../../../src/server/seed/fill-files'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'

const today = '2026-11-21'
type Page = { total: number; records: Record<string, unknown>[] }

let opened: OpenHouse
beforeAll(async () => {
  opened = await openHouse(product, () => instant(`${today} 07:30:00`))
})
afterAll(() => opened?.close())

const ask = async (username: string, address: `GET /${string}`): Promise<Page> =>
  (await (await opened.as(username))(address)).result as Page

test('a first start on a Saturday finds that day open', async () => {
  const { records } = await ask('teacher', `GET /business-system/intk/garden/school-day/list?date=${today}`)
  expect(records).toMatchObject([{ id: today, isOpen: true }])
})

test('the teacher finds the thirty children of the first class and their families, and no others', async () => {
  const children = await ask('teacher', 'GET /business-system/intk/garden/child/list?pageSize=100')
  expect(children.total).toBe(30)
  expect(new Set(children.records.map(({ scope }) => scope))).toEqual(new Set(['class/class.x1']))
  const guardians = await ask('teacher', 'GET /business-system/intk/garden/guardian/list')
  expect(guardians.total).toBeGreaterThanOrEqual(60)
  expect(guardians.total).toBeLessThanOrEqual(90)
})

test('the principal finds the whole house and the classes that submitted today', async () => {
  expect((await ask('principal', 'GET /business-system/intk/garden/child/list')).total).toBe(360)
  expect((await ask('principal', 'GET /business-system/intk/garden/staff/list')).total).toBe(60)
  const sheets = await ask('principal', `GET /business-system/intk/attendance/attendance-sheet/list?date=${today}`)
  expect(sheets.records.map(({ status }) => status)).toEqual(['SUBMITTED', 'SUBMITTED', 'SUBMITTED'])
  expect(sheets.records[0]?.submittedAt).toMatch(/^2026-11-21 08:/)
})

test('identity numbers are kept sealed and shown masked', async () => {
  const { records } = await ask('principal', 'GET /business-system/intk/garden/child/list')
  expect(records[0]?.idNo).toMatch(/^990\*+/)
})

test('the kitchen finds what it cooks today, and the samples of the days before with pictures that are there', async () => {
  const meals = await ask('cook', `GET /business-system/intk/recipe/menu-meal/list?date=${today}`)
  expect(meals.records.map(({ mealType }) => mealType).sort()).toEqual(['AS', 'B', 'D', 'L', 'PS'])
  const samples = await ask('cook', 'GET /business-system/intk/canteen/retained-sample/list?status=KEEPING&pageSize=100')
  expect(samples.total).toBeGreaterThan(20)
  const [sample] = samples.records
  const { token } = await opened.as('cook')
  for (const sha of [sample?.photos, sample?.samplerSign].flat()) {
    const url = `/sync/blob/${sha}?noun=retained-sample&id=${sample?.id}`
    const answered = await opened.server.inject({ method: 'GET', url, headers: { 'x-access-token': token } })
    expect(answered.headers['content-type']).toBe('image/png')
    expect(hashOf(answered.rawPayload)).toBe(sha)
  }
})
