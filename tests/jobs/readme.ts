import type { Job, Person } from './job'
import type { Done } from './visit'

const heading = `# Jobs

What people want done, and what it costs them. Each is done in the seeded house through the interface alone, and counted by the hand that does it
(\`hand.ts\`): a tap is one press on something; a typing is one text or key; a screen is another address, sheet or dialog. Beside what was measured
stands the most that is wanted: a job that costs more fails, and so does this page when it says something else than the run.

Made by \`npx tsx tests/jobs/run.ts --write\`.

| who | on | in | what | from | taps | most | typings | most | screens | most |
| --- | --- | --- | --- | --- | --: | --: | --: | --: | --: | --: |
`

const cells = (person: Person, job: Job, cost: Done['cost']) => [
  person.role,
  job.size,
  person.language,
  job.offline ? `${job.what} (offline)` : job.what,
  `\`${job.from}\``,
  ...(['taps', 'typings', 'screens'] as const).flatMap((what) => [cost?.[what] ?? '', job.most[what]]),
]

/** The table of jobs with what was measured. */
export const readme = (done: readonly Done[]): string =>
  `${heading}${done.map(({ person, job, cost }) => `| ${cells(person, job, cost).join(' | ')} |`).join('\n')}\n`
