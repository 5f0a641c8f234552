import { expect, test } from 'vitest'
import { filledEntry, firstMissing } from '../../../../src/areas/canteen/app/sample-entry'

test('a sample is not saved while whoever takes it is named as its witness', () => {
  const place = { fridgeId: 'f1', name: 'one', slots: [], free: '1', temp: 4, readAt: undefined }
  const entry = { photos: ['p'], sampleTime: '2026-11-16 11:05:00', weightG: 130, samplerSign: 's' }
  const missing = (witnessId: string | null) =>
    firstMissing(filledEntry({ ...entry, witnessId }, { places: [place], last: {}, own: 'one' }))
  expect([null, 'two', 'one'].map(missing)).toEqual([undefined, undefined, 'witness'])
})
