import { expect, test } from 'vitest'
import { accountWords } from '../../../src/app/language/account-words'
import { deviceWords } from '../../../src/app/language/device-words'
import { formWords } from '../../../src/app/language/form-words'
import { sayIn } from '../../../src/app/language/say-in'
import { texts } from '../../../src/app/language/texts'

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1]).sort()

test.each(Object.entries({ ...texts, ...accountWords, ...deviceWords, ...formWords }))(
  '%s is said in both languages with the same values',
  (_, { zh, en }) => {
    expect(zh).toMatch(/\p{Script=Han}|^（|[{}]/u)
    expect(en.trim()).not.toBe('')
    expect(en).not.toMatch(/\p{Script=Han}/u)
    expect(holes(zh)).toEqual(holes(en))
  },
)

test('values are filled in', () => {
  expect(sayIn('en', formWords.rangeOfTotal, { from: 1, to: 10, total: 23 })).toBe('1-10 of 23')
})
