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
    late: [],
  })
})

test('a test that failed is told in a line, by its file, its name and the first that was said', () => {
  const bad = { status: 'failed', fullName: 'a rate is right', failureMessages: ['expected 1 to be 2\n  at rate.ts'] }
  const { failed } = read({ numPassedTests: 1, numFailedTests: 1, testResults: [{ ...file, assertionResults: [bad] }] })
  expect(failed).toEqual(['tests/a.test.ts a rate is right: expected 1 to be 2'])
})

test('a test that was still running when its time was over is late; one that also said something else is not', () => {
  const failing = (fullName: string, ...failureMessages: string[]) => ({ status: 'failed', fullName, failureMessages })
  const over = 'Error: STACK_TRACE_ERROR\n    at tests/a.test.ts:70:28'
  const assertionResults = [failing('a storm ends', over), failing('a rate is right', over, 'expected 1 to be 2'), failing('nothing said')]
  expect(read({ numPassedTests: 1, numFailedTests: 3, testResults: [{ ...file, assertionResults }] }).late).toEqual([
    { place: 'tests/a.test.ts a storm ends', says: 'tests/a.test.ts a storm ends: did not end in time' },
  ])
})

/** A run of journeys that failed with these words, each in a group of its file. */
const ofJourneys = (...failures: (readonly string[])[]) => ({
  stats: { expected: 2, unexpected: failures.length, flaky: 0 },
  suites: failures.map((messages, at) => ({
    title: 'a.spec.ts',
    specs: [],
    suites: [
      {
        title: 'at night',
        specs: [
          {
            title: `class ${at} is marked`,
            file: 'a.spec.ts',
            tests: [
              {
                projectName: 'phone',
                status: 'unexpected',
                results: [{ duration: 700, errors: messages.map((message) => ({ message, location: { line: 12 } })) }],
              },
              { projectName: 'tablet', status: 'expected', results: [{ duration: 300, errors: [] }] },
            ],
          },
        ],
      },
    ],
  })),
})
const lateClick =
  "\u001b[31mTimeoutError: locator.click: Timeout 60000ms exceeded.\u001b[39m\nCall log:\n  - waiting for locator('.tile')\n"

test('a journey is known by its file and its line, its device and its title, and what it waited for is told', () => {
  const { count, taken, failed } = read(ofJourneys([lateClick]))
  expect(count).toEqual({ passed: 2, failed: 1 })
  expect(taken).toEqual([
    { what: 'a.spec.ts [phone] class 0 is marked', ms: 700 },
    { what: 'a.spec.ts [tablet] class 0 is marked', ms: 300 },
  ])
  expect(failed).toEqual([
    "a.spec.ts:12 [phone] class 0 is marked: TimeoutError: locator.click: Timeout 60000ms exceeded. - waiting for locator('.tile')",
  ])
})

test('of a wrong answer it is told which came, and instead of which', () => {
  const words = 'Error: expect(received).toBe(expected) // Object.is equality\n\nExpected: "v2"\nReceived: "v1"\n\nReceived: "later"'
  expect(read(ofJourneys([words])).failed).toEqual([
    'a.spec.ts:12 [phone] class 0 is marked: Error: expect(received).toBe(expected) // Object.is equality Expected: "v2" Received: "v1"',
  ])
})

test('a journey in which something never came is late; one in which something else came is not', () => {
  const wrong = 'Error: expect(locator).toHaveText(expected) failed\nExpected: "1"\nReceived: "2"\nTimeout: 120000ms'
  const absent = 'Error: expect(locator).toBeVisible() failed\nTimeout: 120000ms\nError: element(s) not found'
  const { late } = read(
    ofJourneys([lateClick], [wrong], ['Test timeout of 600000ms exceeded.', lateClick], [absent], [lateClick, wrong], []),
  )
  expect(late.map(({ place }) => place)).toEqual([
    '[phone] › a.spec.ts › at night › class 0 is marked',
    '[phone] › a.spec.ts › at night › class 2 is marked',
    '[phone] › a.spec.ts › at night › class 3 is marked',
  ])
})

test('a run that wrote nothing ran nothing', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual({ count: { passed: 0, failed: 0 }, taken: [], failed: [], late: [] })
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
