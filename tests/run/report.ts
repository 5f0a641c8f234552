import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export type Count = { readonly passed: number; readonly failed: number }
/** Something that ran, and for how many milliseconds. */
export type Taken = { readonly what: string; readonly ms: number }
/** What a run of tests wrote about itself: how many there were, and how long each file, or journey, took. */
export type Report = { readonly count: Count; readonly taken: readonly Taken[] }

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly unknown[]
  }[]
}
type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly projectName: string; readonly results: readonly { readonly duration: number }[] }[]
  }[]
}
type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly Suite[]
}

/** A file that could not even be loaded counts as one failure. */
function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    count: { passed: numPassedTests, failed: numFailedTests + unloaded.length },
    taken: testResults.map(({ name, startTime, endTime }) => ({ what: relative(process.cwd(), name), ms: endTime - startTime })),
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

const ofPlaywright = ({ stats, suites }: PlaywrightReport): Report => ({
  count: { passed: stats.expected, failed: stats.unexpected + stats.flaky },
  taken: suites.flatMap(takenIn),
})

/** Reads what a run wrote. A report that is not there means that nothing ran. */
export function readReport(path: string): Report {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport
    return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
  } catch {
    return { count: { passed: 0, failed: 0 }, taken: [] }
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
