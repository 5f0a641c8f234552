import { expect, test } from 'vitest'
import { count, date, dict, grouped, optional, ref, text } from '../../src/contract/field'
import { label } from '../../src/contract/label'
import { cardOf } from '../../src/contract/list/card-of'
import { defineResource } from '../../src/contract/resource'

const fields = {
  name: text('姓名', 'Name'),
  phone: grouped('contact', text('电话', 'Telephone', { rule: 'phone' })),
  born: optional(date('生日', 'Birthday')),
  day: date('日期', 'Day'),
  kind: dict('sex', '性别', 'Sex'),
  of: ref('child', '幼儿', 'Child'),
  size: optional(count('大小', 'Size')),
}
const facts = {
  name: 'guest',
  label: label('客人', 'Guest'),
  path: '/test/guest',
  offline: 'read',
  fields,
  title: 'name',
  list: ['name', 'kind', 'phone', 'size'],
  search: ['name'],
  form: [['name']],
} as const

test('a noun that says nothing of its card has its list for facts, its telephone to call, and letters for sections', () => {
  const card = cardOf(defineResource(facts), 'kind')
  expect(card).toMatchObject({
    title: 'name',
    facts: ['phone', 'size'],
    said: 2,
    call: 'phone',
    section: 'letter',
    swipe: ['edit', 'remove'],
  })
})

test.each([
  ['by the day they are ordered by', { defaultOrder: { by: ['day desc'] } }, 'day'],
  ['by nothing where the order is another', { defaultOrder: { by: ['size asc'] } }, 'none'],
  ['by nothing where the day is what they are known by', { title: 'day', defaultOrder: { by: ['day desc'] } }, 'none'],
  ['by nothing where they are known by another row', { title: 'of' }, 'none'],
  ['by nothing where they come page by page', { offline: 'none' }, 'none'],
  ['by what is declared', { card: { section: { field: 'kind' } } }, { field: 'kind' }],
] as const)('rows are parted %s', (_, more, section) => {
  expect(cardOf(defineResource({ ...facts, ...more }), undefined).section).toEqual(section)
})

test('whoever does not read a field is neither told it nor offered to call it', () => {
  const guest = defineResource({
    ...facts,
    card: { beside: [{ field: 'phone', tone: 'care' }], facts: ['phone', { ageOf: 'born' }], call: 'phone' },
  })
  const { phone: _, ...rest } = guest.fields
  const read = cardOf({ ...guest, fields: rest, list: ['name', 'kind', 'size'] }, undefined)
  expect(read).toMatchObject({ beside: [], facts: [{ ageOf: 'born' }], said: 1, call: undefined })
})

test('a card that names a field the noun lacks does not compile, nor start', () => {
  // @ts-expect-error there is no such field
  expect(() => defineResource({ ...facts, card: { facts: ['colour'] } })).toThrow('colour')
  // @ts-expect-error there is no such field
  expect(() => defineResource({ ...facts, offeredAt: 'colour' })).toThrow('colour')
})

test('rows that are parted by a day they are not ordered by, or by what is no word of a dictionary, do not start', () => {
  expect(() => defineResource({ ...facts, card: { section: 'day' } })).toThrow('guest: cannot be parted by the day')
  expect(() => defineResource({ ...facts, card: { section: { field: 'size' } } })).toThrow('guest: cannot be parted by size')
  expect(() => defineResource({ ...facts, card: { section: { field: 'kind' } } })).not.toThrow()
})
