import { describe, expect, test } from 'vitest'
import { bare, code, everything } from './house-files'

/** Lines that match, as `path:line`. `plant` is a line it must find: a sign that finds nothing anywhere keeps nothing. */
function found(files: readonly { path: string; text: string }[], sign: RegExp, plant: string): string[] {
  expect(files.length).toBeGreaterThan(0)
  expect(plant).toMatch(sign)
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (sign.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 80)}`] : [])),
  )
}

test('no test is left out', () => {
  expect(found(code('tests'), /\b(test|it|describe)\.(skip|only|todo|fixme|skipIf)\b/, `${'test'}.skip('later')`)).toEqual([])
})

test('no test is told to hurry: what it waits for ends it, and the limits of the house are the shortest there are', () => {
  const files = code('tests').filter(({ path }) => /\.test\.tsx?$/.test(path))
  const hurried = /\b(testTimeout|hookTimeout|timeout): ?(\d{1,3}|[12]?\d_?\d{3})\b|^\}, (\d|\d\d|1[0-7]\d)_000\)$/
  expect(found(files, hurried, `{ ${'timeout'}: 5000 }`)).toEqual([])
  // Without a limit of its own it gives up after a second: `soon` does not.
  const impatient = /\bvi\.waitFor\((?!.*\btimeout:).*[){]$/
  expect(found(files, impatient, `await ${'vi'}.waitFor(() => {`)).toEqual([])
})

test('no type is given up', () => {
  const files = code('src', 'sw', 'tests').map(({ path, text }) => ({ path, text: bare(text) }))
  expect(found(files, /(:|\bas|<|,|\|)\s*any\b|\bas unknown as\b|@ts-(ignore|nocheck|expect-error)/, 'const x: any = 1')).toEqual([])
})

test('no check is silenced', () => {
  expect(found(code('src', 'sw', 'tests'), /@ts-(ign[o]re|noch[e]ck)/, `// @ts-${'ignore'}`)).toEqual([])
})

test('nothing is put off', () => {
  expect(found(everything, /\b(TO[D]O|FIX[M]E)\b|\bnot impl[e]mented\b|\bplaceholder d[a]ta\b/, `// TO${'DO'}`)).toEqual([])
})

test('no path of one machine is written down', () => {
  const shipped = everything.filter(({ path }) => !path.startsWith('tests/'))
  expect(found(shipped, /(?<![\w.~-])\/(work|farm|home|tmp|Users)\/\w/, '/home/x')).toEqual([])
})

test('a test of every item of a list fails where the list is empty', () => {
  expect(() => test.each([])('%s', () => undefined)).toThrow('was given none')
  expect(() => describe.each([])('%s', () => undefined)).toThrow('was given none')
})
