import type { Job, Person } from './job'
import type { Done } from './visit'

const heading = `# Jobs

What people want done, and what it costs them. Each is done in the seeded house through the interface alone, and counted by the hand that does it
(\`hand.ts\`): a tap is one press on something; a typing is one text or key; a screen is another address, sheet or dialog. Beside what was measured
stands the most that is wanted: a job that costs more fails, and so does this page when it says something else than the run.

Made by \`npx tsx tests/jobs/run.ts --write\`. \`npm test\` does a part of them, another one each day; \`npm run jobs\` does all.
`

const costs = ['taps', 'typings', 'screens'] as const
const head: readonly string[] = ['who', 'on', 'in', 'what', 'from', ...costs.flatMap((what) => [what, 'most'])]
/** Columns before those of numbers. */
const words = head.length - 2 * costs.length

const cells = (person: Person, job: Job, cost: Done['cost']): readonly string[] => [
  person.role,
  job.size,
  person.language,
  job.offline ? `${job.what} (offline)` : job.what,
  `\`${job.from}\``,
  ...costs.flatMap((what) => [String(cost?.[what] ?? ''), String(job.most[what])]),
]

/** The table of jobs with what was measured, its columns as wide as they need. */
export function readme(done: readonly Done[]): string {
  const rows = done.map(({ person, job, cost }) => cells(person, job, cost))
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at < words ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) => (at < words ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return `${heading}\n${[line(head), line(rule), ...rows.map(line)].join('\n')}\n`
}

/** Rows of a page, without what fills their columns up. */
const rowsIn = (page: string): readonly string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replace(/ +/g, ' '))

/** What was found and the page says otherwise, a row each. */
export function untoldIn(page: string, done: readonly Done[]): readonly string[] {
  const told = new Set(rowsIn(page))
  return rowsIn(readme(done))
    .slice(2)
    .filter((row) => !told.has(row))
}
