import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded } from '../../../src/contract/search/folded'
import { rankOf, searchKeysOf, spanOf } from '../../../src/contract/search/matching'
import { readings } from '../../../src/contract/search/readings'

const rank = (text: string, words: string) => rankOf(searchKeysOf([text], readings), folded(words))
const finds = (text: string, words: string) => rank(text, words) !== undefined
const marked = (text: string, words: string) => {
  const span = spanOf(text, folded(words), readings)
  return span && text.slice(...span)
}

describe('a name is found', () => {
  test.each([
    ['朱梦涵', 'zmh', '朱梦涵'],
    ['朱梦涵', 'zhumeng', '朱梦'],
    ['朱梦涵', 'zhmh', '朱梦涵'],
    ['朱梦涵', 'zhu m', '朱梦'],
    ['朱梦涵', 'zmenghan', '朱梦涵'],
    ['朱梦涵', '梦', '梦'],
    ['朱梦涵', 'mh', '梦涵'],
    ['西红柿炒鸡蛋面', 'xhscjdm', '西红柿炒鸡蛋面'],
    ['西红柿炒鸡蛋面', 'jidan', '鸡蛋'],
    ['小1班', 'x1b', '小1班'],
    ['Anna Müller', 'muller', 'Müller'],
    ['ＡＢＣ', 'abc', 'ＡＢＣ'],
    ['138 0013-8000', '00138', '0013-8'],
  ])('%s by %s, which is %s of it', (text, words, piece) => {
    expect(finds(text, words)).toBe(true)
    expect(marked(text, words)).toBe(piece)
  })

  test.each([
    ['单', 'shan', 'dan'],
    ['解', 'xie', 'jie'],
    ['仇', 'qiu', 'chou'],
    ['曾', 'zeng', 'ceng'],
    ['区', 'ou', 'qu'],
    ['查', 'zha', 'cha'],
    ['朴', 'piao', 'pu'],
    ['盖', 'ge', 'gai'],
    ['吕', 'lv', 'lu'],
    ['乐', 'yue', 'le'],
    ['覃', 'qin', 'tan'],
  ])('with the surname %s by %s and by %s', (surname, ...said) => {
    for (const reading of said) expect(finds(`${surname}梦涵`, `${reading}meng`)).toBe(true)
  })

  test.each(['玥', '彧', '堃', '璟', '翀', '嬿'])('with %s, which few names had once', (sign) => expect(readings(sign)).not.toEqual([]))
})

test.each([
  ['朱梦涵', 'mzh'],
  ['朱梦涵', 'zh h'],
  ['朱梦涵', 'umeng'],
  ['13800138000', '13900'],
])('%s is not found by %s', (text, words) => expect(finds(text, words)).toBe(false))

test('what is meant more likely comes first: the name itself, how it begins, its pinyin, a piece of it, a piece of its pinyin', () => {
  const names = ['李朱', '王竹', '朱梦涵', '朱', '竹青']
  expect(names.map((name) => rank(name, '朱'))).toEqual([3, undefined, 1, 0, undefined])
  expect(names.map((name) => rank(name, 'zhu'))).toEqual([4, 4, 2, 2, 2])
})

const characters = fc.constantFrom(...'朱梦涵单解仇曾李王张欣怡子轩重乐行长绿女')
const name = fc.array(characters, { minLength: 1, maxLength: 4 }).map((signs) => signs.join(''))

test('whoever types some characters of a name, each whole or by how it begins and the last as far as they like, finds it', () => {
  const typed = name.chain((text) =>
    fc.tuple(fc.constant(text), fc.nat(text.length - 1), fc.infiniteStream(fc.nat(9))).map(([all, from, choices]) => {
      const next = () => Number(choices.next().value)
      const signs = [...all.slice(from)]
      const ways = signs.map((sign) => {
        const known = readings(sign)
        const reading = known[next() % known.length] ?? ''
        return [reading, reading.slice(0, 1)][next() % 2] ?? ''
      })
      return [all, ways.join('')] as const
    }),
  )
  fc.assert(fc.property(typed, ([text, words]) => finds(text, words) && marked(text, words) !== undefined))
})

test('a number is found by any piece of it, however it is written', () => {
  const number = fc.stringMatching(/^1\d{10}$/)
  fc.assert(
    fc.property(number, fc.nat(8), fc.nat(8), (digits, from, more) => {
      const piece = digits.slice(from, from + 3 + more)
      const spaced = `${piece.slice(0, 2)} ${piece.slice(2)}`
      return finds(digits, piece) && finds(digits, spaced) && finds(`${digits.slice(0, 3)}-${digits.slice(3)}`, piece)
    }),
  )
})
