import { expect, test } from 'vitest'
import { code } from './house-files'

/** A transaction of Dexie's that is given a function written on the spot, which is not async itself. */
const merelyReturning = /\.transaction\('rw?', .*, \([^()]*\) =>/

test('a transaction of the device is given a function that is async itself: in one that merely returns a promise Dexie may lose it', () => {
  expect("db.transaction('r', db.rows, () => read(db))").toMatch(merelyReturning)
  const lines = code('src', 'sw').flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
  const given = lines.filter((line) => /\.transaction\('rw?',/.test(line))
  expect(given.length).toBeGreaterThan(20)
  expect(given.filter((line) => merelyReturning.test(line))).toEqual([])
})
