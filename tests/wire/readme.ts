import { writeFileSync } from 'node:fs'
import { wireCalls } from './calls'
import { notAnswered } from './not-answered'
import { refused } from './refused'

const head = `# Wire contract

Clients of JeecgBoot 3.4.3 call these addresses. \`calls.ts\` and \`online-calls.ts\` hold all of them, \`not-answered.ts\` those nothing will answer, \`refused.ts\` those that are refused in words whoever
makes them; \`wire-calls.test.ts\` holds all three to the routes there are. What a call is sent and what is read from its answer is tested beside it, by part.

Made by \`npx tsx tests/wire/readme.ts --write\`.
`

/** The page that counts the calls of each part. */
export function readme(): string {
  const rows = wireCalls.map(({ part, calls }) => ({
    part,
    all: calls.length,
    answered: calls.filter((call) => !Object.hasOwn(notAnswered, call) && !Object.hasOwn(refused, call)).length,
    refusing: calls.filter((call) => Object.hasOwn(refused, call)).length,
  }))
  const sumOf = (count: 'all' | 'answered' | 'refusing') => rows.reduce((sum, row) => sum + row[count], 0)
  const sum = { all: sumOf('all'), answered: sumOf('answered'), refusing: sumOf('refusing') }
  const lines = [...rows, { part: 'all', ...sum }].map(
    ({ part, all, answered, refusing }) =>
      `| ${part.padEnd(43)} | ${String(all).padStart(5)} | ${String(answered).padStart(8)} | ${String(refusing).padStart(7)} |`,
  )
  const without = wireCalls.flatMap(({ part, calls }) => {
    const left = calls.filter((call) => Object.hasOwn(notAnswered, call))
    if (left.length === calls.length && new Set(left.map((call) => notAnswered[call])).size === 1)
      return [`- _${part}_, all ${left.length}: ${notAnswered[left[0] ?? '']}`]
    return left.map((call) => `- \`${call}\`: ${notAnswered[call]}`)
  })
  return `${head}\n| ${'part'.padEnd(43)} | calls | answered | refused |\n| ${'-'.repeat(43)} | ----: | -------: | ------: |\n${lines.join('\n')}\n\nNot answered:\n\n${without.join('\n')}\n`
}

if (process.argv.includes('--write')) writeFileSync(new URL('README.md', import.meta.url), readme())
