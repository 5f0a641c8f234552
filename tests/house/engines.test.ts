import { describe, expect, test } from 'vitest'
import { areas } from '../../src/areas/areas'
import { kinds } from '../../src/contract/fields/kind'
import type { Resource } from '../../src/contract/resource'
import { code, file } from './house-files'

/** The nouns of the kindergarten; those every house has lie in contract/system. */
function areaNouns(): string[] {
  const own = areas.filter(({ name }) => name !== 'system').flatMap(({ nouns }) => Object.values<Resource>(nouns))
  expect(own.length).toBeGreaterThan(20)
  return own.map(({ name }) => name)
}

test('the engines know no word of the kindergarten', () => {
  const nouns = areaNouns()
  const engines = code('src/server', 'src/app', 'src/contract')
  const known = engines.flatMap(({ path, text }) =>
    nouns.filter((noun) => new RegExp(`['"\`]${noun}['"\`]`).test(text)).map((noun) => `${path}: ${noun}`),
  )
  expect(known).toEqual([])
})

test('the engines decide by what a noun declares, never by its name as a word', () => {
  const byWord = /(\.name|\bnoun)\s*[!=]==\s*'[a-z]|\{ noun: '[a-z]/
  // A file's own name is no noun's.
  const engines = code('src/server', 'src/app', 'src/contract').filter(({ path }) => path !== 'src/contract/fields/file.ts')
  const found = engines.flatMap(({ path, text }) => byWord.exec(text)?.[0].concat(` in ${path}`) ?? [])
  expect(found).toEqual([])
})

describe('a field kind is known everywhere', () => {
  const every = Object.keys(kinds)
  const knows = (text: string, kind: string) => new RegExp(`['"]${kind}['"]|\\b${kind}\\s*[:,}(]`).test(text)

  test('in src/server/db/column.ts', () => {
    const { text } = file('src/server/db/column.ts')
    expect(every.filter((kind) => !knows(text, kind))).toEqual([])
  })

  test('in src/app/fields', () => {
    const text = code('src/app/fields')
      .map((one) => `${one.stem}: ${one.text}`)
      .join('\n')
    expect(every.filter((kind) => !knows(text, kind))).toEqual([])
  })
})
