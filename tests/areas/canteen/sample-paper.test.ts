import { describe, expect, test } from 'vitest'
import { placeChoices } from '../../../src/areas/canteen/fridge/place-choices'
import { tempDuty } from '../../../src/areas/canteen/fridge/temp-duty'
import { sampleLabel } from '../../../src/areas/canteen/register/sample-label'
import { sampleNumber } from '../../../src/areas/canteen/register/sample-number'
import { sampleRegister } from '../../../src/areas/canteen/register/sample-register'
import { date, excuse, sampleOf } from './kitchen-day'

describe('the label on a box', () => {
  const names = {
    dish: '红烧排骨',
    meal: '午餐',
    sampler: '王师傅',
    fridge: '1号',
    reading: '4.2 ℃ (11-16 10:00)',
    origin: 'https://k.example',
  }

  test('says food, time, weight and person, and until when it stays', () => {
    const sample = sampleOf('L', 'ribs')
    expect(sampleLabel(sample, names)).toEqual({
      no: sampleNumber(sample),
      dish: '红烧排骨',
      meal: '午餐',
      date,
      taken: `${date} 11:05`,
      keepUntil: '2026-11-18 11:05',
      weight: '130 g',
      sampler: '王师傅',
      place: '1号 1',
      reading: '4.2 ℃ (11-16 10:00)',
      address: undefined,
    })
  })

  test('names the batch from the second on, and where its record is checked once it has a hash', () => {
    const label = sampleLabel(sampleOf('L', 'ribs', { batch: 2 }), { ...names, hash: 'ab' })
    expect(label.dish).toBe('红烧排骨 #2')
    expect(label.address).toBe('https://k.example/verify/retained-sample/L-ribs?h=ab')
  })
})

describe('where a sample may go', () => {
  const fridges = [
    { id: 'f1', name: 'one', slots: 2, enabled: true },
    { id: 'f2', name: 'two', slots: 3, enabled: true },
    { id: 'f3', name: 'three', slots: 9, enabled: false },
  ]

  test('the fridge with the most room first, its first free slot, and the reading the sample goes by', () => {
    const samples = [sampleOf('L', 'rice', { fridgeId: 'f2' }), sampleOf('L', 'ribs', { fridgeId: 'f2', slotNo: '2' })]
    const temps = [
      { fridgeId: 'f1', readTime: `${date} 07:30:00`, temp: 3, status: 'VALID' },
      { fridgeId: 'f1', readTime: `${date} 09:30:00`, temp: 4, status: 'VALID' },
      { fridgeId: 'f1', readTime: `${date} 10:30:00`, temp: 40, status: 'VOID' },
    ]
    const at = (clock: string) =>
      placeChoices(fridges, samples, temps, `${date} ${clock}:00`).map(({ fridgeId, free, temp, readAt, lastRead }) => [
        fridgeId,
        free,
        temp,
        readAt?.slice(11, 16),
        lastRead?.slice(11, 16),
      ])
    expect(at('11:05')).toEqual([
      ['f1', '1', 4, '09:30', '09:30'],
      ['f2', '3', undefined, undefined, undefined],
    ])
    expect(at('13:30')[0]).toEqual(['f1', '1', 4, '09:30', '09:30'])
    expect(at('13:31')[0]).toEqual(['f1', '1', undefined, undefined, '09:30'])
    expect(at('07:10')[0], 'a sample taken before the first reading').toEqual(['f1', '1', 3, '07:30', '09:30'])
  })

  test('a slot is free again when its box was emptied or its record void; a full fridge offers none', () => {
    const gone = [sampleOf('L', 'a', { status: 'DISPOSED' }), sampleOf('L', 'b', { status: 'VOID', slotNo: '2' })]
    expect(placeChoices(fridges.slice(0, 1), gone, [], `${date} 11:05:00`)[0]?.free).toBe('1')
    const full = [sampleOf('L', 'a'), sampleOf('L', 'b', { slotNo: '2' })]
    expect(placeChoices(fridges.slice(0, 1), full, [], `${date} 11:05:00`)[0]?.free).toBeUndefined()
  })
})

describe('the register', () => {
  const names = {
    dish: new Map([['rice', 'Rice']]),
    staff: new Map([
      ['cook', 'Wang'],
      ['mgr', 'Chen'],
    ]),
    fridge: new Map([['f1', 'One']]),
  }
  const disposals = [{ id: 'd1', disposeTime: '2026-11-18 16:50:00', disposedById: 'cook', witnessId: 'mgr' }]
  const register = (given: Partial<Parameters<typeof sampleRegister>[0]>) =>
    sampleRegister({ from: date, to: date, now: `${date} 12:00:00`, samples: [], exceptions: [], meals: [], disposals, names, ...given })

  test('keeps days, meals and times in order, and void samples and missing ones with their cause', () => {
    const samples = [
      sampleOf('L', 'rice', { status: 'VOID', reason: 'wrong dish' }),
      sampleOf('B', 'egg', { status: 'DISPOSED', disposalId: 'd1' }),
      sampleOf('B', 'late', { date: '2026-11-17' }),
    ]
    const rows = register({ samples, exceptions: [excuse('B', 'porridge')] })
    expect(rows.map(({ mealType, dish, state, cause }) => [mealType, dish, state, cause])).toEqual([
      ['B', 'egg', 'DISPOSED', ''],
      ['B', 'porridge', 'VALID', 'notServed'],
      ['L', 'Rice', 'VOID', 'wrong dish'],
    ])
    expect(rows[0]).toMatchObject({ disposed: '2026-11-18 16:50', disposedBy: 'Wang Chen', place: 'One 1', temp: 4.2, weightG: 130 })
  })

  test('tells how a kept sample stands at the moment of printing', () => {
    const at = (now: string) => register({ samples: [sampleOf('L', 'rice')], now })[0]?.state
    expect([at('2026-11-18 11:04:59'), at('2026-11-18 11:05:00'), at('2026-11-20 11:05:01')]).toEqual(['keeping', 'due', 'overdue'])
  })

  test('a dish keeps the name of its day', () => {
    expect(register({ samples: [sampleOf('L', 'rice', { dishName: 'Old rice' })] })[0]?.dish).toBe('Old rice')
  })
})

test('a fridge is read twice a day; an hour after its time a reading is late', () => {
  const fridges = [
    { id: 'f1', enabled: true },
    { id: 'f2', enabled: false },
  ]
  const read = (clock: string, status = 'VALID') => ({ fridgeId: 'f1', readTime: `${date} ${clock}:00`, status, doubtful: false })
  const states = (clock: string, ...readings: ReturnType<typeof read>[]) =>
    tempDuty(date, `${date} ${clock}:00`, fridges, readings).map(({ time, state }) => `${time} ${state}`)
  expect(states('08:29')).toEqual(['07:30 open', '16:30 open'])
  expect(states('08:30')).toEqual(['07:30 late', '16:30 open'])
  expect(states('18:00', read('07:41'), read('16:20', 'VOID'))).toEqual(['07:30 done', '16:30 late'])
  expect(states('18:00', read('11:59'), read('12:00'))).toEqual(['07:30 done', '16:30 done'])
  expect(states('18:00', { ...read('07:30'), doubtful: true }, read('16:30'))).toEqual(['07:30 late', '16:30 done'])
})
