import { expect, test } from 'vitest'
import { overlaidPage, sifter } from '../../../src/app/resource/list/local-list'
import { count, date, optional, ref, secret, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { localPage } from '../../kit/browser/local-page'
import { dice } from '../../kit/dice'

const Plant = defineResource({
  name: 'plant',
  label: label('植物', 'Plant'),
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
  localPage(Plant, rows, { page: 1, size: 10, sorts: [{ column: 'name', descending: false }], filters: {}, ...more }, '2026-03-04')
const told = { records: rows, askedAt: 0 }
const names = (page: { rows: readonly { id: string }[] }) => page.rows.map((row) => row.id).join('')

test('names sort by pinyin, numbers by size', () => {
  expect(names(show({}))).toBe('bca')
  expect(names(show({ sorts: [{ column: 'leaves', descending: true }] }))).toBe('cab')
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
  expect(overlaidPage(Plant, told, local, 1).map((row) => row.name)).toEqual(['新', '赵', '安安', '李'])
  expect(overlaidPage(Plant, told, local, 2).map((row) => row.id)).toEqual(['a', 'b', 'c'])
})

test('a row whose own edit was just accepted is shown as it lies here, until the server tells of something newer', () => {
  const local = [{ id: 'b', rev: 1, name: '安安' }]
  const shown = (rev: number) => overlaidPage(Plant, { records: [{ id: 'b', rev, name: '安' }], askedAt: 0 }, local, 1)[0]?.name
  expect(shown(0)).toBe('安安')
  expect(shown(1)).toBe('安安')
  expect(shown(2)).toBe('安')
})

test('a row removed here is left out of older answers, and comes back with a newer one', () => {
  const edits = { removed: new Map([['b', 2]]), added: new Map() }
  const shown = (rev: number) => overlaidPage(Plant, { records: [{ id: 'b', rev }], askedAt: 0 }, [], 1, edits).length
  expect(shown(1)).toBe(0)
  expect(shown(2)).toBe(1)
})

test('a row made here stays on the first page until the server was asked after it had it', () => {
  const edits = { removed: new Map(), added: new Map([['n', 500]]) }
  const local = [{ id: 'n', rev: 1, name: '新' }]
  const shown = (askedAt: number) => overlaidPage(Plant, { records: rows, askedAt }, local, 1, edits).length
  expect(shown(499)).toBe(4)
  expect(shown(500)).toBe(3)
})

test('what the server says a value means goes with the value, and a secret stays as the server shows it', () => {
  const Box = { ...Plant, fields: { room: ref('plant', '室', 'Room'), code: optional(secret('码', 'Code')) } }
  const row = { id: 'a', rev: 1, room: 'r1', room_dictText: '一室', code: '1***9' }
  const shown = (room: string) => overlaidPage(Box, { records: [row], askedAt: 0 }, [{ id: 'a', rev: 1, room, code: null }], 1)[0]
  expect(shown('r1')).toEqual(row)
  expect(shown('r2')).toEqual({ id: 'a', rev: 1, room: 'r2', code: '1***9' })
})

test('rows that come, change and go stand where they would in a list made anew', () => {
  const roll = dice(7)
  const made = (id: number) => ({ id: `row${id}`, rev: roll(4), name: `${roll(9)}`, leaves: roll(5), sown: `2026-01-0${1 + roll(9)}` })
  const wanted = { sorts: [{ column: 'leaves', descending: true }], filters: { sown_begin: '2026-01-03' } }
  const sift = sifter(Plant, wanted, '2026-03-04')
  let now = Array.from({ length: 200 }, (_, at) => made(at))
  for (let times = 0; times < 200; times++) {
    for (let more = roll(4); more > 0; more--) {
      const at = roll(now.length)
      const change = [[], [made(300 + times)], [{ ...made(0), id: now[at]?.id ?? '' }]][roll(3)] ?? []
      now = now.toSpliced(at, roll(2), ...change).filter((row, place, all) => all.findIndex(({ id }) => id === row.id) === place)
    }
    if (roll(20) === 0) now = now.map((row) => ({ ...row }))
    expect(sift(now)).toEqual(localPage(Plant, now, { ...wanted, page: 1, size: 1000 }, '2026-03-04').rows)
  }
})

test('of many rows with one that is new no more is looked at than its place takes', () => {
  let looks = 0
  const watched = (id: string, leaves: number) => ({
    id,
    rev: 1,
    get leaves() {
      looks++
      return leaves
    },
  })
  const many = Array.from({ length: 4096 }, (_, at) => watched(`row${at}`, (at * 7919) % 4096))
  const sift = sifter(Plant, { sorts: [{ column: 'leaves', descending: false }], filters: {} }, '2026-03-04')
  sift(many)
  looks = 0
  expect(sift([...many, watched('new', 2000)])).toHaveLength(4097)
  expect(looks).toBeLessThan(60)
})
