import { writeFileSync } from 'node:fs'
import { wireCalls } from './calls'
import { notAnswered } from './not-answered'

const head = `# Wire contract

Clients of JeecgBoot 3.4.3 call these addresses. \`calls.ts\` and \`online-calls.ts\` hold all of them, \`not-answered.ts\` those nothing will answer; \`wire-calls.test.ts\` holds both to the routes
there are. What a call is sent and what is read from its answer is tested beside it, by part.

Made by \`npx tsx tests/wire/readme.ts --write\`.
`

/** The page that counts the calls of each part. */
export function readme(): string {
  const rows = wireCalls.map(({ part, calls }) => ({
    part,
    all: calls.length,
    answered: calls.filter((call) => !Object.hasOwn(notAnswered, call)).length,
  }))
  const sum = rows.reduce(({ all, answered }, row) => ({ all: all + row.all, answered: answered + row.answered }), { all: 0, answered: 0 })
  const lines = [...rows, { part: 'all', ...sum }].map(
    ({ part, all, answered }) => `| ${part.padEnd(43)} | ${String(all).padStart(5)} | ${String(answered).padStart(8)} |`,
  )
  const without = wireCalls.flatMap(({ part, calls }) => {
    const left = calls.filter((call) => Object.hasOwn(notAnswered, call))
    if (left.length === calls.length) return [`- _${part}_, all ${left.length}: ${notAnswered[left[0] ?? '']}`]
    return left.map((call) => `- \`${call}\`: ${notAnswered[call]}`)
  })
  return `${head}\n| ${'part'.padEnd(43)} | calls | answered |\n| ${'-'.repeat(43)} | ----: | -------: |\n${lines.join('\n')}\n\nNot answered:\n\n${without.join('\n')}\n`
}

if (process.argv.includes('--write')) writeFileSync(new URL('README.md', import.meta.url), readme())
