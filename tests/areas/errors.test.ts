import { expect, test } from 'vitest'
import { areas } from '../../src/areas/areas'
import type { Area } from '../../src/contract/area'
import { errorOf, isErrorCode, sentence } from '../../src/contract/error'

const all: readonly Area[] = areas
const codes = all.flatMap(({ errors = {} }) => Object.keys(errors))

test('no two areas say no by one code, and none by one of those every product has', () => {
  expect(codes.length).toBeGreaterThan(30)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  for (const { errors = {} } of all) for (const [code, spec] of Object.entries(errors)) expect(errorOf(code), code).toBe(spec)
})

test('every no of an area is said in both languages, of the same values', () => {
  const values = (words: string) => [...new Set([...words.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort()
  for (const code of codes) {
    const { zh, en } = errorOf(code).say
    expect(zh, code).toMatch(/\p{Script=Han}/u)
    expect(en, code).toMatch(/^[\x20-\x7e]+$/)
    expect(values(en), code).toEqual(values(zh))
  }
})

test('a code of another release is not known, and is said as a failure', () => {
  expect(isErrorCode('toString')).toBe(false)
  expect(sentence('toString', 'en')).toBe(sentence('server.failed', 'en'))
})
