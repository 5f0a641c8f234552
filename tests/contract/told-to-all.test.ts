import { expect, test } from 'vitest'
import { date, entries, grouped, optional, text } from '../../src/contract/field'
import { label } from '../../src/contract/label'
import { defineResource } from '../../src/contract/resource'
import { toldToAll } from '../../src/contract/sync/told-to-all'
import { tinyCatalogue } from '../kit/product/tiny-product'

const health = (name: string) => grouped('health', optional(text(name, name)))
const known = (fields: Parameters<typeof defineResource>[0]['fields'], more: object = {}) =>
  toldToAll({
    ...tinyCatalogue,
    resources: {
      visit: defineResource({
        name: 'visit',
        label: label('visit', 'visit'),
        path: '/tiny/desk/visit',
        fields: { title: text('title', 'title'), ...fields },
        title: 'title',
        list: [],
        search: [],
        form: [],
        ...more,
      }),
    },
    flows: { visit: { noun: 'visit', field: 'state', start: 'open', moves: {} } },
  })
const told = (field: string) => [`tells everybody what is in a group: visit.${field}`]

test('what a row is known by, ordered by, kept for or moved by is in no group', () => {
  expect(known({ finding: health('finding') })).toEqual([])
  expect(known({ finding: health('finding') }, { title: 'finding' })).toEqual(told('finding'))
  expect(known({ finding: health('finding') }, { defaultOrder: { by: ['finding asc'] } })).toEqual(told('finding'))
  expect(known({ day: grouped('health', date('day', 'day')) }, { offline: { mode: 'read', by: 'day', days: 3 } })).toEqual(told('day'))
  expect(known({ state: health('state') })).toEqual(told('state'))
})

test('a history tells what was written over only to those who could read it, however deep it lies', () => {
  const was = (inner: ReturnType<typeof health>) => entries('was', 'was', { finding: inner })
  const open = optional(text('finding', 'finding'))
  expect(known({ finding: health('finding'), history: was(health('finding')) })).toEqual([])
  expect(known({ finding: health('finding'), history: grouped('health', entries('was', 'was', { finding: open })) })).toEqual([])
  expect(known({ finding: health('finding'), history: entries('was', 'was', { finding: open }) })).toEqual(told('history.finding'))
  const deep = entries('steps', 'steps', { was: entries('was', 'was', { finding: open }) })
  expect(known({ finding: health('finding'), history: deep })).toEqual(told('history.was.finding'))
})
