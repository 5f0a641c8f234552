import { expect, test } from 'vitest'
import { code, everything } from './house-files'

const cap = 300
const goal = 60
const most = 30

const lines = (text: string) => text.trimEnd().split('\n').length
const sized = () =>
  code('src', 'sw')
    .map(({ path, text }) => ({ path, lines: lines(text) }))
    .sort((one, two) => two.lines - one.lines)

test(`no file is longer than ${cap} lines`, () => {
  const files = sized()
  const largest = files.slice(0, 10).map((file) => `${String(file.lines).padStart(5)} ${file.path}`)
  process.stdout.write(`the ten largest files:\n${largest.join('\n')}\n`)
  expect(files.filter((file) => file.lines > cap)).toEqual([])
})

test(`half of the files have at most ${goal} lines`, () => {
  const files = sized()
  expect(files[Math.floor(files.length / 2)]?.lines).toBeLessThanOrEqual(goal)
})

test('the sync engine can still be read in one go', () => {
  // Screens follow it by hooks, which are read with the screens.
  const engine = code('src/app/offline').filter(({ path }) => !/\/use-[^/]+$/.test(path))
  const total = engine.reduce((sum, { text }) => sum + lines(text), 0)
  expect(total).toBeLessThanOrEqual(2200)
})

test('no test or tool is longer either', () => {
  const long = code('tests').filter(({ text }) => lines(text) > cap)
  expect(long.map(({ path }) => path)).toEqual([])
})

test(`no folder holds more than ${most} files side by side`, () => {
  // Decisions are a numbered list, read by number.
  const listed = everything.filter(({ path }) => /^(src|sw|tests)\//.test(path) && !path.startsWith('src/decisions/'))
  const counts = new Map<string, number>()
  for (const { folders } of listed) counts.set(folders.join('/'), (counts.get(folders.join('/')) ?? 0) + 1)
  const full = [...counts].flatMap(([folder, count]) => (count > most ? [`${folder}: ${count}`] : []))
  expect(full).toEqual([])
})
