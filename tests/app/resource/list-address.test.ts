import { expect, test } from 'vitest'
import { listQuery, readListState, writeListState } from '../../../src/app/resource/list/list-address'
import { date, dict, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'

const Plant = defineResource({
  name: 'plant',
  label: label('植物', 'Plant'),
  path: '/x/plant',
  fields: { name: text('名', 'Name'), kind: dict('sex', '类', 'Kind'), sown: date('播', 'Sown') },
  title: 'name',
  list: ['name'],
  search: ['name', 'kind', 'sown'],
  form: [['name']],
})
const read = (query: string) => readListState(Plant, new URLSearchParams(query))

test('a bare address means the first ten, in the order the list opens in', () => {
  expect(read('')).toEqual({ page: 1, size: 10, sorts: [], filters: {}, full: false, whole: false })
  expect(writeListState({ ...read('sort=name&order=asc'), sorts: [] }).toString()).toBe('')
})

test('what is shown stands in the address, and comes back from it', () => {
  const query = 'name=fern&sown_begin=2026-01-01&page=3&size=30&sort=kind%2C-name&group=kind&cols=name%2Csown&d=dense&v=v1&open=p1'
  expect(writeListState(read(query)).toString()).toBe(query)
})

test('nonsense in an address does no harm', () => {
  expect(read('page=-4&size=7777&evil=1&sown=2026')).toMatchObject({ page: 1, size: 10, filters: {} })
})

test('an order somebody chose is asked for, newest first too', () => {
  expect(listQuery(Plant, read('sort=createTime&order=desc'))).toMatchObject({ column: 'createTime', order: 'desc' })
})

test('texts are looked for inside, the rest must be equal', () => {
  expect(listQuery(Plant, read('name=fern&kind=2&sown_end=2026-02-01'))).toEqual({
    pageNo: 1,
    pageSize: 10,
    name: '*fern*',
    kind: '2',
    sown_end: '2026-02-01',
  })
})
