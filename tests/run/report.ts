import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type Count = { readonly passed: number; readonly failed: number }
/** Something that ran, and for how many milliseconds. */
export type Taken = { readonly what: string; readonly ms: number }
/** What a run of tests wrote about itself: how many there were, how long each file, or journey, took, and which failed with what first words. */
export type Report = { readonly count: Count; readonly taken: readonly Taken[]; readonly failed: readonly string[] }

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly startTime: number
    readonly endTime: number
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}
type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly projectName: string
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}
type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly Suite[]
}

/** A failure in a line: what failed, and the first that was said of it. */
const inOneLine = (what: string, words = '') => `${what}: ${stripVTControlCharacters(words).trim().split('\n')[0]?.slice(0, 300)}`

/** A file that could not even be loaded counts as one failure. */
function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  const files = testResults.map((file) => ({ ...file, name: relative(process.cwd(), file.name) }))
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const tests = files.flatMap(({ name, assertionResults }) => assertionResults.map((one) => ({ ...one, name })))
  return {
    count: { passed: numPassedTests, failed: numFailedTests + unloaded.length },
    taken: files.map(({ name, startTime, endTime }) => ({ what: name, ms: endTime - startTime })),
    failed: [
      ...unloaded.map(({ name, message }) => inOneLine(name, message)),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, fullName, failureMessages }) => inOneLine(`${name} ${fullName}`, failureMessages[0])),
    ],
  }
}

const takenIn = ({ suites = [], specs }: Suite): Taken[] => [
  ...suites.flatMap(takenIn),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      what: `${file} [${projectName}] ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
]

const failedIn = ({ suites = [], specs }: Suite): string[] => [
  ...suites.flatMap(failedIn),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) =>
      inOneLine(`${file} ${title}`, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
    ),
]

const ofPlaywright = ({ stats, suites }: PlaywrightReport): Report => ({
  count: { passed: stats.expected, failed: stats.unexpected + stats.flaky },
  taken: suites.flatMap(takenIn),
  failed: suites.flatMap(failedIn),
})

/** Of a step without tests, and of a run that wrote nothing. */
export const nothingRan: Report = { count: { passed: 0, failed: 0 }, taken: [], failed: [] }

/** Reads what a run wrote. A report that is not there means that nothing ran. */
export function readReport(path: string): Report {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport
    return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
  } catch {
    return nothingRan
  }
}

/** The slowest of a run, one line each, the slowest first: where to look when a step takes long. */
export function slowest(taken: readonly Taken[], most = 10): string[] {
  const ordered = [...taken].sort((one, two) => two.ms - one.ms).slice(0, most)
  return ordered.map(({ what, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${what}`)
}

/** Says them, where there is more than one to compare. */
export function saySlowest(name: string, taken: readonly Taken[]): void {
  if (taken.length > 1) console.log(`the slowest of ${name}:\n${slowest(taken).join('\n')}`)
}
