import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAgain, runStep } from './run-step'
import { lateList, type Step } from './steps'

const folder = mkdtempSync(join(tmpdir(), 'kg-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

const report = join(folder, 'report.json')
const failure = (title: string, message: string) => ({
  title,
  file: 'a.spec.ts',
  tests: [{ projectName: 'phone', status: 'unexpected', results: [{ duration: 1, errors: [{ message }] }] }],
})
/** A program that runs journeys: so many succeed, and these fail. */
function journeys(name: string, expected: number, ...specs: ReturnType<typeof failure>[]): readonly string[] {
  const program = join(folder, `${name}.cjs`)
  const words = JSON.stringify({
    stats: { expected, unexpected: specs.length, flaky: 0 },
    suites: [{ title: 'a.spec.ts', specs }],
  })
  const run = `require('node:fs').writeFileSync(${JSON.stringify(report)}, ${JSON.stringify(words)}); process.exit(${specs.length})`
  writeFileSync(program, `#!/usr/bin/env node\n${run}\n`)
  chmodSync(program, 0o755)
  return [relative(join('node_modules', '.bin'), program)]
}
const step = (command: readonly string[], again?: readonly string[]): Step => ({
  name: 'journeys',
  says: '',
  report,
  command,
  ...(again && { again: () => again }),
})
const late = failure('one', 'TimeoutError: locator.click: Timeout 1ms exceeded.')
const wrong = failure('two', 'Error: expected 1 to be 2')
mkdirSync(dirname(lateList), { recursive: true })

test('what was only late is named, done once more, and counts as what it then was', async () => {
  const one = step(journeys('first', 3, late), journeys('second', 1))
  const first = await runStep(one)
  expect(first).toMatchObject({ good: false, passed: 3, failed: 1 })
  expect(await runAgain(one, first)).toMatchObject({ good: true, passed: 4, failed: 0 })
  expect(readFileSync(lateList, 'utf8')).toBe('[phone] › a.spec.ts › one\n')
})

test('late twice, it failed; and so it did when it was not found again', async () => {
  for (const again of [journeys('late', 0, late), journeys('none', 0)]) {
    const one = step(journeys('first', 3, late), again)
    expect(await runAgain(one, await runStep(one))).toMatchObject({ good: false, passed: 3, failed: 1 })
  }
})

test('beside anything else that failed nothing is done again, nor in a step that says not how', async () => {
  expect((await runStep(step(journeys('both', 3, late, wrong), ['never']))).late).toEqual([])
  expect((await runStep(step(journeys('alone', 3, late)))).late).toEqual([])
})
