import { expect, test } from 'vitest'
import { sayIn } from '../../../src/app/language/say-in'
import { texts } from '../../../src/app/language/texts'

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1]).sort()

test.each(Object.entries(texts))('%s is said in both languages with the same values', (_, { zh, en }) => {
  expect(zh).toMatch(/\p{Script=Han}|^（|[{}]/u)
  expect(en.trim()).not.toBe('')
  expect(en).not.toMatch(/\p{Script=Han}/u)
  expect(holes(zh)).toEqual(holes(en))
})

test('values are filled in', () => {
  expect(sayIn('en', 'rangeOfTotal', { from: 1, to: 10, total: 23 })).toBe('1-10 of 23')
})
