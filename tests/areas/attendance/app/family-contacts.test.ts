import { expect, test } from 'vitest'
import { familyContacts } from '../../../../src/areas/attendance/app/tracing/family-contacts'

const child = { id: 'lan', emergencyName: '', emergencyPhone: '' }
const link = { id: 'link', childId: 'lan', guardianId: 'mei', relation: '2', isPrimary: true }
const guardian = { id: 'mei', name: '李梅', phone: '13900001111' }

test('a guardian whose own row lies with the class of a sister is called by what the link says', () => {
  expect(familyContacts(child, [{ ...link, name: '李梅', phone: '13900001111' }], [])).toEqual([
    { name: '李梅', phone: '13900001111', relation: '2', isFirst: true },
  ])
})

test('a guardian is called by their own row where the link says nothing yet, and not at all where neither does', () => {
  expect(familyContacts(child, [{ ...link, name: null, phone: null }], [guardian])).toMatchObject([{ phone: '13900001111' }])
  expect(familyContacts(child, [link], [])).toEqual([])
})

test('those of a family are called in the order it is written down in, whoever is called first above all, the emergency contact last', () => {
  const of = (id: string, more: object) => ({ ...link, id, isPrimary: false, name: id, phone: id, ...more })
  const links = [of('new', {}), of('third', { place: 3 }), of('second', { place: 2 }), of('first', { place: 9, isPrimary: true })]
  const called = familyContacts({ ...child, emergencyName: 'aunt', emergencyPhone: '13911112222' }, links, [])
  expect(called.map(({ name }) => name)).toEqual(['first', 'second', 'third', 'new', 'aunt'])
})
