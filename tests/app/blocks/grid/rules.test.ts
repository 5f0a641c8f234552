import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { columnTypes, defineCellType, type GridColumn, reservedTypes } from '../../../../src/app/blocks/grid/column'
import type { CellRule } from '../../../../src/app/blocks/grid/rules/cell-rule'
import { checkRows } from '../../../../src/app/blocks/grid/rules/check-cells'
import { patternOf, type patterns } from '../../../../src/app/blocks/grid/rules/patterns'
import { type Label, label } from '../../../../src/contract/label'

const say = (words: Label) => words.en
const column = (...validateRules: CellRule[]): GridColumn => ({
  key: 'weight',
  title: label('重量', 'Weight'),
  type: 'input',
  defaultValue: '125',
  validateRules,
})
const rowsOf = (...values: unknown[]) => values.map((weight, at) => ({ id: `r${at}`, values: { weight } }))
const messages = async (of: GridColumn, ...values: unknown[]) =>
  (await checkRows([of], rowsOf(...values), say)).map(({ rowId, message }) => `${rowId}: ${message}`)

test('a required cell may not be empty, and nought is not empty', async () => {
  expect(await messages(column({ required: true }), null, '', undefined, 0, false, 'x')).toEqual([
    'r0: Weight is required',
    'r1: Weight is required',
    'r2: Weight is required',
  ])
})

test.each([{ unique: true } as const, { pattern: 'only' }])(
  'a value that stands twice fails in every row that holds it: %o',
  async (rule) => {
    expect(await messages(column({ ...rule, message: 'twice' }), 'a', 'b', 'a', '', '', null)).toEqual(['r0: twice', 'r2: twice'])
  },
)

test('what fails twice is exactly what stands twice, whatever the values', async () => {
  const values = fc.array(fc.oneof(fc.string({ maxLength: 2 }), fc.integer({ max: 9 }), fc.constant(null)), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(values, async (given) => {
      const failed = await checkRows([column({ unique: true })], rowsOf(...given), say)
      const isTwice = (value: unknown) =>
        value !== null && value !== '' && given.filter((other) => String(other) === String(value)).length > 1
      expect(failed.map(({ rowId }) => rowId)).toEqual(given.flatMap((value, at) => (isTwice(value) ? [`r${at}`] : [])))
    }),
  )
})

const shapes: Record<keyof typeof patterns, { fits: string[]; not: string[] }> = {
  'n6-16': { fits: ['123456', '1234567890123456'], not: ['12345', '12345678901234567', '12345a'] },
  '*6-16': { fits: ['a b-c!', '一二三四五六'], not: ['12345', 'x'.repeat(17)] },
  's6-18': { fits: ['abcdef', 'ABCDEFGHIJKLMNOPQR'], not: ['abcde', 'abcdef1', 'x'.repeat(19)] },
  url: { fits: ['https://a.cn', 'http://a.cn:80/b?c=d#e'], not: ['a.cn', 'javascript:alert(1)', 'http://a b'] },
  e: { fits: ['a@b.cn'], not: ['a@b', '@b.cn', 'a b@c.cn'] },
  m: { fits: ['13800138000', '19912345678'], not: ['12800138000', '1380013800', '138001380001'] },
  p: { fits: ['100000'], not: ['1000', '1000000'] },
  s: { fits: ['abc', 'X'], not: ['a1', '一'] },
  n: { fits: ['0', '-1', '1.5', '-0.25'], not: ['1.', '.5', '+1', '1e3'] },
  z: { fits: ['0', '-12'], not: ['1.5', '--1'] },
  '*': { fits: ['a', ' ', '\n'], not: [''] },
  money: { fits: ['0', '0.5', '12', '12.34'], not: ['012', '1.234', '-1', '1.'] },
  'money-5': { fits: ['0.25', '1.23456'], not: ['0.125', '01', '1.234567'] },
}
test.each(Object.entries(shapes))('the pattern %s knows what fits', (name, { fits, not }) => {
  const is = patternOf(name)
  expect(fits.filter((text) => !is(text))).toEqual([])
  expect(not.filter(is)).toEqual([])
})

test('any other pattern is a regular expression; one that could keep the page busy for years is refused, and so is what is none', async () => {
  expect(await messages(column({ pattern: '^[A-Z]\\d$', message: 'a letter and a digit' }), 'A1', 'a1', '')).toEqual([
    'r1: a letter and a digit',
  ])
  expect(() => patternOf('^(a+)+$')).toThrow('repeat')
  expect(() => patternOf('(')).toThrow()
  expect(patternOf('^a*$')('a'.repeat(1001))).toBe(false)
})

test('rules run in their order and the first that fails is what is said; those after it are not asked', async () => {
  const handler = vi.fn(async () => false)
  const of = column({ required: true, message: 'first' }, { pattern: 'z', message: 'second' }, { handler })
  expect(await messages(of, '', 'x', '7')).toEqual(['r0: first', 'r1: second', 'r2: Weight was not accepted'])
  expect(handler).toHaveBeenCalledOnce()
  expect(handler).toHaveBeenCalledWith({ key: 'weight', value: '7', row: { weight: '7' } })
})

test('a check of one’s own answers yes or no, with words of its own or those of the rule, and what follows it is checked too', async () => {
  const known = ({ value }: { value: unknown }) => (value === 'bad' ? { ok: false, message: 'not that, {title}' } : value !== 'worse')
  const of = column(
    { handler: async (cell) => known(cell), message: 'no {key} but $'.concat('{defaultValue}') },
    { pattern: 's', message: 'letters' },
  )
  expect(await messages(of, 'bad', 'worse', '12', 'good')).toEqual(['r0: not that, Weight', 'r1: no weight but 125', 'r2: letters'])
})

test('a cell type of one’s own may not be called what the grid calls its own', () => {
  for (const name of [...reservedTypes, ...columnTypes]) expect(() => defineCellType(name), name).toThrow(name)
  expect(defineCellType('temperature')).toBe('temperature')
  expect(() => defineCellType('temperature')).toThrow('temperature')
})
