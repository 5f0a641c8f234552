import { expect, test } from 'vitest'
import { dayHeading } from '../../../src/app/resource/list/sections/day-heading'
import { partedBy } from '../../../src/app/resource/list/sections/parted-by'
import { byDay, byLetter, byWord } from '../../../src/app/resource/list/sections/parting'
import { planOf, type Section, sectionsOf, sectionsOfCounts } from '../../../src/app/resource/list/sections/sections'
import type { ViewRow } from '../../../src/app/resource/row'
import { date, dict, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { readings, surnameOf } from '../../../src/contract/search/readings'

const named = (names: readonly (string | null)[]): ViewRow[] => names.map((name, at) => ({ id: `r${at}`, rev: 1, name }))
const reading = { readings, surname: surnameOf }
const told = (sections: readonly Section[]) => sections.map(({ title, count }) => `${title} ${count}`)

test('people stand under the letter their surname is read by, and what has none comes last', () => {
  const rows = named(['王芳', '单小明', '曾一', '欧阳兰', '李四', 'Anna', null, '3号', '解明'])
  const { compare, headingOf } = byLetter('name', reading, true)
  const sorted = [...rows].sort(compare)
  expect(sorted.map(({ name }) => name)).toEqual(['Anna', '李四', '欧阳兰', '单小明', '王芳', '解明', '曾一', null, '3号'])
  expect(told(sectionsOf(sorted, headingOf))).toEqual(['A 1', 'L 1', 'O 1', 'S 1', 'W 1', 'X 1', 'Z 1', '# 2'])
})

test('what is no name is read as it is commonly read', () => {
  const { headingOf } = byLetter('name', reading, false)
  expect(named(['单饼', '解暑汤', '番茄']).map((row) => headingOf(row).key)).toEqual(['D', 'J', 'F'])
})

test('rows of one word stand together in the order of its dictionary, and those of none come last', () => {
  const options = [
    { value: 'soup', text: '汤' },
    { value: 'meat', text: '荤菜' },
  ]
  const rows = [{ kind: 'meat' }, { kind: null }, { kind: 'soup' }, { kind: 'old' }, { kind: 'meat' }].map((row, at) => ({
    id: `${at}`,
    rev: 1,
    ...row,
  }))
  const { compare, headingOf } = byWord('kind', options, '—')
  expect(told(sectionsOf([...rows].sort(compare), headingOf))).toEqual(['汤 1', '荤菜 2', '— 1', 'old 1'])
})

const Slip = defineResource({
  name: 'slip',
  label: label('条', 'Slip'),
  path: '/test/slip',
  fields: { name: text('名称', 'Name'), day: date('日期', 'Day'), state: dict('sex', '状态', 'State') },
  title: 'name',
  list: ['name'],
  search: [],
  form: [['name']],
  defaultOrder: { open: { field: 'state', values: ['1', '2'] }, by: ['day desc'] },
})

test('rows that are open stand first under one heading, all others under their days', () => {
  const rows = [
    { state: '2', day: '2026-11-23' },
    { state: '1', day: '2026-11-20' },
    { state: '3', day: '2026-11-23' },
    { state: '3', day: '2026-11-23' },
    { state: '3', day: null },
  ].map((row, at) => ({ id: `${at}`, rev: 1, ...row }))
  const { headingOf } = byDay(
    Slip,
    'day',
    (day) => dayHeading(day, '2026-11-23', 'zh-CN'),
    () => '待处理',
  )
  expect(told(sectionsOf(rows, headingOf))).toEqual(['待处理 2', '今天 2', '没有日期 1'])
})

test.each([
  ['2026-11-23', '今天'],
  ['2026-11-22', '昨天'],
  ['2026-11-24', '明天'],
  ['2026-11-20', '11-20 周五'],
  ['2025-12-31', '2025-12-31 周三'],
  ['', '没有日期'],
])('the day %s is headed %s on 23 November 2026', (day, heading) => {
  expect(dayHeading(day, '2026-11-23', 'zh-CN')).toBe(heading)
})

const sections: readonly Section[] = [
  { key: 'a', title: 'A', from: 0, count: 3 },
  { key: 'b', title: 'B', from: 3, count: 1 },
  { key: 'c', title: 'C', from: 4, count: 2 },
]

test('a roll in sections has each row once, in its place, and a line for each heading', () => {
  const plan = planOf(6, 2, sections)
  const lines = Array.from({ length: plan.lines }, (_, at) => plan.lineAt(at))
  const shown = lines.map((line) => (line === undefined ? '' : 'section' in line ? line.section.title : `${line.from}-${line.to}`))
  expect(shown).toEqual(['A', '0-2', '', '2-3', '', 'B', '3-4', '', 'C', '4-6', ''])
  expect(sections.map((_, at) => plan.headingLine(at))).toEqual([0, 5, 8])
  expect(plan.tall).toBe(2)
})

test('a roll without sections has lines of rows alone, the last as long as there are rows', () => {
  const plan = planOf(5, 2, [])
  expect([plan.lines, plan.tall, plan.lineAt(2)]).toEqual([3, 1, { from: 4, to: 5 }])
  expect(planOf(0, 2, []).lines).toBe(0)
})

const letters = defineResource({
  name: 'letter' as never,
  label: label('信', 'Letter'),
  path: '/test/letter',
  fields: { name: text('名称', 'Name'), day: date('日期', 'Day'), kind: dict('sex', '性别', 'Sex') },
  title: 'name',
  list: ['name'],
  search: [],
  form: [['name']],
  defaultOrder: { by: ['day desc'] },
})
const sorted = (column: string, descending = false) => [{ column, descending }]

test('a list that stays in its order has parts where that is one of days or of names', () => {
  const by = (sorts: ReturnType<typeof sorted>, resource: typeof letters = letters) => partedBy(resource as never, 'name', sorts)
  expect(by([])).toEqual({ way: 'day', field: 'day', descending: true })
  expect(by(sorted('day'))).toEqual({ way: 'day', field: 'day', descending: false })
  expect(by(sorted('name'))).toEqual({ way: 'letter', field: 'name', descending: false })
  expect(by(sorted('kind'))).toBeUndefined()
  const openFirst = { ...letters, defaultOrder: { open: { field: 'kind', values: ['1'] }, by: ['day desc'] } } as typeof letters
  expect(by([], openFirst)).toBeUndefined()
  expect(by(sorted('day'), openFirst)?.way).toBe('day')
})

test('parts of rows that are not here are as large as their counts say, and signs of one letter make one', () => {
  const { headingOf } = byLetter('name', reading, false)
  const counts = [
    { value: 'a', count: 2 },
    { value: '兰', count: 3 },
    { value: '李', count: 4 },
    { value: '王', count: 1 },
    { value: null, count: 5 },
  ]
  const sections = sectionsOfCounts(counts, 'name', headingOf)
  expect(sections.map(({ title, from, count }) => [title, from, count])).toEqual([
    ['A', 0, 2],
    ['L', 2, 7],
    ['W', 9, 1],
    ['#', 10, 5],
  ])
})
