import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { label, say } from '../../src/contract/label'

/** Every English text of the sources that names a value: what stands second where something is said in both languages. */
const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(`src/${file}`, 'utf8')
    return [...source.matchAll(/(['"`])((?:(?!\1)[^\n])*\p{Script=Han}(?:(?!\1)[^\n])*)\1,\s*(['"`])((?:(?!\3)[^\n])+)\3/gu)].map(
      ([, , , , text = '']) => ({ file, text }),
    )
  })
  .filter(({ text }) => /\{\w+\}/.test(text))

/** The text with one value in a hole, the others left out of it. */
const counted = (text: string, name: string, value: number) =>
  say(label(text, text), 'en', { [name]: value }).replace(/\{\w+:[^{}]*\}/g, '')

const holes = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]

/** Words that end like several of a thing and are none. */
const single = new Set([
  'is',
  'was',
  'has',
  'as',
  'its',
  'this',
  'less',
  'class',
  'does',
  'goes',
  'needs',
  'waits',
  'across',
  'moves',
  'repeats',
  'graduates',
  'leaves',
])
const isSeveral = (word: string) =>
  (/s$/.test(word) && !single.has(word)) || ['children', 'people', 'are', 'were', 'have', 'do'].includes(word)

/** The words said of a number: up to the end of the clause, at most as many as a thing and its verb take. */
const saidOf = (text: string, value: number) => {
  const [, clause = ''] = new RegExp(`(?:^|[^\\w.-])${value}((?: [a-z-]+)+)`).exec(text) ?? []
  return clause.trim().split(' ').slice(0, 3)
}

/** Values that are what somebody or something is called. */
const names = ['name', 'names', 'role', 'noun']
const cases = texts.flatMap(({ file, text }) => holes(text).flatMap((name) => (names.includes(name) ? [] : [{ file, text, name }])))

test('there are counted texts to look at', () => expect(cases.length).toBeGreaterThan(100))

test('nothing is said of one as if there were several', () => {
  const wrong = cases.filter(({ text, name }) => saidOf(counted(text, name, 1), 1).some(isSeveral))
  expect(wrong.map(({ file, text, name }) => `${file}: ${counted(text, name, 1)}`)).toEqual([])
})

test('nothing is said of two, or of none, as if there were one', () => {
  const forms = cases.filter(({ text, name }) => text.includes(`{${name}:`))
  expect(forms.length).toBeGreaterThan(30)
  for (const { text, name } of forms) {
    const [one, two, none] = [1, 2, 0].map((value) => counted(text, name, value).replace(new RegExp(`(?<!\\d)${value}(?!\\d)`, 'g'), '#'))
    expect(none, text).toBe(two)
    expect(one, text).not.toBe(two)
  }
})

test('a number that is no number of things stays as it was given', () => {
  expect(say(label('{a} 个', '{a} {a:thing|things}'), 'en', { a: '1,000' })).toBe('1,000 things')
  expect(say(label('{a} 个', '{a} {a:thing|things}'), 'en', {})).toBe('{a} {a:thing|things}')
})
