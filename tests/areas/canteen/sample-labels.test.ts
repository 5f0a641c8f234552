import { describe, expect, test } from 'vitest'
import { arrivalLabels, hoursLate, labelsOf } from '../../../src/areas/canteen/register/sample-labels'
import { withSpell } from '../../../src/areas/canteen/sample-history'

const sample = {
  sampleTime: '2026-11-16 11:05:00',
  date: '2026-11-16',
  mealType: 'L',
  batch: 1,
  weightG: 130,
  hasSharedPhoto: false,
  hasSharedSign: false,
  fridgeTempAtIn: 4 as number | null,
  fridgeReadTime: '2026-11-16 10:00:00' as string | null,
  hasTwin: false,
  spells: [],
  arrival: [],
}
const spell = { from: '2026-11-16 16:30:00', until: '2026-11-16 19:00:00', worst: 11.2 }

describe('a sample says what is odd about it', () => {
  test('nothing, as a rule', () => expect(labelsOf(sample)).toEqual([]))
  test('a twin, too little, a late end', () => {
    expect(labelsOf({ ...sample, hasTwin: true, weightG: 124, disposeTime: '2026-11-20 11:05:01' })).toEqual([
      'light',
      'overdue',
      'duplicate',
    ])
    expect(labelsOf({ ...sample, weightG: 125, disposeTime: '2026-11-20 11:05:00' })).toEqual([])
  })
  test('a warm fridge, when the sample was in it', () => {
    expect(labelsOf({ ...sample, spells: [spell] })).toEqual(['temperature'])
    expect(labelsOf({ ...sample, spells: [spell], sampleTime: '2026-11-16 19:00:00', fridgeReadTime: null })).toEqual(['time'])
    expect(labelsOf({ ...sample, spells: [spell], disposeTime: '2026-11-16 16:00:00' })).toEqual([])
  })
  test('a fridge nobody read within four hours; a record of the first release did not say', () => {
    expect(labelsOf({ ...sample, fridgeTempAtIn: null, fridgeReadTime: null })).toEqual(['reading'])
    expect(labelsOf({ ...sample, fridgeReadTime: '2026-11-14 10:00:00' })).toEqual(['reading'])
    expect(labelsOf({ ...sample, fridgeReadTime: '2026-11-16 07:05:00' })).toEqual([])
    expect(labelsOf({ ...sample, fridgeReadTime: '2026-11-16 07:04:59' })).toEqual(['reading'])
    expect(labelsOf({ ...sample, fridgeReadTime: null })).toEqual([])
  })
  test('a time outside the half hour before its meal is served; a further batch has until the meal is over', () => {
    const at = (clock: string, more = {}) => labelsOf({ ...sample, ...more, fridgeReadTime: null, sampleTime: `2026-11-16 ${clock}` })
    expect(at('10:49:59')).toEqual(['time'])
    expect(at('10:50:00')).toEqual([])
    expect(at('11:20:59')).toEqual([])
    expect(at('11:21:00')).toEqual(['time'])
    expect(at('12:00:00', { batch: 2 })).toEqual([])
    expect(at('12:01:00', { batch: 2 })).toEqual(['time'])
    expect(at('23:00:00', { mealType: 'X' })).toEqual([])
  })
  test('a photograph or a signature of another sample', () => {
    expect(labelsOf({ ...sample, hasSharedPhoto: true, hasSharedSign: true })).toEqual(['photo', 'signature'])
  })
  test('what was said when it arrived stays', () => expect(labelsOf({ ...sample, arrival: ['late', 'clock'] })).toEqual(['late', 'clock']))
})

describe('when a record arrives', () => {
  test('late is a day and more', () => {
    expect(arrivalLabels(sample, '2026-11-17 11:04:00')).toEqual([])
    expect(arrivalLabels(sample, '2026-11-17 11:05:00')).toEqual(['late'])
    expect(hoursLate(sample.sampleTime, '2026-11-16 12:35:00')).toBe(1.5)
    expect(hoursLate(sample.sampleTime, '2026-11-16 10:00:00')).toBe(0)
  })
  test('a time that has not come, or of another day than the meal, is doubtful', () => {
    expect(arrivalLabels(sample, '2026-11-16 10:56:00')).toEqual([])
    expect(arrivalLabels(sample, '2026-11-16 10:54:00')).toEqual(['clock'])
    expect(arrivalLabels({ ...sample, sampleTime: '2026-11-15 11:05:00' }, '2026-11-16 11:06:00')).toEqual(['late', 'clock'])
  })
})

test('a spell is written into the history once, anew when it grew, and taken out when it was none', () => {
  const [now, later] = ['2026-11-16 19:01:00', '2026-11-16 20:00:00']
  const once = withSpell([], spell, now)
  expect(once).toEqual([{ at: now, by: '—', what: 'temperature', text: '11.2 ℃, 2026-11-16 16:30 — 2026-11-16 19:00', was: null }])
  expect(withSpell(once, spell, later)).toEqual(once)
  expect(withSpell(once, { ...spell, until: '2026-11-16 19:30:00' }, later)).toMatchObject(
    [{ at: later, text: /19:30$/ }].map(() => ({ at: later })),
  )
  expect(withSpell(once, undefined, later)).toEqual([])
})
