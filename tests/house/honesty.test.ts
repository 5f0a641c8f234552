import { expect, test } from 'vitest'
import { bare, code, everything } from './house-files'

/** Lines that match, as `path:line`. */
function found(files: readonly { path: string; text: string }[], sign: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (sign.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 80)}`] : [])),
  )
}

test('no test is left out', () => {
  expect(found(code('tests'), /\b(test|it|describe)\.(skip|only|todo|fixme|skipIf)\b/)).toEqual([])
})

test('no type is given up', () => {
  const files = code('src', 'sw', 'tests').map(({ path, text }) => ({ path, text: bare(text) }))
  expect(found(files, /(:|\bas|<|,|\|)\s*any\b|\bas unknown as\b|@ts-(ignore|nocheck|expect-error)/)).toEqual([])
})

test('no check is silenced', () => {
  expect(found(code('src', 'sw', 'tests'), /@ts-(ign[o]re|noch[e]ck)/)).toEqual([])
})

test('nothing is put off', () => {
  expect(found(everything, /\b(TO[D]O|FIX[M]E)\b|\bnot impl[e]mented\b|\bplaceholder d[a]ta\b/)).toEqual([])
})

test('no path of one machine is written down', () => {
  const shipped = everything.filter(({ path }) => !path.startsWith('tests/'))
  expect(found(shipped, /(?<![\w.~-])\/(work|farm|home|tmp|Users)\/\w/)).toEqual([])
})
