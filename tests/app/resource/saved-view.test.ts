import { describe, expect, test } from 'vitest'
import { listQuery, readListState } from '../../../src/app/resource/list/list-address'
import { sifter } from '../../../src/app/resource/list/local-list'
import type { ViewRow } from '../../../src/app/resource/row'
import { countsOf } from '../../../src/app/resource/views/counts'
import { inTurn, isChanged, lookOf, stateOf, viewOf } from '../../../src/app/resource/views/saved-view'
import { count, dict, dicts, optional, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { standsUnder } from '../../../src/contract/list/summary'
import { defineResource } from '../../../src/contract/resource'

const Plant = defineResource({
  name: 'plant',
  label: label('植物', 'Plant'),
  path: '/x/plant',
  fields: {
    name: text('名', 'Name'),
    kind: optional(dict('sex', '类', 'Kind')),
    uses: optional(dicts('sex', '用', 'Uses')),
    leaves: optional(count('叶', 'Leaves')),
  },
  title: 'name',
  list: ['name'],
  search: ['name', 'kind'],
  form: [
    ['name', 'kind'],
    ['uses', 'leaves'],
  ],
})
const state = (query: string) => readListState(Plant, new URLSearchParams(query))
const row = (id: string, values: object): ViewRow => ({ id, rev: 1, ...values })
const stored = (shows: unknown, more: object = {}) => row('v', { name: '一', noun: 'plant', shared: false, owner: 'me', shows, ...more })
const plants = [
  row('a', { name: '甲', kind: '1', uses: ['1', '2'], leaves: 3 }),
  row('b', { name: '乙', kind: '2', uses: ['1'], leaves: 20 }),
  row('c', { name: '丙', kind: null, uses: null, leaves: null }),
]
const found = (query: string) => sifter(Plant, state(query), '2026-03-02')(plants).map(({ id }) => id)

describe('a saved view', () => {
  test('opens the list as it was kept, and knows when the list shows something else', () => {
    const kept = state('kind=1&sort=-name&group=kind&cols=name&d=dense')
    const view = viewOf(Plant, stored(lookOf(kept)), 'me')
    if (!view) throw new Error('no view')
    expect({ ...kept, ...stateOf(view) }).toEqual({ ...kept, saved: 'v' })
    expect(isChanged(view, kept)).toBe(false)
    expect(isChanged(view, state('kind=2&sort=-name&group=kind&cols=name&d=dense'))).toBe(true)
    expect(isChanged(view, state('kind=1'))).toBe(true)
  })

  test('is none of another list, of a field one does not read, nor of what nobody understands', () => {
    const shows = { filters: {}, sorts: [] }
    expect(viewOf(Plant, stored(shows, { noun: 'other' }), 'me')).toBeUndefined()
    expect(viewOf(Plant, stored(null), 'me')).toBeUndefined()
    for (const wrong of [
      { ...shows, filters: { secret: '1' } },
      { ...shows, sorts: [{ column: 'secret', descending: false }] },
      { ...shows, group: 'secret' },
    ])
      expect(viewOf(Plant, stored(wrong), 'me'), JSON.stringify(wrong)).toBeUndefined()
    expect(viewOf(Plant, stored({ ...shows, columns: ['name', 'secret'] }), 'me')?.look.columns).toEqual(['name'])
  })

  test('stands before those of others', () => {
    const views = [stored({ filters: {}, sorts: [] }, { owner: 'you', shared: true }), stored({ filters: {}, sorts: [] }, { name: '二' })]
    const read = views.flatMap((one) => viewOf(Plant, one, 'me') ?? [])
    expect(read.sort(inTurn).map(({ isOwn, name }) => [isOwn, name])).toEqual([
      [true, '二'],
      [false, '一'],
    ])
  })
})

describe('a list that is narrowed', () => {
  test.each([
    ['kind=1', ['a']],
    ['kind=1%0A2', ['b', 'a']],
    ['name=甲', ['a']],
    ['name=甲%0A丙%0A丁', ['a', 'c']],
    ['leaves=20', ['b']],
    ['leaves_begin=4', ['b']],
    ['leaves_begin=3&leaves_end=9', ['a']],
    ['uses=2%0A3', ['a']],
  ] as const)('by %s finds these', (query, ids) => {
    expect(new Set(found(query))).toEqual(new Set(ids))
  })

  test('by several values asks for any of them, each as a whole', () => {
    expect(listQuery(Plant, state('name=甲%0D%0A丙%0A甲'))).toEqual({
      pageNo: 1,
      pageSize: 10,
      filterParams: JSON.stringify([{ field: 'name', rule: 'in', val: ['甲', '丙'] }]),
    })
  })

  test('and put together by a field is ordered by that one first', () => {
    expect(listQuery(Plant, state('sort=-name,kind&group=kind'))).toMatchObject({ column: 'kind,name', order: 'asc,desc' })
  })

  test('is counted by what a field holds, as if it were not narrowed by that one', () => {
    expect(countsOf(Plant, plants, { kind: '1' }, 'kind', '2026-03-02')).toEqual({ 1: 1, 2: 1, '': 1 })
    expect(countsOf(Plant, plants, { kind: '1' }, 'uses', '2026-03-02')).toEqual({ 1: 1, 2: 1 })
    const without = [null, []].map((uses, at) => ({ ...plants[0], id: `x${at}`, uses }) as (typeof plants)[number])
    expect(countsOf(Plant, without, {}, 'uses', '2026-03-02')).toEqual({ '': 2 })
  })
})

test.each([
  ['kind', '1', '1'],
  ['kind', null, null],
  ['kind', '', null],
] as const)('a row whose %s is %s stands under %s', (name, value, under) => {
  expect(standsUnder(Plant, name, value)).toBe(under)
})
