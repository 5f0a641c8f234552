import { describe, expect, test } from 'vitest'
import { countsUnder, tellingField } from '../../../src/app/resource/desktop/bulk/ChosenWords'
import { monthOf, spanAround, weekOf } from '../../../src/app/resource/desktop/filter-row/days'
import { pastedLines } from '../../../src/app/resource/desktop/filter-row/pasted'
import { keepFold, recallFolds } from '../../../src/app/resource/desktop/group/folds'
import { groupQuery, groupsInTurn } from '../../../src/app/resource/desktop/group/group-query'
import { groupedRows, isPlace, joinedGroups } from '../../../src/app/resource/desktop/group/grouped-rows'
import { copiedRows } from '../../../src/app/resource/desktop/keys/copied-rows'
import { sortedBy } from '../../../src/app/resource/desktop/turned'
import type { ViewRow } from '../../../src/app/resource/row'
import { date, derived, dict, optional, photos, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'

const Plant = defineResource({
  name: 'plant',
  label: label('植物', 'Plant'),
  path: '/x/plant',
  fields: {
    name: text('名', 'Name'),
    code: text('号', 'Code', { unique: true }),
    bed: optional(text('畦', 'Bed')),
    sown: optional(date('播', 'Sown')),
    picture: optional(photos('图', 'Picture')),
    state: derived(dict('sex', '态', 'State', { initial: 'seed' })),
  },
  title: 'name',
  list: ['name'],
  search: ['name'],
  form: [['name', 'code'], ['bed', 'sown'], ['picture']],
})
const row = (id: string, values: object): ViewRow => ({ id, rev: 1, ...values })
const up = (columnKey: string) => ({ columnKey, order: 'ascend' as const })
const key = (column: string, descending = false) => ({ column, descending })

describe('the head of a column', () => {
  test.each([
    ['alone is the only key', [key('a')], [up('a'), up('b')], false, [key('b')]],
    ['with Shift is one key more, below those before', [key('b')], [up('a'), up('b')], true, [key('b'), key('a')]],
    [
      'with Shift turns in its place',
      [key('a'), key('b')],
      [{ columnKey: 'a', order: 'descend' as const }, up('b')],
      true,
      [key('a', true), key('b')],
    ],
    ['with Shift ends where it is pressed a third time', [key('a', true), key('b')], [up('b')], true, [key('b')]],
    ['alone ends all', [key('a', true)], { columnKey: 'a', order: null }, false, []],
  ])('%s', (_, before, told, more, after) => {
    expect(sortedBy(before, told, more)).toEqual(after)
  })
})

describe('what is pasted into a filter', () => {
  test.each([
    ['one line', '甲', undefined],
    ['one line with its end', '甲\r\n', undefined],
    ['lines, none twice and none empty', '甲\r\n\r\n 乙 \n甲', '甲\n乙'],
    ['the first column of a sheet', '甲\t1\n乙\t2', '甲\n乙'],
  ])('%s', (_, pasted, filter) => {
    expect(pastedLines(pasted)).toBe(filter)
  })

  test('is cut at as many lines as one list is asked for', () => {
    expect(pastedLines(Array.from({ length: 700 }, (_, at) => `r${at}`).join('\n'))?.split('\n').length).toBe(500)
  })
})

test.each([
  ['2026-11-23', '2026-11-23', '2026-11-29', '2026-11-01', '2026-11-30'],
  ['2026-11-29', '2026-11-23', '2026-11-29', '2026-11-01', '2026-11-30'],
  ['2026-12-31', '2026-12-28', '2027-01-03', '2026-12-01', '2026-12-31'],
  ['2028-02-29', '2028-02-28', '2028-03-05', '2028-02-01', '2028-02-29'],
])('the week and the month of %s', (today, monday, sunday, first, last) => {
  expect(weekOf(today)).toEqual({ begin: monday, end: sunday })
  expect(monthOf(today)).toEqual({ begin: first, end: last })
})

test.each([
  ['2026-02-28', undefined],
  ['2026-03-01', '2026-03-01'],
  ['2026-07-10', '2026-03-01'],
  ['2026-07-11', undefined],
  ['2026-09-01', '2026-09-01'],
])('the term of %s is the one it lies in, ends included, and between two there is none', (today, begin) => {
  const rows = [
    { from: '2026-09-01', to: '2027-01-20' },
    { from: '2026-03-01', to: '2026-07-10' },
    { from: null, to: null },
  ]
  expect(spanAround(rows, { from: 'from', to: 'to' }, today)?.begin).toBe(begin)
})

test('rows stand together under what they have in common, those without it too, and are folded by it', () => {
  const rows = [
    row('a', { sown: '2026-01-03' }),
    row('b', { sown: '2026-01-30' }),
    row('c', { sown: '2026-02-01' }),
    row('d', { sown: null }),
  ]
  const { heads, folded } = groupedRows(Plant, 'sown', rows, (value) => value !== '2026-01')
  expect([...heads]).toEqual([
    ['a', '2026-01'],
    ['c', '2026-02'],
    ['d', null],
  ])
  expect([...folded]).toEqual(['a', 'b'])
})

describe('groups that are fetched one by one', () => {
  const group = (value: string | null, count: number, rows: string[], more = {}) => ({
    ...{ value, count, isOpen: true, isComing: false },
    rows: rows.map((id) => row(id, {})),
    ...more,
  })

  test('have a heading each, with or without rows, and say what is left of them', () => {
    const { rows, heads, folded, tails } = joinedGroups([
      group('a', 2, ['1', '2']),
      group('b', 5, ['3']),
      group('c', 9, [], { isComing: true }),
      group('d', 4, [], { isOpen: false }),
      group(null, 1, ['4']),
    ])
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3', 'group:c', 'group:d', '4'])
    expect([...heads]).toEqual([
      ['1', 'a'],
      ['3', 'b'],
      ['group:c', 'c'],
      ['group:d', 'd'],
      ['4', null],
    ])
    expect(rows.filter(isPlace).map(({ id }) => id)).toEqual([...folded])
    expect([...tails]).toEqual([
      ['3', { value: 'b', left: 4, isComing: false }],
      ['group:c', { value: 'c', left: 9, isComing: true }],
    ])
  })

  test.each([
    ['a value', 'bed', '二', [{ field: 'bed', rule: 'eq', val: '二' }]],
    ['nothing', 'bed', null, [{ field: 'bed', rule: 'empty', val: 'true' }]],
    [
      'a month, the last one of a year',
      'sown',
      '2026-12',
      [
        { field: 'sown', rule: 'ge', val: '2026-12-01' },
        { field: 'sown', rule: 'lt', val: '2027-01-01' },
      ],
    ],
  ])('are asked for by %s, beside what the list is narrowed to', (_, field, value, conditions) => {
    const wanted = { page: 2, size: 30, sorts: [key('name')], filters: { code: '1\n2' } }
    const { filterParams, ...query } = groupQuery(Plant, wanted, field, value)
    expect(query).toEqual({ pageNo: 2, pageSize: 30, column: 'name', order: 'asc' })
    expect(JSON.parse(String(filterParams))).toEqual([{ field: 'code', rule: 'in', val: ['1', '2'] }, ...conditions])
  })

  test('stand as the list is sorted', () => {
    const groups = ['a', 'b', null].map((value) => ({ value, count: 1, sums: {} }))
    const turn = (descending: boolean) => groupsInTurn(groups, [key('bed', descending)], 'bed').map(({ value }) => value)
    expect(turn(false)).toEqual(['a', 'b', null])
    expect(turn(true)).toEqual([null, 'b', 'a'])
  })

  test('are kept as they were left, the latest ones of many', () => {
    let folds = recallFolds('me', 'plant', 'bed')
    for (let at = 0; at < 250; at++) folds = keepFold('me', 'plant', 'bed', folds, `b${at}`, at % 2 === 0)
    folds = keepFold('me', 'plant', 'bed', folds, null, false)
    expect(recallFolds('me', 'plant', 'bed')).toEqual(folds)
    expect(Object.keys(folds).length).toBe(200)
    expect([folds[''], folds.b249, folds.b248, folds.b0]).toEqual([false, false, true, undefined])
    expect(recallFolds('you', 'plant', 'bed')).toEqual({})
  })
})

test('those chosen are told by the group they stand in, else by the first row they name that is not their title', () => {
  const rows = [row('a', { bed: '一' }), row('b', { bed: '二' }), row('c', { bed: '二' }), row('d', {})]
  expect(countsUnder(rows, 'bed')).toEqual([
    ['二', 2],
    ['一', 1],
    ['', 1],
  ])
  expect(tellingField(Plant, ['name', 'bed'], 'state')).toBe('state')
  expect(tellingField(Plant, ['name', 'bed'], undefined)).toBeUndefined()
})

test('rows are copied as a spreadsheet takes them, in words and without what would begin another cell', () => {
  const rows = [
    row('a', { name: '甲\t乙', bed: null, state: 'seed', state_dictText: '种子' }),
    row('b', { name: '丙', bed: '二', state: 'x' }),
  ]
  expect(copiedRows(Plant, rows, ['name', 'bed', 'state'], 'zh-CN')).toBe('甲 乙\t\t种子\n丙\t二\tx')
})
