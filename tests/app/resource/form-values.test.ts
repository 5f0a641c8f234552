import { expect, test } from 'vitest'
import { sectionsOf, withoutSettled } from '../../../src/app/resource/form/form-sections'
import { draftOf, hiddenProblems, innerProblems, patchOf, problemsOf, startValues } from '../../../src/app/resource/form/form-values'
import { boolean, count, derived, entries, optional, secret, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'

const Plant = defineResource({
  name: 'plant',
  label: label('植物', 'Plant'),
  path: '/x/plant',
  fields: {
    name: text('名', 'Name', { max: 5 }),
    code: text('码', 'Code', { fixed: true }),
    leaves: optional(count('叶', 'Leaves', { max: 9 })),
    wild: boolean('野', 'Wild'),
    height: derived(count('高', 'Height')),
    owner: optional(secret('主', 'Owner')),
    calls: optional(entries('电话', 'Calls', { at: text('时', 'At') })),
  },
  title: 'name',
  list: ['name'],
  search: ['name'],
  form: [
    ['name', 'code'],
    ['leaves', 'wild'],
  ],
})
const row = { id: 'p', rev: 3, name: 'Fern', code: 'F', leaves: 4, wild: true, height: 2, owner: '310***1234', calls: null }

test('a new form begins with what fields begin with; an old one leaves out what cannot be written', () => {
  expect(startValues(Plant, undefined)).toEqual({ name: null, code: null, leaves: null, wild: false, owner: null, calls: null })
  expect(Object.keys(startValues(Plant, row))).toEqual(['name', 'leaves', 'wild', 'owner', 'calls'])
})

test('only what was changed is sent; emptying is a change, a masked secret is none', () => {
  const values = { ...startValues(Plant, row), name: 'Moss', leaves: null }
  expect(patchOf(Plant, row, values)).toEqual({ name: 'Moss', leaves: null })
  expect(patchOf(Plant, row, { owner: '311***1234' })).toEqual({})
  expect(patchOf(Plant, row, { owner: 'A*7' })).toEqual({ owner: 'A*7' })
  expect(patchOf(Plant, undefined, { name: 'Moss', leaves: null, wild: false })).toEqual({ name: 'Moss', wild: false })
})

test('a form is checked with the rules of the server', () => {
  expect(problemsOf(Plant, undefined, { name: 'Sequoia', wild: false })).toEqual({
    name: { code: 'field.long', values: { max: 5 } },
    code: { code: 'field.required' },
  })
  expect(problemsOf(Plant, row, startValues(Plant, row))).toEqual({})
})

test('problems inside entries find their way to the entry, and hidden ones are not lost', () => {
  const problems = problemsOf(Plant, undefined, { name: 'Fern', code: 'F', wild: true, calls: [{ at: '' }] })
  expect(innerProblems(problems, 'calls')).toEqual({ '0.at': { code: 'field.required' } })
  expect(hiddenProblems(Plant, problems)).toEqual(['calls.0.at'])
})

test('a draft holds what was changed, and never a secret', () => {
  expect(draftOf(Plant, { name: 'Fern', leaves: 4, owner: '110101' }, { name: 'Moss', leaves: 4, owner: null })).toEqual({ name: 'Fern' })
})

test('a form that does not ask what a new row is about begins its sections with what comes next', () => {
  const sections = [{ label: label('甲', 'A'), from: 'of' }]
  const asked = withoutSettled({ ...Plant, form: [['day'], ['of', 'name'], ['note']], sections }, { of: 'x' })
  expect(sectionsOf(asked).map(({ label: one, lines }) => [one?.en, lines])).toEqual([
    [undefined, [['day']]],
    ['A', [['name'], ['note']]],
  ])
})
