import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '../../../src/contract/resource'
import { limits } from '../../../src/contract/sync/exchange'
import { fillReply, sizeOf, type Told } from '../../../src/server/sync/fill-reply'

/** A row of which nothing counts but how long it is. */
const rowOf = (size: number): Row => ({
  ...{ id: 'p', rev: 1, scope: '', createBy: 'boss', createTime: '2026-03-02 08:00:00', updateBy: null, updateTime: null },
  text: 'x'.repeat(size),
})

/** Rows that changed at several places of the sequence, of up to half of what a reply holds. */
const log = fc
  .array(fc.record({ places: fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 3 }), size: fc.nat(limits.told / 2) }), {
    maxLength: 30,
  })
  .map((rows) => {
    // No two changes have the same place.
    const own = rows.map(({ places, size }, row) => ({ row, size, places: places.map((place) => place * 100 + row) }))
    return own.map(({ places, ...one }) => ({ ...one, places: places.sort((a, b) => a - b) }))
  })

test('replies that follow one another tell of every place of every row, and end where all before is told', () => {
  fc.assert(
    fc.property(log, (rows) => {
      const heard = new Set<string>()
      const all = rows.flatMap(({ row, places }) => places.map((place) => `${row}@${place}`))
      for (let from = -1; ; ) {
        const told: Told[] = rows.flatMap(({ row, size, places }) => {
          const later = places.filter((place) => place > from)
          const change = { noun: 'paper', id: String(row), seq: later.at(-1) ?? 0, row: rowOf(size) }
          return later[0] === undefined ? [] : [{ first: later[0], change }]
        })
        const { changes, upTo } = fillReply(told)
        expect(changes.length).toBeGreaterThan(told.length > 0 ? 0 : -1)
        expect(changes.slice(0, -1).reduce((sum, change) => sum + sizeOf(change), 0)).toBeLessThan(limits.told)
        for (const { row, places } of rows)
          if (changes.some(({ id }) => id === String(row))) for (const place of places) if (place > from) heard.add(`${row}@${place}`)
        if (upTo === undefined) break
        expect(all.filter((one) => !heard.has(one) && Number(one.split('@')[1]) <= upTo)).toEqual([])
        expect(upTo).toBeGreaterThan(from)
        from = upTo
      }
      expect(all.filter((one) => !heard.has(one))).toEqual([])
    }),
  )
})

test('a row is told before its first change is passed over, however often it changes later', () => {
  const large = rowOf(limits.told)
  const change = (id: string, seq: number, row: Row | null) => ({ noun: 'paper', id, seq, row })
  const left = change('left', 9, null)
  const { changes, upTo } = fillReply([
    { first: 2, change: change('second', 2, large) },
    { first: 3, change: change('third', 3, large) },
    { first: 1, change: left },
  ])
  expect([changes.map(({ id }) => id), upTo]).toEqual([['left', 'second'], 2])
})
