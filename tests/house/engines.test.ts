import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kinds } from '../../src/contract/field'
import { code, exists, file } from './house-files'

/** The nouns of the areas, read from the glossary; the engine's own nouns lie in contract/system. */
function areaNouns(): string[] {
  const words = file('src/areas/nouns.ts')
  if (!words) return []
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

  test.each(['src/server/db/column.ts', 'src/server/resource/excel.ts'])('in %s', (path) => {
    const known = file(path)?.text
    expect(known === undefined ? [] : kinds.filter((kind) => !knows(known, kind))).toEqual([])
  })

  test('in src/app/fields', () => {
    const text = exists('src/app/fields')
      ? code('src/app/fields')
          .map((one) => `${one.stem}: ${one.text}`)
          .join('\n')
      : undefined
    expect(text === undefined ? [] : kinds.filter((kind) => !knows(text, kind))).toEqual([])
  })
})
