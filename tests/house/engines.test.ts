import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kinds } from '../../src/contract/field'
import { code, file } from './house-files'

/** The nouns of the areas, read from the glossary; the engine's own nouns lie in contract/system. */
function areaNouns(): string[] {
  const words = file('src/areas/nouns.ts')
  const systems = readdirSync('src/contract/system').map((name) => name.replace(/\.ts$/, ''))
  const nouns = [...words.text.matchAll(/^\s+'?([a-z][a-z0-9-]*)'?: label\(/gm)].map(([, noun = '']) => noun)
  expect(nouns.length, 'src/areas/nouns.ts names no noun in the way this test reads it').toBeGreaterThan(0)
  return nouns.filter((noun) => !systems.includes(noun))
}

test('the engines know no word of the kindergarten', () => {
  const nouns = areaNouns()
  const engines = code('src/server', 'src/app', 'src/contract')
  const known = engines.flatMap(({ path, text }) =>
    nouns.filter((noun) => new RegExp(`['"\`]${noun}['"\`]`).test(text)).map((noun) => `${path}: ${noun}`),
  )
  expect(known).toEqual([])
})

describe('a field kind is known everywhere', () => {
  const knows = (text: string, kind: string) => new RegExp(`['"]${kind}['"]|\\b${kind}\\s*[:,}(]`).test(text)

  test.each(['src/server/db/column.ts', 'src/server/excel/columns.ts'])('in %s', (path) => {
    const { text } = file(path)
    expect(kinds.filter((kind) => !knows(text, kind))).toEqual([])
  })

  test('in src/app/fields', () => {
    const text = code('src/app/fields')
      .map((one) => `${one.stem}: ${one.text}`)
      .join('\n')
    expect(kinds.filter((kind) => !knows(text, kind))).toEqual([])
  })
})
