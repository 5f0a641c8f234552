import { read, utils } from '@e965/xlsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workbookOf } from '../../../src/server/excel/write-sheet'

test('whatever stands in a list stands in its file, however long and in whatever letters', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.integer({ min: 1, max: 12_000 }).map((length) => '长'.repeat(length)),
  )
  const cells = fc.array(
    fc.array(fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })), { minLength: 3, maxLength: 3 }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  fc.assert(
    fc.property(cells, (rows) => {
      const book = read(workbookOf(rows), { type: 'buffer' })
      expect(utils.sheet_to_json(book.Sheets.Sheet1 ?? {}, { header: 1, defval: '' })).toEqual(rows)
    }),
    { seed: 20_261_122, numRuns: 60 },
  )
})
