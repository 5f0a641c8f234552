import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { readReport, saySlowest, slowest } from './report'

const folder = mkdtempSync(join(tmpdir(), 'kg-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
function read(report: object) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return readReport(path)
}
const file = {
  name: join(process.cwd(), 'tests/a.test.ts'),
  status: 'passed',
  startTime: 1000,
  endTime: 3500,
  assertionResults: [{ status: 'passed' }],
}

test('a run is counted, and a file that could not be loaded counts as one failure', () => {
  const unloaded = {
    ...file,
    name: join(process.cwd(), 'tests/b.test.ts'),
    status: 'failed',
    message: 'no such module',
    endTime: 1000,
    assertionResults: [],
  }
  expect(read({ numPassedTests: 4, numFailedTests: 1, testResults: [file, unloaded] })).toEqual({
    count: { passed: 4, failed: 2 },
    taken: [
      { what: 'tests/a.test.ts', ms: 2500 },
      { what: 'tests/b.test.ts', ms: 0 },
    ],
    failed: ['tests/b.test.ts: no such module'],
  })
})

test('a test that failed is told in a line, by its file, its name and the first that was said', () => {
  const bad = { status: 'failed', fullName: 'a rate is right', failureMessages: ['expected 1 to be 2\n  at rate.ts'] }
  const { failed } = read({ numPassedTests: 1, numFailedTests: 1, testResults: [{ ...file, assertionResults: [bad] }] })
  expect(failed).toEqual(['tests/a.test.ts a rate is right: expected 1 to be 2'])
})

test('a journey is known by its file, its device and its title', () => {
  const specs = [
    {
      title: 'a class is marked',
      file: 'a.spec.ts',
      ok: false,
      tests: [
        {
          projectName: 'phone',
          results: [{ duration: 700, error: { message: '\u001b[31mthe board never came\u001b[39m\nat a' } }, { duration: 300 }],
        },
      ],
    },
  ]
  expect(read({ stats: { expected: 2, unexpected: 1, flaky: 1 }, suites: [{ suites: [{ specs }], specs: [] }] })).toEqual({
    count: { passed: 2, failed: 2 },
    taken: [{ what: 'a.spec.ts [phone] a class is marked', ms: 1000 }],
    failed: ['a.spec.ts a class is marked: the board never came'],
  })
})

test('a run that wrote nothing ran nothing', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual({ count: { passed: 0, failed: 0 }, taken: [], failed: [] })
})

test('the slowest come first', () => {
  const taken = [1000, 12_345, 600].map((ms) => ({ what: `t${ms}`, ms }))
  expect(slowest(taken, 2)).toEqual(['   12.3 s  t12345', '    1.0 s  t1000'])
})

test('they are said by the name of what ran, where there is more than one', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  saySlowest('chaos', [{ what: 'storm', ms: 120_000 }])
  expect(log).not.toHaveBeenCalled()
  saySlowest('chaos', [
    { what: 'going to work', ms: 9000 },
    { what: 'storm', ms: 120_000 },
  ])
  expect(log).toHaveBeenCalledExactlyOnceWith('the slowest of chaos:\n  120.0 s  storm\n    9.0 s  going to work')
})
