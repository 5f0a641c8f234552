import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import type { Row } from '../../../../src/contract/resource'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { openSampleHouse, type SampleHouse } from './sample-house'

let kitchen: SampleHouse
beforeAll(async () => {
  kitchen = await openSampleHouse()
  kitchen.clock('2026-03-02 11:06:00')
})
afterAll(() => kitchen?.house.close())

const spoil = (id: string, reason = 'typed wrongly') => kitchen.manager(at('POST', resources['fridge-temp'], 'void'), { id, reason })

/** A sample in a fridge nobody has read yet. */
async function inFridge(given: Record<string, unknown> = {}): Promise<{ id: string; fridgeId: string }> {
  const fridge = await make(kitchen.boss, resources['sample-fridge'], { tempMin: 0, tempMax: 8 })
  const dish = await make(kitchen.boss, resources.dish)
  const { result } = await kitchen.add({ fridgeId: fridge.id, dishId: dish.id, ...given })
  return { id: (result as Row).id, fridgeId: fridge.id }
}
const isMarked = async (id: string) => ((await kitchen.seen(id)).labels as string[]).includes('temperature')

describe('a reading', () => {
  test('remembers its day, who took it, and whether it was out of range', async () => {
    expect(await kitchen.read('2026-03-02 07:30:00', 8)).toMatchObject({
      day: '2026-03-02',
      recordedBy: 'chef',
      alarm: false,
      status: 'VALID',
    })
    expect(await kitchen.read('2026-03-02 07:31:00', 8.1)).toMatchObject({ alarm: true })
    expect(await kitchen.read('2026-03-02 07:32:00', -0.1)).toMatchObject({ alarm: true })
  })

  test('whose time is still to come is kept, and says that it is doubtful', async () => {
    expect(await kitchen.read('2026-03-02 11:16:00', 4)).toMatchObject({ doubtful: false })
    expect(await kitchen.read('2026-03-02 11:16:01', 4)).toMatchObject({ doubtful: true })
  })

  test('may be of any day of the calendar', async () => {
    expect(await kitchen.read('9999-12-31 23:59:59', 4)).toMatchObject({ day: '9999-12-31' })
    expect(await kitchen.read('0001-01-01 00:00:00', 4)).toMatchObject({ day: '0001-01-01' })
  })

  test('is never changed or removed, only declared void by who answers for it', async () => {
    const { id } = await kitchen.read('2026-03-02 07:40:00', 4)
    expect(await kitchen.boss(at('DELETE', resources['fridge-temp'], `delete?id=${id}`))).toMatchObject({ success: false })
    expect(await kitchen.boss(at('PUT', resources['fridge-temp'], 'edit'), { id, temp: 5 })).toMatchObject({ success: false })
    expect(await kitchen.cook(at('POST', resources['fridge-temp'], 'void'), { id, reason: 'x' })).toMatchObject({ error: 'access.denied' })
    expect((await spoil(id, '')).problems).toMatchObject({ reason: { code: 'field.required' } })
    expect(await spoil(id)).toMatchObject({ success: true })
  })
})

describe('what a warm fridge does to its samples', () => {
  test('an hour is no matter, longer marks them with the cause, and a void reading takes it back', async () => {
    const { id, fridgeId } = await inFridge()
    const warm = await kitchen.read('2026-03-02 16:30:00', 11.2, fridgeId)
    expect(await isMarked(id)).toBe(false)
    const again = await kitchen.read('2026-03-02 17:40:00', 9, fridgeId)
    expect(await kitchen.seen(id)).toMatchObject({
      labels: ['temperature'],
      history: [{ what: 'temperature', text: '11.2 ℃, 2026-03-02 16:30 — 2026-03-02 17:40' }],
    })
    await spoil(warm.id)
    await spoil(again.id)
    expect(await kitchen.seen(id)).toMatchObject({ labels: [], history: [] })
  })

  test('back in range within the hour is no matter', async () => {
    const { id, fridgeId } = await inFridge()
    await kitchen.read('2026-03-02 16:30:00', 9, fridgeId)
    await kitchen.read('2026-03-02 17:29:00', 4, fridgeId)
    await kitchen.read('2026-03-03 07:30:00', 4, fridgeId)
    expect(await isMarked(id)).toBe(false)
  })

  test('only those that were in it at the time', async () => {
    const { id, fridgeId } = await inFridge()
    await kitchen.read('2026-03-02 07:30:00', 12, fridgeId)
    await kitchen.read('2026-03-02 10:30:00', 4, fridgeId)
    expect(await isMarked(id)).toBe(false)
    const { id: other } = await inFridge()
    expect(await isMarked(other)).toBe(false)
  })

  test('readings that arrive late, and samples that do, meet all the same', async () => {
    const { fridgeId } = await inFridge()
    await kitchen.read('2026-03-03 12:00:00', 4, fridgeId)
    await kitchen.read('2026-03-03 09:00:00', 12, fridgeId)
    const dish = await make(kitchen.boss, resources.dish)
    const { result } = await kitchen.add({ fridgeId, dishId: dish.id })
    expect(await isMarked((result as Row).id)).toBe(true)
  })
})

test('a fridge is not warmer at its coldest than at its warmest', async () => {
  const values = { name: 'x1', slots: 10, tempMin: 5, tempMax: 4, enabled: true }
  expect((await kitchen.boss(at('POST', resources['sample-fridge'], 'add'), values)).problems).toMatchObject({
    tempMax: { code: 'field.small' },
  })
})

test('who says that a dish has no sample is named, and taking it back needs a reason', async () => {
  const exceptions = resources['sample-exception']
  const values = { date: '2026-03-02', mealType: 'L', dishId: kitchen.dish.id, cause: 'notServed' }
  const { result } = await kitchen.cook(at('POST', exceptions, 'add'), values)
  const row = result as Row
  expect(row).toMatchObject({ recordedBy: 'chef', status: 'VALID' })
  expect((await kitchen.manager(at('POST', exceptions, 'void'), { id: row.id })).problems).toMatchObject({
    reason: { code: 'field.required' },
  })
  expect(await kitchen.manager(at('POST', exceptions, 'void'), { id: row.id, reason: 'it was served' })).toMatchObject({ success: true })
})
