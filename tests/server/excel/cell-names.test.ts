import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { label } from '../../../src/contract/label'
import { handleIn, withHandle } from '../../../src/server/excel/cell-handle'
import { listCell, mostParts, partsOf } from '../../../src/server/excel/cell-list'
import { openChoiceNames } from '../../../src/server/excel/choice-names'
import { headingsIn, isExample, placesOf } from '../../../src/server/excel/headings'

/** Names with all that parts the cells of a sheet, and their names. */
const hard = fc
  .array(fc.constantFrom('甲', 'a', ',', '，', '、', '"', ' ', '(', ')'), { minLength: 1, maxLength: 6 })
  .map((letters) => letters.join(''))
  .filter((name) => name.trim() !== '')

describe('several things in one cell', () => {
  test('come back as they were, whatever stands in their names', () => {
    fc.assert(
      fc.property(fc.array(hard, { maxLength: 5 }), (parts) => {
        expect(partsOf(listCell(parts).trim())).toEqual(parts)
      }),
    )
  })

  test('are read as people write them', () => {
    expect(partsOf('红，黄、 蓝 , ,绿')).toEqual(['红', '黄', '蓝', '绿'])
    expect(partsOf('5" 管,一"二')).toEqual(['5" 管', '一"二'])
    expect(partsOf('"A, B" , C')).toEqual(['A, B', 'C'])
  })

  test('are told apart up to a limit, looking at each letter once', () => {
    expect(partsOf('x,'.repeat(mostParts * 3))).toHaveLength(mostParts + 1)
    // Thirty times the longest cell there is: who went over it again for each letter would take minutes.
    const before = performance.now()
    for (const cell of ['"'.repeat(1_000_000), ' "'.repeat(500_000), '" ,'.repeat(300_000)]) partsOf(cell)
    expect(performance.now() - before).toBeLessThan(15_000)
  })
})

describe('choices of a dictionary', () => {
  const values = fc.uniqueArray(fc.constantFrom('1', '2', '3', 'a', 'b'), { minLength: 1 })
  const texts = fc.array(fc.constantFrom('1', 'a', '甲', '甲 (1)', ' 甲', '甲,乙', '1 (2)'), { minLength: 5, maxLength: 5 })

  test('are each called by a name that means no other, in either language', () => {
    fc.assert(
      fc.property(values, texts, texts, (codes, zh, en) => {
        const both = [zh, en].map((said) => new Map([['d', new Map(codes.map((code, at) => [code, said[at] ?? '']))]]))
        const { nameOf, meantBy } = openChoiceNames(both)
        for (const code of codes) for (const all of both) expect(meantBy('d', nameOf('d', code, all.get('d')?.get(code)))).toBe(code)
      }),
      { numRuns: 500 },
    )
  })

  test('keep their plain name where nothing else has it, and one nobody offers any more is called by its value', () => {
    const { nameOf, meantBy } = openChoiceNames([
      new Map([
        [
          'd',
          new Map([
            ['1', '男'],
            ['2', '同'],
            ['3', '同'],
          ]),
        ],
      ]),
    ])
    expect(['1', '2', '3'].map((value) => nameOf('d', value, { 1: '男', 2: '同', 3: '同' }[value]))).toEqual(['男', '同 (2)', '同 (3)'])
    expect([nameOf('d', '9'), meantBy('d', '9'), meantBy('d', '同'), meantBy('d', '男')]).toEqual(['9', '9', '同', '1'])
  })
})

test('a handle is what stands last between brackets', () => {
  expect(handleIn(withHandle('小一班 (东)', 'C1'))).toEqual({ name: '小一班 (东)', handle: 'C1' })
  expect([handleIn('小一班'), handleIn('小一班(东)')]).toEqual([undefined, undefined])
})

describe('headings', () => {
  const titled = (...names: readonly (readonly [string, string])[]) =>
    names.map(([zh, en], at) => ({ field: `f${at}`, label: label(zh, en) }))

  test('each mean one column, whatever columns are called and in which order they stand', () => {
    const name = fc.constantFrom('名', 'Name', '号', 'Number', 'f0')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('zh-CN', 'en'),
        fc.nat(),
        (names, language, turn) => {
          const columns = titled(...names)
          const headings = headingsIn(columns, language)
          const turned = headings.map((_, at) => headings[(at + turn) % headings.length] ?? '')
          const places = placesOf(columns, turned)
          expect(places.map((at) => turned[at])).toEqual(headings)
          expect(new Set(places).size).toBe(columns.length)
        },
      ),
    )
  })

  test('are plain where they are alone, and known by a sign that they are needed, in either language, and by their field', () => {
    const columns = titled(['名', 'Name'], ['号', 'Number'])
    expect(headingsIn(columns, 'zh-CN')).toEqual(['名', '号'])
    expect(headingsIn(titled(['名', 'Name'], ['名', 'Number']), 'zh-CN')).toEqual(['名 (f0)', '名 (f1)'])
    expect(placesOf(columns, ['号 *', 'Name'])).toEqual([1, 0])
    expect(placesOf(columns, ['f1', '别的'])).toEqual([-1, 0])
  })

  test('the line that only shows how it is done is none of a row that begins alike', () => {
    expect(['示例：小明', 'Example: Ming', '示例教案', 'Examples', ''].map((text) => isExample({ cells: [text] }, [-1, 0]))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
