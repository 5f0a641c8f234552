import { expect, test } from 'vitest'
import { readablePart } from '../../../src/contract/access'
import { consented, date, grouped, optional, ref, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'

const facts = {
  name: 'plant',
  label: label('植物', 'Plant'),
  path: '/test/garden/plant',
  title: 'name',
  list: ['name'],
  search: [],
  form: [['name']],
} as const
const fields = {
  name: text('名称', 'Name'),
  phone: grouped('contact', text('电话', 'Telephone')),
  seen: optional(consented('name', 'x', text('所见', 'Seen'))),
  day: date('日期', 'Day'),
  bed: ref('plant', '圃', 'Bed'),
}

test('a noun that is found by a field it lacks does not compile, nor start', () => {
  // @ts-expect-error there is no such field
  expect(() => defineResource({ ...facts, fields, found: { by: ['nmae'] } })).toThrow('nmae')
  // @ts-expect-error there is no such field
  expect(() => defineResource({ ...facts, fields, found: { by: ['name'], says: ['colour'] } })).toThrow('colour')
})

test('rows are found by texts alone, and by none that is shown only with a consent', () => {
  for (const by of ['day', 'bed', 'seen'] as const)
    expect(() => defineResource({ ...facts, fields, found: { by: [by] } })).toThrow(`cannot be found by ${by}`)
})

test('whoever does not read a group neither finds rows by its fields nor is told them', () => {
  const plant = defineResource({ ...facts, fields, found: { by: ['name', 'phone'], says: ['phone', 'bed'] } })
  expect(readablePart(plant, () => true).found).toEqual({ by: ['name', 'phone'], says: ['phone', 'bed'] })
  expect(readablePart(plant, (permission) => permission !== 'plant:contact').found).toEqual({ by: ['name'], says: ['bed'] })
})
