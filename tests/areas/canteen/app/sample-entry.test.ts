import { expect, test } from 'vitest'
import { filledEntry, firstMissing, sampleIntent } from '../../../../src/areas/canteen/app/log/sample-entry'

test('a sample is not saved while whoever takes it is named as its witness', () => {
  const place = {
    fridgeId: 'f1',
    name: 'one',
    slots: [],
    free: '1',
    temp: 4,
    readAt: '2026-11-16 10:00:00',
    lastRead: '2026-11-16 10:00:00',
  }
  const entry = { photos: ['p'], sampleTime: '2026-11-16 11:05:00', weightG: 130, samplerSign: 's' }
  const missing = (witnessId: string | null) =>
    firstMissing(filledEntry({ ...entry, witnessId }, { places: [place], last: {}, own: 'one' }))
  expect([null, 'two', 'one'].map(missing)).toEqual([undefined, undefined, 'witness'])
})

test('a sample names the reading it goes by with its time, or that nobody read the fridge, and never what a person remembers', () => {
  const old = { fridgeId: 'f1', name: 'one', slots: [], free: '1', temp: undefined, readAt: undefined, lastRead: '2026-11-14 10:00:00' }
  const entry = { photos: ['p'], sampleTime: '2026-11-16 11:05:00', weightG: 130, samplerSign: 's', fridgeTempAtIn: 3.1 }
  const filled = (more: object) => filledEntry({ ...entry, ...more }, { places: [old], last: {}, own: 'one' })
  expect(firstMissing(filled({}))).toBe('temp')
  expect(firstMissing(filled({ isUnread: true }))).toBeUndefined()
  const of = { date: '2026-11-16', mealType: 'L', dishId: 'rice', batch: 1 }
  const { patch } = sampleIntent('id', of, filled({ isUnread: true }))
  expect(patch).toMatchObject({ fridgeTempAtIn: null, fridgeReadTime: null })
  expect(patch).not.toHaveProperty('isUnread')
})
