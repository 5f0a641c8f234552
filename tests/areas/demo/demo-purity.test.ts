import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { random } from '../../../src/areas/demo/published/random'
import { termAround } from '../../../src/areas/demo/published/term-around'

const areas = join(import.meta.dirname, '../../../src/areas')
/** The story, and what each area tells of it. */
const told = /^demo\/|\/server\/demo\//
const sources = readdirSync(areas, { recursive: true, encoding: 'utf8' })
  .filter((name) => told.test(name) && name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(areas, name), 'utf8') }))

test('no clock, no zone, no chance of the machine and nothing of Node takes part', () => {
  expect(sources.length).toBeGreaterThan(20)
  expect(
    sources
      .filter(({ text }) => /\bnew Date\b|\bDate\.|Math\.random|\bIntl\b|toLocale|localeCompare|from 'node:|\bprocess\b/.test(text))
      .map(({ name }) => name),
  ).toEqual([])
})

test('streams are even, and independent of each other', () => {
  const one = random(1, 'one')
  const drawn = Array.from({ length: 10_000 }, () => one.next())
  expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 1)
  expect(random(1, 'two').next()).not.toBe(random(1, 'one').next())
  const dice = Array.from({ length: 600 }, () => one.whole(1, 6))
  expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test.each([
  ['2026-11-23', '2026—2027学年上学期'],
  ['2027-01-15', '2026—2027学年上学期'],
  ['2028-02-29', '2027—2028学年下学期'],
  ['2026-07-20', '2025—2026学年下学期'],
  ['2026-08-31', '2026—2027学年上学期'],
])('the term of %s is called %s', (today, name) => {
  expect(termAround(today).term.name).toBe(name)
})
