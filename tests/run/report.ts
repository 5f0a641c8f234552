import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type Count = { readonly passed: number; readonly failed: number }
/** Something that ran, and for how many milliseconds. */
export type Taken = { readonly what: string; readonly ms: number }
/**
 * A test in which something did not come in time and nothing else was wrong. `place`: of a journey as Playwright's `--test-list` wants it,
 * of others the file and the whole name.
 */
export type Late = { readonly place: string; readonly says: string }
/**
 * What a run of tests wrote about itself: how many there were, how long each file, or journey, took, and which failed with what first
 * words. `late`: those of them that were only late.
 */
export type Report = {
  readonly count: Count
  readonly taken: readonly Taken[]
  readonly failed: readonly string[]
  readonly late: readonly Late[]
}

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
/** What was said of a failure; `location`: where in the file it was. */
type Said = { readonly message?: string; readonly location?: { readonly line: number } }
type Suite = {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly duration: number; readonly errors: readonly Said[] }[]
    }[]
  }[]
}
type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly Suite[]
}

/** A failure in a line: what failed, the first that was said of it, what it waited for, and what was expected and came instead. */
export function inOneLine(what: string, words = ''): string {
  const lines = stripVTControlCharacters(words)
    .split('\n')
    .map((line) => line.trim())
  const [first = ''] = lines.filter(Boolean)
  const toldOnce = [/^(- waiting for|Locator:)/, /^Expected\b.*:/, /^Received\b.*:/]
  const told = toldOnce.flatMap((of) => lines.find((line) => of.test(line)) ?? [])
  return `${what}: ${[first, ...told].join(' ').slice(0, 400)}`
}

type Failed = Late & { readonly isLate: boolean }
const lateOf = (failed: readonly Failed[]): Late[] => failed.filter((one) => one.isLate).map(({ place, says }) => ({ place, says }))

/** What Vitest writes as the words of a test that was still running when its time was over. */
const overTime = /^Error: STACK_TRACE_ERROR$/m
function ofTest(
  file: string,
  { fullName, failureMessages }: { readonly fullName: string; readonly failureMessages: readonly string[] },
): Failed {
  const place = `${file} ${fullName}`
  const isLate = failureMessages.length > 0 && failureMessages.every((words) => overTime.test(words))
  return { place, says: isLate ? `${place}: did not end in time` : inOneLine(place, failureMessages[0]), isLate }
}

/** A file that could not even be loaded counts as one failure. */
function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  const files = testResults.map((file) => ({ ...file, name: relative(process.cwd(), file.name) }))
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = files.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map((one) => ofTest(name, one)),
  )
  return {
    count: { passed: numPassedTests, failed: numFailedTests + unloaded.length },
    taken: files.map(({ name, startTime, endTime }) => ({ what: name, ms: endTime - startTime })),
    failed: [...unloaded.map(({ name, message }) => inOneLine(name, message)), ...failed.map(({ says }) => says)],
    late: lateOf(failed),
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

const lateness = /^(TimeoutError: |(Error: )?([\w.]+: )?Test timeout of \d+ms exceeded)|^Error: element\(s\) not found$/m
/** Something was waited for and did not come. A wrong answer that came counts at once, and so does what was seen too late of one. */
const isLate = (words = '') => lateness.test(stripVTControlCharacters(words))

/** `way`: titles of the file and of the groups on the way to a suite. */
const failedIn = ({ suites = [], specs, ...suite }: Suite, before: readonly string[] = []): Failed[] => {
  const way = [...before, suite.title]
  return [
    ...suites.flatMap((inner) => failedIn(inner, way)),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const said = results.flatMap(({ errors }) => errors)
          const [first] = said
          const where = first?.location ? `${file}:${first.location.line}` : file
          return {
            place: [`[${projectName}]`, ...way, title].join(' › '),
            says: inOneLine(`${where} [${projectName}] ${title}`, first?.message),
            isLate: said.length > 0 && said.every(({ message }) => isLate(message)),
          }
        }),
    ),
  ]
}

function ofPlaywright({ stats, suites }: PlaywrightReport): Report {
  const failed = suites.flatMap((suite) => failedIn(suite))
  return {
    count: { passed: stats.expected, failed: stats.unexpected + stats.flaky },
    taken: suites.flatMap(takenIn),
    failed: failed.map(({ says }) => says),
    late: lateOf(failed),
  }
}

/** Of a step without tests, and of a run that wrote nothing. */
export const nothingRan: Report = { count: { passed: 0, failed: 0 }, taken: [], failed: [], late: [] }

/** Reads what a run wrote; a program of our own writes it as it is read. A report that is not there means that nothing ran. */
export function readReport(path: string): Report {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport | Report
    if ('late' in report) return report
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
