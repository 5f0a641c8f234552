import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow, quietProduct } from '../../../kit/server/quiet-house'

const { term } = resources
const days = resources['school-day']
let house: OpenHouse
let boss: OpenDevice
let yearId: string

beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await openDevice(house, 'boss')
  yearId = (await make(boss.call, resources['school-year'])).id
})
afterAll(() => house.close())

const addTerm = (beginDate: string, endDate: string) => boss.call(at('POST', term, 'add'), { yearId, name: '下学期', beginDate, endDate })
const dayAt = async (date: string) => (await boss.call(at('GET', days, `queryById?id=${date}`))).result
const number = async () => ((await boss.call(at('GET', days, 'list'))).result as { total: number }).total

test('a term that is added brings its days: weekdays open, weekends and holidays closed, make-up days open with their reason', async () => {
  await boss.call(at('POST', days, 'add'), { date: '2026-03-09', isOpen: false, reason: '春游', mealServed: false })
  const { rev } = await dayAt('2026-03-09')
  const added = await addTerm('2026-02-24', '2026-07-10')
  expect(added).toMatchObject({ success: true })
  expect(await number()).toBe(137)
  expect(await dayAt('2026-02-24')).toMatchObject({ isOpen: true, mealServed: true, reason: null })
  expect(await dayAt('2026-02-28')).toMatchObject({ isOpen: true, mealServed: true, reason: expect.stringContaining('调休') })
  expect(await dayAt('2026-03-07')).toMatchObject({ isOpen: false, mealServed: false, reason: '周末' })
  expect(await dayAt('2026-04-06')).toMatchObject({ isOpen: false, reason: '清明' })
  expect(await dayAt('2026-07-10')).toMatchObject({ isOpen: true })
  expect(await dayAt('2026-03-09'), 'what the kindergarten entered itself').toMatchObject({ isOpen: false, reason: '春游', rev })
  const told = (await boss.snapshot()).filter((change) => change.noun === 'school-day' && change.row)
  expect(told).toHaveLength(137)

  await boss.call(at('PUT', days, 'edit'), { id: '2026-03-11', isOpen: false, reason: '停电' })
  const { id } = added.result as { id: string }
  expect(await boss.call(at('PUT', term, 'edit'), { id, endDate: '2026-07-17' })).toMatchObject({ success: true })
  expect(await number()).toBe(144)
  expect(await dayAt('2026-03-11'), 'what was edited since').toMatchObject({ isOpen: false, reason: '停电' })

  await boss.call(at('DELETE', days, 'delete?id=2026-03-12'))
  expect(await boss.call(at('PUT', term, 'edit'), { id, name: '春季学期' })).toMatchObject({ success: true })
  expect(await number(), 'another name is no reason to bring back what somebody removed').toBe(143)
})

test('a term of a whole year is taken; one that is longer, or ends before it begins, is refused and leaves no day behind', async () => {
  expect(await addTerm('2027-01-01', '2028-01-01')).toMatchObject({ success: true })
  const before = await number()
  expect(await addTerm('2028-03-01', '2206-07-10')).toMatchObject({ success: false, problems: { endDate: { code: 'term.long' } } })
  expect(await addTerm('2028-03-01', '2028-02-01')).toMatchObject({ success: false, problems: { endDate: { code: 'field.order' } } })
  expect(await number()).toBe(before)
})
