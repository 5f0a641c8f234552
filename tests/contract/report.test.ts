import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defineArea } from '../../src/contract/area'
import { date, optional, text } from '../../src/contract/field'
import { label } from '../../src/contract/label'
import { defineReport, readParams } from '../../src/contract/report/report'
import { heldFrom, isIn, rowsIn, rowsOf } from '../../src/contract/report/report-source'
import { type Column, tableOf } from '../../src/contract/report/report-table'
import { defineResource } from '../../src/contract/resource'

const facts = { title: 'name', list: ['name'], search: [], form: [] } as const
const fields = { name: text('名称', 'Name'), day: date('日期', 'Day') }
const Loan = defineResource({
  ...facts,
  name: 'loan',
  label: label('借阅', 'Loan'),
  path: '/x/loan',
  offline: { mode: 'read', by: 'day', days: 30 },
  fields,
})
const Shelf = defineResource({ ...facts, name: 'shelf', label: label('书架', 'Shelf'), path: '/x/shelf', offline: 'read', fields })
const Fee = defineResource({ ...facts, name: 'fee', label: label('费用', 'Fee'), path: '/x/fee', fields })

type Line = { readonly id: string; readonly out: number | null; readonly back: number; readonly share: readonly [number, number] | null }
const columns: readonly Column<Line>[] = [
  { name: 'id', kind: 'words', label: label('名称', 'Name'), value: ({ id }) => id },
  { name: 'out', kind: 'count', label: label('借出', 'Out'), value: ({ out }) => out },
  { name: 'shelf', kind: 'count', label: label('架号', 'Shelf'), value: ({ back }) => back, total: 'none' },
  {
    name: 'rate',
    kind: 'rate',
    label: label('归还率', 'Back'),
    value: ({ share }) => share && { part: share[0], whole: share[1] },
  },
  { name: 'state', kind: 'words', label: label('状态', 'State'), value: ({ back }) => (back > 0 ? ['a', 'b'] : label('无', 'None')) },
]
const speech = { language: 'en', textOf: (_dict: string, value: string) => value } as const

describe('a table', () => {
  test('says its cells, and totals of what can be added up: a rate is that of all parts and all wholes', () => {
    const rows: Line[] = [
      { id: 'one', out: 3, back: 0, share: [1, 2] },
      { id: 'two', out: null, back: 7, share: null },
      { id: 'three', out: 4, back: 7, share: [9, 10] },
    ]
    expect(tableOf(columns, rows, speech)).toEqual({
      headings: ['Name', 'Out', 'Shelf', 'Back', 'State'],
      rows: [
        ['one', 3, 0, '50.0%', 'None'],
        ['two', null, 7, null, 'a, b'],
        ['three', 4, 7, '90.0%', 'a, b'],
      ],
      totals: ['Total', 7, null, '83.3%', null],
    })
  })

  test('without rows has no totals, and a total of which nothing is known is none', () => {
    expect(tableOf(columns, [], speech).totals).toBeUndefined()
    expect(tableOf(columns, [{ id: 'x', out: null, back: 1, share: null }], speech).totals).toEqual(['Total', null, null, null, null])
  })
})

describe('what a device keeps of a source', () => {
  const today = '2026-09-30'
  const held = (...sources: Parameters<typeof heldFrom>[0]) => heldFrom(sources, today)
  test('all, from a day on, or nothing', () => {
    expect(held(rowsOf(Shelf))).toBe('')
    expect(held(rowsOf(Shelf), rowsOf(Loan, { day: { from: '2026-08-31' } }))).toBe('')
    expect(held(rowsOf(Loan, { day: '2026-08-31' }))).toBe('')
    expect(held(rowsOf(Shelf), rowsOf(Loan, { day: { from: '2026-08-30' } }))).toBe('2026-08-31')
    expect(held(rowsOf(Loan))).toBe('2026-08-31')
    expect(held(rowsOf(Loan, { day: { to: today } }))).toBe('2026-08-31')
    expect(held(rowsOf(Shelf), rowsOf(Fee))).toBeUndefined()
  })

  test('is what a filter lets through, empty values never, in the order of ids, with nothing missing in a row', () => {
    const row = (id: string, day: string | null) => ({ id, day, name: id })
    const source = rowsOf(Loan, { day: { from: '2026-09-01', to: '2026-09-30' }, name: ['a', 'c', 'd', 'e'] })
    const rows = [row('d', '2026-09-30'), row('c', '2026-08-31'), row('b', '2026-09-02'), row('a', '2026-09-01'), row('e', null)]
    expect(rowsIn({ source }, () => rows).source?.map(({ id }) => id)).toEqual(['a', 'd'])
    expect(rowsIn({ source }, () => undefined)).toEqual({ source: undefined })
    expect(rowsIn({ every: rowsOf(Loan) }, () => [{ id: 'x' }]).every).toEqual([{ id: 'x', name: null, day: null }])
    expect(isIn(rowsOf(Loan, { name: undefined as never }), row('a', null))).toBe(true)
  })
})

describe('parameters', () => {
  const area = defineArea({
    name: 'library',
    nouns: { Loan },
    screens: [
      {
        path: '/library/loans',
        component: 'library/loans',
        label: label('借阅', 'Loans'),
        icon: 'x',
        module: 'm',
        needs: 'loan:list' as never,
      },
    ],
  })
  const report = defineReport(area, 'library/loans', {
    params: { from: date('从', 'From'), to: optional(date('到', 'To')) },
    agrees: ({ from, to }) => (to && to < from ? { to: { code: 'field.order' } } : ({} as Record<string, never>)),
    sources: ({ params }) => ({ loans: rowsOf(Loan, { day: { from: params.from } }) }),
    compute: ({ rows }) => rows.loans.length,
    rows: () => [] as readonly Line[],
    idOf: ({ id }) => id,
    columns: () => columns,
  })

  test('are those of the address, and nothing else that stands there', () => {
    expect(readParams(report, { from: '2026-09-01', _t: '1', other: 'x' })).toEqual({ from: '2026-09-01', to: null })
    expect(report).toMatchObject({ name: 'library/loans', path: '/library/loans', needs: 'loan:list', label: { en: 'Loans' } })
  })

  test('whatever somebody writes is a parameter or a refusal that names it', () => {
    const wild = fc.oneof(fc.string(), fc.constant(undefined), fc.integer(), fc.array(fc.string()), fc.constant('2026-09-01'))
    fc.assert(
      fc.property(wild, wild, (from, to) => {
        try {
          const { from: begin, to: end } = readParams(report, { from, to })
          expect([begin, end ?? begin].every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true)
        } catch (error) {
          expect(error).toMatchObject({ code: 'input.invalid' })
        }
      }),
    )
  })

  test('a screen no area has, has no report', () => {
    expect(() => defineReport(area, 'library/none' as 'library/loans', report)).toThrow('library has no screen library/none')
  })
})
