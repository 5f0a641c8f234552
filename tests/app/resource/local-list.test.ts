import { expect, test } from 'vitest'
import { localPage, overlaidPage } from '../../../src/app/resource/local-list'
import { count, date, text } from '../../../src/contract/field'
import { defineResource } from '../../../src/contract/resource'

const Plant = defineResource({
  name: 'plant',
  path: '/x/plant',
  fields: { name: text('名', 'Name'), leaves: count('叶', 'Leaves'), sown: date('播', 'Sown') },
  title: 'name',
  list: ['name'],
  search: ['name', 'sown'],
  form: [['name']],
})
const rows = [
  { id: 'a', rev: 1, name: '赵', leaves: 10, sown: '2026-01-05' },
  { id: 'b', rev: 1, name: '安', leaves: 9, sown: '2026-02-05' },
  { id: 'c', rev: 1, name: '李', leaves: 100, sown: '2026-03-05' },
]
const show = (more: object) =>
  localPage(Plant, rows, { page: 1, size: 10, sort: { column: 'name', descending: false }, filters: {}, ...more })
const names = (page: { rows: readonly { id: string }[] }) => page.rows.map((row) => row.id).join('')

test('names sort by pinyin, numbers by size', () => {
  expect(names(show({}))).toBe('bca')
  expect(names(show({ sort: { column: 'leaves', descending: true } }))).toBe('cab')
})

test('filters look inside texts and between days', () => {
  expect(names(show({ filters: { name: '李' } }))).toBe('c')
  expect(names(show({ filters: { sown_begin: '2026-01-06', sown_end: '2026-02-05' } }))).toBe('b')
})

test('pages are cut after sorting, and the total counts all that fit', () => {
  expect(show({ page: 2, size: 2 })).toMatchObject({ rows: [{ id: 'a' }], total: 3 })
})

test('own unsent edits lie over the server’s page, and own new rows stand first on the first page', () => {
  const local = [
    { id: 'b', rev: 1, name: '安安', standing: 'waiting' as const },
    { id: 'n', rev: 0, name: '新', standing: 'waiting' as const },
  ]
  expect(overlaidPage(rows, local, 1).map((row) => row.name)).toEqual(['新', '赵', '安安', '李'])
  expect(overlaidPage(rows, local, 2).map((row) => row.id)).toEqual(['a', 'b', 'c'])
})
