import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('tests/security/README.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| (.+?) +\| `(.+?)` +\| (.+?) +\|$/.exec(line)?.slice(1, 4) ?? [])
const holes = Array.from({ length: rows.length / 3 }, (_, at) => rows.slice(3 * at, 3 * at + 3) as [string, string, string])

test('each hole is tried by a test there is', () => {
  expect(holes.length).toBeGreaterThan(40)
  for (const [hole, file, name] of holes) expect(readFileSync(file, 'utf8').replaceAll("\\'", "'"), hole).toContain(name)
})
