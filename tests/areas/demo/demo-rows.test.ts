import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import { accountPosts } from '../../../src/areas/demo/published/account-posts'
import { checkFields } from '../../../src/contract/check'
import { demo } from '../../../src/product'
import { dictionaries } from '../../kit/dictionaries'
import { house, someDays, type Values } from './house'

/** Ids of rows that are there before the demonstration is laid. */
const outside: Readonly<Record<string, readonly string[]>> = {
  department: ['department.root'],
  user: Object.keys(accountPosts).map((username) => `user.${username}`),
}

const inside = (value: unknown): readonly string[] => (value === null || value === undefined ? [] : ([value].flat() as string[]))

describe.each(Object.entries(someDays))('on %s', (_, today) => {
  const { furniture, of } = house(today)

  test('every row passes the checks of its noun', () => {
    const wrong = furniture.flatMap(({ noun, rows }) =>
      rows.flatMap(({ id, values }) => {
        const written = Object.entries(values).filter(([field]) => !noun.fields[field]?.derived)
        const derived = Object.entries(values).filter(([field]) => noun.fields[field]?.derived)
        const free = Object.fromEntries(Object.entries(noun.fields).map(([field, facts]) => [field, { ...facts, derived: false }]))
        const problems = {
          ...checkFields(noun.fields, Object.fromEntries(written), 'whole'),
          ...checkFields(free, Object.fromEntries(derived), 'part'),
        }
        return Object.keys(problems).length > 0 ? [{ id, problems }] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('every choice is one of its dictionary', () => {
    const wrong = furniture.flatMap(({ noun, rows }) =>
      Object.entries(noun.fields).flatMap(([field, facts]) => {
        const known = dictionaries[facts.dict as keyof typeof dictionaries]?.items.map(({ value }) => value)
        return known
          ? rows.flatMap(({ id, values }) =>
              inside(values[field])
                .filter((value) => !known.includes(value))
                .map((value) => `${id} ${field} ${value}`),
            )
          : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('every reference leads to a row, and to one laid before it', () => {
    const laid = new Map(Object.entries(outside).map(([noun, ids]) => [noun, new Set(ids)]))
    const wrong: string[] = []
    for (const { noun, rows } of furniture) {
      laid.set(noun.name, new Set([...(outside[noun.name] ?? []), ...rows.map(({ id }) => id)]))
      const refs = Object.entries(noun.fields).filter(([, facts]) => facts.noun)
      for (const { id, values } of rows)
        for (const [field, facts] of refs)
          for (const value of inside(values[field])) if (!laid.get(facts.noun ?? '')?.has(value)) wrong.push(`${id} ${field} ${value}`)
    }
    expect(wrong).toEqual([])
  })

  test('ids are well formed and nothing unique occurs twice', () => {
    for (const { noun, rows } of furniture) {
      const ids = rows.map(({ id }) => id)
      expect(ids.filter((id) => !/^[\w.:-]{1,64}$/.test(id))).toEqual([])
      expect(new Set(ids).size, noun.name).toBe(ids.length)
      for (const [field, facts] of Object.entries(noun.fields)) {
        const values = rows.map((row) => row.values[field]).filter((value) => facts.unique && value !== null && value !== undefined)
        expect(new Set(values).size, `${noun.name}.${field}`).toBe(values.length)
      }
    }
  })

  test('nouns with natural ids have them', () => {
    for (const { name, key } of Object.values(resources)) if (key) for (const row of of(name)) expect(row.id).toBe(key(row))
  })

  test('what belongs to a class or a person is seen by them and by nobody else, and a draft of a menu by those who see every menu', () => {
    const classOf = new Map(of('child').map((child) => [child.id, `class/${child.classId}`]))
    const unpublished = new Set(of('week-menu').flatMap((menu) => (menu.status === 'PUBLISHED' ? [] : [menu.id])))
    const menuOf = (id: unknown) => (unpublished.has(String(id)) ? 'unpublished' : 'all')
    const linkOf = new Map(of('child-guardian').map((link) => [link.guardianId, link]))
    const scopes: Readonly<Record<string, (row: Values) => unknown>> = {
      child: (row) => `class/${row.classId}`,
      enrolment: (row) => `class/${row.classId}`,
      'attendance-sheet': (row) => `class/${row.classId}`,
      'attendance-record': (row) => `class/${row.classId}`,
      'leave-request': (row) => classOf.get(String(row.childId)),
      'absence-trace': (row) => classOf.get(String(row.childId)),
      'child-guardian': (row) => classOf.get(String(row.childId)),
      guardian: (row) => classOf.get(String(linkOf.get(row.id)?.childId)),
      'announcement-send': (row) => `user/${row.userId}`,
      'week-menu': (row) => menuOf(row.id),
      'menu-meal': (row) => menuOf(row.menuId),
    }
    for (const { noun } of furniture) {
      const wrong = of(noun.name).filter((row) => row.scope !== (scopes[noun.name]?.(row) ?? 'all'))
      expect(wrong, noun.name).toEqual([])
    }
    expect(unpublished.size).toBe(1)
  })
})

test('the same day and seed give the same kindergarten, another seed another one', () => {
  // Twenty thousand rows: to look for what differs, where nothing or everything does, takes longer than to make them.
  expect(isDeepStrictEqual(demo('2026-11-23'), demo('2026-11-23'))).toBe(true)
  expect(isDeepStrictEqual(demo('2026-11-23', { seed: 7 }), demo('2026-11-23'))).toBe(false)
})

test('every noun of the house is known to the register', () => {
  for (const { noun } of demo('2026-11-23').furniture) expect(resources[noun.name as keyof typeof resources]).toBe(noun)
})

test('a kindergarten in the middle of its term has some twenty thousand rows', () => {
  expect(demo('2026-11-23').furniture.reduce((sum, one) => sum + one.rows.length, 0)).toBeGreaterThan(20_000)
})
