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

/** Adds a sample of a dish of its own. */
const add = async (given: Record<string, unknown> = {}): Promise<Row> => {
  const dish = await make(kitchen.boss, resources.dish)
  return (await kitchen.add({ dishId: dish.id, ...given })).result
}

describe('a sample taken after its meal was served', () => {
  test('is marked and keeps the reason; one that gives none, as from the first release, is marked too', async () => {
    kitchen.clock('2026-03-02 15:05:00')
    const late = { sampleTime: '2026-03-02 15:00:00' }
    expect(await add({ ...late, remark: '出锅晚' })).toMatchObject({ labels: ['time'], remark: '出锅晚' })
    expect(await add({ ...late, remark: null })).toMatchObject({ labels: ['time'], remark: null })
  })
})

describe('a picture is of one sample', () => {
  const labels = async (id: string) => (await kitchen.seen(id)).labels

  test('the same photograph on a second one marks both, until one of them is void', async () => {
    kitchen.clock('2026-03-02 11:06:00')
    const first = await add()
    expect(first.labels).toEqual([])
    const second = await add({ photos: first.photos })
    expect(await labels(first.id)).toEqual(['photo'])
    expect(await labels(second.id)).toEqual(['photo'])
    await kitchen.move(kitchen.manager, 'void', second.id, { reason: 'wrong dish' })
    expect(await labels(first.id)).toEqual([])
  })

  test('the same signature marks both, and another photograph taken later does not take that back', async () => {
    const first = await add()
    const second = await add({ samplerSign: first.samplerSign })
    expect([await labels(first.id), await labels(second.id)]).toEqual([['signature'], ['signature']])
    const other = await add()
    await kitchen.move(kitchen.cook, 'amend', second.id, { reason: 'x', photos: other.photos })
    expect(await labels(other.id)).toEqual(['photo'])
    expect(await labels(second.id)).toEqual(['photo', 'signature'])
  })
})

describe('what the fridge read', () => {
  test('is kept with its time; a sample nobody read it for, or long before, says so', async () => {
    kitchen.clock('2026-03-02 11:06:00')
    const read = { fridgeTempAtIn: 4.2, fridgeReadTime: '2026-03-02 07:30:00' }
    expect(await add(read)).toMatchObject({ ...read, labels: [] })
    expect(await add({ fridgeTempAtIn: null })).toMatchObject({ fridgeTempAtIn: null, fridgeReadTime: null, labels: ['reading'] })
    expect(await add({ ...read, fridgeReadTime: '2026-02-28 10:00:00' })).toMatchObject({ labels: ['reading'] })
  })

  test('is not said by the first release, and its samples are taken as they come', async () => {
    expect(await add({ fridgeTempAtIn: 4 })).toMatchObject({ fridgeReadTime: null, labels: [] })
  })
})

test('a list sorted by meal is in the order of the day', async () => {
  for (const mealType of ['D', 'B', 'PS', 'AS']) await add({ mealType })
  const { records }: { records: readonly Row[] } = (
    await kitchen.cook(at('GET', resources['retained-sample'], 'list?column=mealType&order=asc&pageSize=100'))
  ).result
  expect([...new Set(records.map(({ mealType }) => mealType))]).toEqual(['B', 'AS', 'L', 'PS', 'D'])
})
