import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachOnce, latin } from '../../../src/app/resource/list/sections/each-once'
import { type Section, sectionsOf } from '../../../src/app/resource/list/sections/sections'

/** Sections of so many rows each, as they stand. */
const standing = (...told: readonly (readonly [key: string, count: number])[]): readonly Section[] => {
  let from = 0
  return told.map(([key, count]) => {
    const section = { key, title: key.replace(latin, ''), from, count }
    from += count
    return section
  })
}
const said = (sections: readonly Section[]) => sections.map(({ title, from, count }) => `${title} ${from}+${count}`)

test('a name whose character the database reads otherwise stands under the letter it stands among, and none comes twice', () => {
  // 单 is read Shan of people, and sorted as Dan.
  expect(said(eachOnce(standing(['C', 4], ['D', 2], ['S', 1], ['D', 3], ['W', 9], ['S', 1], ['Z', 2]), false))).toEqual([
    'C 0+4',
    'D 4+6',
    'W 10+10',
    'Z 20+2',
  ])
})

test('a list that falls has its letters from Z to A, each once', () => {
  expect(said(eachOnce(standing(['Z', 2], ['W', 3], ['Z', 1], ['A', 2]), true))).toEqual(['Z 0+2', 'W 2+4', 'A 6+2'])
})

test('names in Latin letters beside Chinese ones have one heading; alone they have their alphabet', () => {
  const names = [
    [`${latin}A`, 1],
    [`${latin}M`, 2],
    [`${latin}Z`, 1],
  ] as const
  expect(said(eachOnce(standing(['A', 3], ['Z', 3], ...names), false))).toEqual(['A 0+3', 'Z 3+3', 'Abc 6+4'])
  expect(said(eachOnce(standing(...names), false))).toEqual(['A 0+1', 'M 1+2', 'Z 3+1'])
})

test('what begins with a figure stands first where the list has it first, and what nobody can read does not begin it anew', () => {
  expect(said(eachOnce(standing(['#', 3], ['A', 2], ['#', 1], ['B', 2]), false))).toEqual(['# 0+3', 'A 3+3', 'B 6+2'])
})

test('whatever the letters are, each stands once, no row is lost or moved, and nothing is made of nothing', () => {
  const letters = fc.constantFrom('A', 'B', 'C', 'D', 'Z', '#', `${latin}A`, `${latin}Q`)
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 40 }), fc.boolean(), (keys, descending) => {
      const rows = keys.map((key, at) => ({ id: String(at), rev: 0, key }))
      const found = eachOnce(
        sectionsOf(rows, ({ key }) => ({ key: String(key), title: String(key) })),
        descending,
      )
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
      let from = 0
      for (const section of found) {
        expect(section.from).toBe(from)
        from += section.count
      }
      expect(from).toBe(keys.length)
    }),
  )
})
