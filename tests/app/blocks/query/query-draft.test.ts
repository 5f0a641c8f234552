import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankDraft, draftOf, ofField, ofRule, problemOf, queryOf, withLine, withoutLine } from '../../../../src/app/blocks/query/draft'
import type { QueryField } from '../../../../src/app/blocks/query/query-field'
import { firstRule, rulesOf } from '../../../../src/app/blocks/query/rules'
import { amount, boolean, date, dateTime, dict, text } from '../../../../src/contract/field'
import { type AdvancedQuery, readAdvancedQuery, writeAdvancedQuery } from '../../../../src/contract/list/advanced-query'
import { mostConditions } from '../../../../src/contract/query'

const facts = {
  name: text('名称', 'Name'),
  sex: dict('sex', '性别', 'Sex'),
  price: amount('单价', 'Price'),
  since: date('日期', 'Since'),
  at: dateTime('时间', 'At'),
  frozen: boolean('停用', 'Frozen'),
}
const fields: readonly QueryField[] = Object.entries(facts).map(([field, own]) => ({ field, facts: own }))
const named = (field: keyof typeof facts) => fields.find((one) => one.field === field) as QueryField

const textOf: Readonly<Record<keyof typeof facts, fc.Arbitrary<string>>> = {
  name: fc.stringMatching(/^[\p{L}\d]{1,8}$/u),
  sex: fc.constantFrom('1', '2'),
  price: fc.integer({ min: 0, max: 99_999 }).map(String),
  since: fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`),
  at: fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`),
  frozen: fc.constantFrom('Y', 'N'),
}
const condition = fc.constantFrom(...Object.keys(facts)).chain((field) => {
  const own = named(field as keyof typeof facts)
  const one = textOf[field as keyof typeof facts]
  return fc
    .constantFrom(...rulesOf(own.facts).filter((rule) => rule !== 'empty' && !(field === 'at' && /^[gl]/.test(rule))))
    .chain((rule) => (rule === 'in' ? fc.uniqueArray(one, { minLength: 1, maxLength: 4 }) : one).map((value) => ({ field, rule, value })))
})
const query: fc.Arbitrary<AdvancedQuery> = fc.record({
  match: fc.constantFrom('and' as const, 'or' as const),
  conditions: fc.array(condition, { minLength: 1, maxLength: 5 }),
})

test('whatever is asked comes back from its lines, and from the text it is kept as, as it was', () => {
  fc.assert(
    fc.property(query, (asked) => {
      expect(queryOf(fields, draftOf(fields, asked))).toEqual(asked)
      expect(readAdvancedQuery(writeAdvancedQuery(asked))).toEqual(asked)
    }),
    { numRuns: 200 },
  )
})

test('reset is one blank line, and a line more stands where it was added', () => {
  expect(blankDraft).toMatchObject({ match: 'and', lines: [{ rule: 'eq', values: [] }] })
  const three = withLine(withLine(blankDraft), 0)
  expect(three.lines.map(({ key }) => key)).toEqual([0, 2, 1])
  expect(withoutLine(blankDraft, 0).lines).toMatchObject([{ rule: 'eq', values: [] }])
  const full = Array.from({ length: mostConditions + 5 }).reduce<typeof blankDraft>((draft) => withLine(draft), blankDraft)
  expect(full.lines).toHaveLength(mostConditions)
})

test('a condition begins with eq, in keeps several values, and another rule the first of them alone', () => {
  expect(firstRule).toBe('eq')
  const line = { key: 0, field: 'name', rule: 'in' as const, values: ['苹果', '梨'] }
  expect(queryOf(fields, { match: 'and', lines: [line] })?.conditions).toEqual([{ field: 'name', rule: 'in', value: ['苹果', '梨'] }])
  expect(ofRule(line, 'ne', facts.name)).toMatchObject({ rule: 'ne', values: ['苹果'] })
  expect(ofRule(line, 'empty', facts.name)).toMatchObject({ rule: 'empty', values: [] })
})

test('another column keeps its rule where that says something of it, and no value', () => {
  const line = { key: 0, field: 'price', rule: 'gt' as const, values: [3] }
  expect(ofField(line, named('since'))).toMatchObject({ field: 'since', rule: 'gt', values: [] })
  expect(ofField(line, named('name'))).toMatchObject({ field: 'name', rule: 'eq', values: [] })
})

test('yes and no are Y and N unless the caller says otherwise', () => {
  const line = { key: 0, field: 'frozen', rule: 'eq' as const, values: [true] }
  expect(queryOf(fields, { match: 'and', lines: [line] })?.conditions[0]?.value).toBe('Y')
  const own: QueryField = { field: 'frozen', facts: facts.frozen, extendOption: ['1', '0'] }
  expect(queryOf([own], { match: 'and', lines: [{ ...line, values: [false] }] })?.conditions[0]?.value).toBe('0')
})

test('a line that cannot be asked says why', () => {
  const problem = (line: object) => problemOf(fields, { key: 0, rule: 'eq', values: [], ...line })
  expect(problem({})).toBeUndefined()
  expect(problem({ values: ['x'] })).toBe('noField')
  expect(problem({ field: 'gone', values: ['x'] })).toBe('noField')
  expect(problem({ field: 'name' })).toBe('noValue')
  expect(problem({ field: 'price', values: ['many'] })).toBe('notValue')
  expect(problem({ field: 'name', values: ['x'.repeat(501)] })).toBe('longValue')
  expect(problem({ field: 'name', rule: 'in', values: Array.from({ length: 501 }, (_, at) => `${at}`) })).toBe('manyValues')
})
