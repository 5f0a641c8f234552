import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnNamed, fieldNamed } from '../../../src/server/online-design/column-name'

const names = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,21}$/)

test('a field has its own name again after its column was written in small letters', () => {
  fc.assert(fc.property(names, (name) => void expect(fieldNamed(columnNamed(name).toLowerCase())).toBe(name)))
})

test('no two fields share a column', () => {
  fc.assert(fc.property(fc.uniqueArray(names), (all) => void expect(new Set(all.map(columnNamed)).size).toBe(all.length)))
})
