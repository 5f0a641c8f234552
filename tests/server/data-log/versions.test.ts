import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf, type KeptChange, versionsOf } from '../../../src/server/data-log/versions'

const fields = ['a', 'b', 'c']
const value = fc.constantFrom(null, 'x', 'y', 'z', 1, 2)
const row = fc.record({ a: value, b: value, c: value })
type Row = Record<string, unknown>

const change = (id: number, more: Partial<KeptChange>): KeptChange => ({
  id: `${id}`,
  verb: 'edit',
  patch: {},
  base: {},
  was: null,
  held: [],
  isFirst: false,
  ...more,
})

/** The changes of a row that stood like this, one after the other. `said`: fields a person named; what else differs a rule worked out. */
function changesOf(rows: readonly Row[], said: readonly string[]): KeptChange[] {
  return rows.map((after, at) => {
    const before = rows[at - 1]
    const patch = Object.fromEntries(Object.entries(after).filter(([field]) => said.includes(field)))
    if (!before) return change(at, { verb: 'add', patch, isFirst: true })
    return change(at, {
      patch,
      was: Object.fromEntries(fields.flatMap((field) => (before[field] === after[field] ? [] : [[field, before[field]]]))),
    })
  })
}

test('every version of a row is known as it stood, whatever of it rules had worked out', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), fc.subarray(fields), (rows, said) => {
      const versions = versionsOf(changesOf(rows, said), fields, rows.at(-1) as Row)
      expect(versions.map(({ values }) => values)).toEqual(rows)
      for (const [at, version] of versions.entries()) {
        const before = rows[at - 1] ?? { a: null, b: null, c: null }
        const differing = fields.filter((field) => before[field as 'a'] !== rows[at]?.[field as 'a'])
        expect(version.changes.map(({ field }) => field)).toEqual(differing)
        for (const { field, before: was } of version.changes) expect(was).toBe(before[field as 'a'])
      }
    }),
  )
})

test('the difference of two versions is what one has to write to come from one to the other', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 6 }), (rows) => {
      const versions = versionsOf(changesOf(rows, fields), fields, rows.at(-1) as Row)
      const [first, last] = [versions[0], versions.at(-1)]
      if (!first || !last) return
      const written = Object.fromEntries(differenceOf(first, last).map(({ field, after }) => [field, after]))
      expect({ ...first.values, ...written }).toEqual(last.values)
    }),
  )
})

test('of changes from before values were kept, what earlier ones said stands before, else what their author saw, else nothing is claimed', () => {
  const versions = versionsOf(
    [
      change(1, { patch: { a: 'x' } }),
      change(2, { patch: { a: 'y', b: 'x' }, base: { b: 'w' } }),
      change(3, { patch: { c: 'z' }, was: { c: null } }),
    ],
    fields,
    { a: 'y', b: 'x', c: 'z' },
  )
  expect(versions.map(({ changes }) => changes)).toEqual([
    [{ field: 'a', before: undefined, after: 'x' }],
    [
      { field: 'a', before: 'x', after: 'y' },
      { field: 'b', before: 'w', after: 'x' },
    ],
    [{ field: 'c', before: null, after: 'z' }],
  ])
})

test('what was held of a change is not told as written, and a removal changes no field', () => {
  const versions = versionsOf(
    [change(1, { patch: { a: 'x', b: 'y' }, held: ['b'], was: { a: null } }), change(2, { verb: 'remove', was: {} })],
    fields,
    { a: 'x', b: null, c: null },
  )
  expect(versions.map(({ changes }) => changes)).toEqual([[{ field: 'a', before: null, after: 'x' }], []])
})
