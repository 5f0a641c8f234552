import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { everything, exists } from '../house/house-files'

const tables = everything.filter(({ path }) => /^tests\/(blocks\/(?!README)[\w-]+|app\/shell\/SENTENCES)\.md$/.test(path))

/** What a row says: the promise, and the file and name of the test that shows it. */
const rows = tables.flatMap(({ path, text }) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-|sentence)/.test(line))
    .map((line) => ({ path, line, cells: line.split('|').map((cell) => cell.trim()) })),
)

test('every promise names a test there is', () => {
  expect(rows.length).toBeGreaterThan(30)
  const wrong = rows.flatMap(({ path, line, cells }) => {
    const [file = '', ...name] = (cells[3] ?? '').replaceAll('`', '').split(': ')
    const said = name.join(': ')
    if (!said || !exists(file)) return [`${path}: no such test file: ${line}`]
    return readFileSync(file, 'utf8').includes(said) ? [] : [`${path}: no test of that name: ${line}`]
  })
  expect(wrong).toEqual([])
})

test('every table stands in the list of them', () => {
  const list = readFileSync('tests/blocks/README.md', 'utf8')
  expect(tables.filter(({ path }) => !list.includes(`\`${basename(path)}\``)).map(({ path }) => path)).toEqual([])
})
