import { expect, test } from 'vitest'
import { allergyBanner, childBanners, isolationBanner, unansweredBanner } from '../../../src/areas/families/app/child/child-banners'
import { emergencyOf, familyOf } from '../../../src/areas/families/app/child/family-calls'
import { keptHomeUntil } from '../../../src/areas/families/app/child/kept-home'
import { childrenOf, headcount } from '../../../src/areas/families/app/roster/in-roster'

const today = '2026-11-23'
const child = (more: Record<string, unknown> = {}) => ({
  id: 'c1',
  rev: 1,
  status: '20',
  allergies: ['none'],
  healthTag: null,
  quarantineUntil: null,
  ...more,
})

test.each([
  [{}, []],
  [{ allergies: [] }, ['unanswered']],
  [{ allergies: null }, ['unanswered']],
  [{ allergies: null, status: '60' }, []],
  [{ allergies: ['egg'] }, ['allergy']],
  [{ allergies: ['egg'], healthTag: '休克' }, ['allergy']],
  [{ quarantineUntil: today, healthTag: '水痘' }, ['isolated']],
  [{ quarantineUntil: '2026-11-22' }, []],
  [{ quarantineUntil: '2026-11-30', allergies: ['egg'] }, ['allergy', 'isolated']],
  [{ quarantineUntil: '2026-11-30', status: '40' }, []],
  [{ healthTag: '癫痫' }, ['note']],
] as const)('what stands above a child with %o: %o', (more, expected) => {
  const names = ['allergy', 'isolated', 'note', 'unanswered']
  const told = childBanners.flatMap(({ of }, at) => (of(child(more), today) ? [names[at]] : []))
  expect(told).toEqual(expected)
})

test('an allergy with a note of the doctor is grave, and the note is said whole', () => {
  const words = '花生严重过敏，出现症状立即拨打120'
  expect(allergyBanner(child({ allergies: ['peanut', 'none'], healthTag: words }))).toMatchObject({
    tone: 'bad',
    words,
    values: { allergens: { dict: 'allergen', values: ['peanut'] } },
  })
  expect(allergyBanner(child({ allergies: ['egg'] }))?.tone).toBe('care')
})

test.each([
  [today, 0],
  ['2026-11-24', 1],
  ['2026-12-01', 8],
])('a child kept at home until %s has %i days left', (quarantineUntil, days) => {
  const banner = isolationBanner(child({ quarantineUntil }), today)
  expect(banner?.values).toEqual({ date: quarantineUntil, days })
  expect(banner?.title.en.includes('last day')).toBe(days === 0)
})

test.each([
  [{}, undefined],
  [{ quarantineUntil: '2026-11-22' }, undefined],
  [{ quarantineUntil: today }, today],
  [{ quarantineUntil: '2026-11-30', status: '10' }, '2026-11-30'],
  [{ quarantineUntil: '2026-11-30', status: '50' }, undefined],
])('a child with %o stays at home until %s', (more, expected) => {
  expect(keptHomeUntil(child(more), today)).toBe(expected)
})

test('every banner is for whoever may read of the health of children', () => {
  expect(childBanners.map(({ needs }) => needs)).toEqual(Array(4).fill('child:health'))
  expect(unansweredBanner(child({ allergies: [] }))?.part).toBe('health')
})

const link = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  childId: 'c1',
  name: id,
  phone: `139${id}`,
  relation: '1',
  isPrimary: false,
  canPickup: true,
  ...more,
})

test('whoever is called first stands first, and others’ families are none of it', () => {
  const links = [link('b'), link('a'), link('z', { isPrimary: true, canPickup: false }), link('x', { childId: 'c2' })]
  expect(familyOf('c1', links).map(({ id, isFirst, canPickup }) => [id, isFirst, canPickup])).toEqual([
    ['z', true, false],
    ['a', false, true],
    ['b', false, true],
  ])
})

test('the others of a family stand in the places they were given', () => {
  const links = [link('a', { place: 3 }), link('b'), link('c', { place: 2 }), link('d', { place: 1, isPrimary: true })]
  expect(familyOf('c1', links).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b'])
})

test('the emergency contact is named once: not where a guardian has the number, nor where it may not be read', () => {
  const row = { id: 'c1', emergencyName: '奶奶', emergencyPhone: '13800000000' }
  expect(emergencyOf(row, familyOf('c1', [link('a')]))).toEqual({ name: '奶奶', phone: '13800000000' })
  expect(emergencyOf(row, familyOf('c1', [link('a', { phone: '13800000000' })]))).toBeUndefined()
  expect(emergencyOf({ id: 'c1' }, [])).toBeUndefined()
})

const children = [
  { studentNo: '2', name: '白', birthday: '2022-01-01', sex: '1', classId: 'k', status: '20' },
  { studentNo: '1', name: '张', birthday: '2021-01-01', sex: '2', classId: 'k', status: '30' },
  { studentNo: '3', name: '丁', birthday: '2020-01-01', sex: null, classId: 'k', status: '40' },
  { studentNo: '4', name: '安', birthday: '2023-01-01', sex: '2', classId: 'other', status: '20' },
]

test.each([
  ['number', ['张', '白']],
  ['name', ['白', '张']],
  ['age', ['张', '白']],
] as const)('a roster by %s has the children of the class that have not left', (order, names) => {
  expect(childrenOf('k', children, order).map(({ name }) => name)).toEqual(names)
  expect(headcount(childrenOf('k', children, order))).toEqual({ all: 2, boys: 1, girls: 1 })
})
