import { describe, expect, test } from 'vitest'
import { sampleCompleteness } from '../../../src/areas/canteen/sample-completeness'
import { draftKey, sampleDay } from '../../../src/areas/canteen/sample-day'
import { nextStep, ringOf } from '../../../src/areas/canteen/sample-draft'
import { date, dishes, excuse, menu, sampleOf } from './kitchen-day'

const allOf = (meal: 'B' | 'L') => menu.find((one) => one.meal === meal)?.dishIds.map((id) => sampleOf(meal, id)) ?? []
const look = (given: Partial<Parameters<typeof sampleCompleteness>[0]>) =>
  sampleCompleteness({ date, now: `${date} 07:00:00`, menu, samples: [], exceptions: [], ...given })

describe('every dish of a published menu has a sample or a reason', () => {
  test('in the morning all are missing, and nothing is wrong with that', () => {
    expect(look({}).map(({ meal, missing, light }) => [meal, missing, light])).toEqual([
      ['B', 2, 'open'],
      ['L', 3, 'open'],
    ])
  })

  test.each([
    ['07:59', 'open'],
    ['08:00', 'late'],
    ['08:29', 'late'],
    ['08:30', 'red'],
  ])('a breakfast without samples is at %s %s', (clock, light) => {
    expect(look({ now: `${date} ${clock}:00` })[0]?.light).toBe(light)
  })

  test('a complete meal is done at any time of day', () => {
    expect(look({ samples: allOf('B'), now: `${date} 20:00:00` }).map(({ light }) => light)).toEqual(['done', 'red'])
  })

  test('a reason stands for a sample until it is void', () => {
    const now = `${date} 20:00:00`
    expect(look({ samples: [sampleOf('B', 'egg')], exceptions: [excuse('B', 'porridge')], now })[0]).toMatchObject({
      light: 'done',
      lines: [{ state: 'excused' }, { state: 'sampled' }],
    })
    expect(look({ samples: [sampleOf('B', 'egg')], exceptions: [excuse('B', 'porridge', 'VOID')], now })[0]).toMatchObject({ light: 'red' })
  })

  test('a void sample, one of another day or of another meal counts for nothing', () => {
    const samples = [sampleOf('B', 'egg', { status: 'VOID' }), sampleOf('B', 'porridge', { date: '2026-11-15' }), sampleOf('L', 'porridge')]
    expect(look({ samples })[0]).toMatchObject({ missing: 2, done: 0 })
  })

  test('what was disposed of was kept', () => {
    expect(look({ samples: [sampleOf('B', 'egg', { status: 'DISPOSED' })] })[0]).toMatchObject({ done: 1 })
  })

  test('batches and records made twice stand in one line, and a dish beside the menu in one of its own', () => {
    const samples = [sampleOf('L', 'rice', { id: 'b2', batch: 2 }), sampleOf('L', 'rice'), sampleOf('L', 'soup')]
    const lines = look({ samples })[1]?.lines ?? []
    expect(lines.map(({ dishId, extra }) => [dishId, extra])).toEqual([
      ['rice', false],
      ['ribs', false],
      ['greens', false],
      ['soup', true],
    ])
    expect(lines[0]?.samples.map(({ batch }) => batch)).toEqual([1, 2])
  })
})

describe("the day's check list", () => {
  const day = (given: Partial<Parameters<typeof sampleDay>[0]>) =>
    sampleDay({ date, now: `${date} 07:00:00`, menu, samples: [], exceptions: [], dishes, ...given })

  test('counts, and names the next dish in the order of serving', () => {
    expect(day({ samples: [sampleOf('B', 'porridge'), sampleOf('L', 'rice')] })).toMatchObject({
      total: 5,
      done: 2,
      missing: 3,
      next: { meal: 'B', dishId: 'egg' },
      isRed: false,
    })
  })

  test('has no next when all is done, and is red when a served meal is not', () => {
    expect(day({ samples: [...allOf('B'), ...allOf('L')], now: `${date} 20:00:00` })).toMatchObject({
      next: undefined,
      isRed: false,
      done: 5,
    })
    expect(day({ samples: allOf('L'), now: `${date} 08:30:00` }).isRed).toBe(true)
  })

  test('names dishes, and shows how far each sample has come', () => {
    const drafts = new Map([[draftKey(date, 'L', 'ribs'), { photos: ['p'], weightG: 124 }]])
    const tiles = day({ samples: [sampleOf('L', 'rice')], drafts }).meals[1]?.tiles
    expect(tiles?.map(({ name, ring }) => [name, ring])).toEqual([
      ['the rice', { photo: true, weight: true, sign: true }],
      ['the ribs', { photo: true, weight: false, sign: false }],
      ['the greens', { photo: false, weight: false, sign: false }],
    ])
  })

  test('a dish that is known no more goes by its id', () => {
    expect(day({ dishes: [] }).meals[0]?.tiles[0]?.name).toBe('porridge')
  })
})

test('photo, weight and signature are asked for in this order, 124 g being no weight', () => {
  expect(nextStep(ringOf(undefined))).toBe('photo')
  expect(nextStep(ringOf({ photos: ['p'], weightG: 124 }))).toBe('weight')
  expect(nextStep(ringOf({ photos: ['p'], weightG: 125 }))).toBe('sign')
  expect(nextStep(ringOf({ photos: ['p'], weightG: 125, samplerSign: 's' }))).toBeUndefined()
})
