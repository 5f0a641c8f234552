import { expect, test } from 'vitest'
import { Department } from '../../../src/contract/system/department'
import { Role } from '../../../src/contract/system/role'
import { User } from '../../../src/contract/system/user'
import { type Demo, type Furniture, laidBy } from '../../../src/server/seed/demo'
import { Folder, Paper } from '../../kit/product/tiny-product'

const story = { today: '2026-03-02', seed: 7 }
const rows: Furniture['rows'] = [{ id: 'one', values: {} }]
const demo =
  (...nouns: Furniture['noun'][]): Demo =>
  () => ({ furniture: nouns.map((noun) => ({ noun, rows })) })
const order = (...demos: Demo[]) =>
  laidBy(
    demos.map((demo) => ({ demo })),
    story,
  ).furniture.map(({ noun }) => noun.name)

test('what is referred to is laid first, whichever area comes first', () => {
  expect(order(demo(Paper), demo(Folder))).toEqual(['folder', 'paper'])
  expect(order(demo(Folder), demo(Paper))).toEqual(['folder', 'paper'])
  expect(order(demo(User), demo(Role, Department)).at(-1)).toBe('user')
})

test('a noun that refers to itself, or to one that refers back, is laid once', () => {
  const back = { ...Folder, fields: { ...Folder.fields, first: Paper.fields.folder } }
  const circle = { ...Paper, fields: { ...Paper.fields, other: { ...Paper.fields.folder, noun: 'paper' } } }
  expect(order(demo(circle, back), demo(Department))).toEqual(['folder', 'paper', 'department'])
})

test('areas are told the same story, and what they bring beside rows comes in their order', () => {
  const told: unknown[] = []
  const telling =
    (byte: number): Demo =>
    (heard) => {
      told.push(heard)
      return { furniture: [], files: [Uint8Array.of(byte)] }
    }
  const { files, deeds } = laidBy([{ demo: telling(1) }, {}, { demo: telling(2) }], story)
  expect(told).toEqual([story, story])
  expect([files, deeds]).toEqual([[Uint8Array.of(1), Uint8Array.of(2)], []])
})
