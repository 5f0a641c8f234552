import { describe, expect, test } from 'vitest'
import { monthOf, weekOf } from '../../../src/app/resource/desktop/filter-row/days'
import { pastedLines } from '../../../src/app/resource/desktop/filter-row/pasted'
import { groupedRows } from '../../../src/app/resource/desktop/group/grouped-rows'
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

test('rows stand together under what they have in common, those without it too, and are folded by it', () => {
  const rows = [
    row('a', { sown: '2026-01-03' }),
    row('b', { sown: '2026-01-30' }),
    row('c', { sown: '2026-02-01' }),
    row('d', { sown: null }),
  ]
  const { heads, folded } = groupedRows(Plant, 'sown', rows, new Set(['2026-01']))
  expect([...heads]).toEqual([
    ['a', '2026-01'],
    ['c', '2026-02'],
    ['d', null],
  ])
  expect([...folded]).toEqual(['a', 'b'])
})

test('rows are copied as a spreadsheet takes them, in words and without what would begin another cell', () => {
  const rows = [
    row('a', { name: '甲\t乙', bed: null, state: 'seed', state_dictText: '种子' }),
    row('b', { name: '丙', bed: '二', state: 'x' }),
  ]
  expect(copiedRows(Plant, rows, ['name', 'bed', 'state'], 'zh-CN')).toBe('甲 乙\t\t种子\n丙\t二\tx')
})
