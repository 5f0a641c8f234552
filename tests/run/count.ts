import { readFileSync } from 'node:fs'

export type Count = { readonly passed: number; readonly failed: number }

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}
type PlaywrightReport = { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number } }

/** Counts of a vitest report. A file that could not even be loaded counts as one failure. */
function countVitest(report: VitestReport): Count {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

const countPlaywright = ({ stats }: PlaywrightReport): Count => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })

/** Reads what a test run wrote. A report that is not there means that nothing ran. */
export function countReport(path: string): Count {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport
    return 'stats' in report ? countPlaywright(report) : countVitest(report)
  } catch {
    return { passed: 0, failed: 0 }
  }
}
