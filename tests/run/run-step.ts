import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Count, type Late, nothingRan, readReport, saySlowest } from './report'
import { lateList, type Step } from './steps'

export type Outcome = Count & {
  readonly good: boolean
  /** A line for each test that failed. */
  readonly failures: readonly string[]
  /** All that failed, where all of it was only late and may be done again. */
  readonly late: readonly Late[]
}

/** Runs a program. `heard`: what is done with its words; without it they are said at once. */
function run([program = '', ...given]: readonly string[], env: Record<string, string>, heard?: (words: Buffer) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const out = heard ? 'pipe' : 'inherit'
    const child = spawn(join('node_modules', '.bin', program), given, {
      stdio: ['ignore', out, out],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    for (const words of [child.stdout, child.stderr]) if (heard) words?.on('data', heard)
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

async function start(step: Step, heard?: (words: Buffer) => void): Promise<boolean> {
  if (step.report) rmSync(step.report, { force: true })
  try {
    return await run(step.command, step.prepare?.() ?? {}, heard)
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return false
  }
}

function judge(step: Step, ended: boolean): Outcome {
  const { count, taken, failed, late } = step.report ? readReport(step.report) : nothingRan
  saySlowest(step.name, taken)
  if (ended && step.report && count.passed === 0) console.log(`${step.name}: no test ran`)
  const good = ended && count.failed === 0 && (!step.report || count.passed > 0)
  const mayAgain = step.again !== undefined && late.length === count.failed
  return { good, passed: count.passed, failed: good ? 0 : Math.max(1, count.failed), failures: failed, late: mayAgain ? late : [] }
}

/** Counts as a failure whatever went wrong without a test saying so: a check, a crash, a run in which no test ran. */
export async function runStep(step: Step): Promise<Outcome> {
  return judge(step, await start(step))
}

/**
 * Does what was only late once more, and nothing beside it: many at once on a busy machine may lose what each alone would have. Late twice,
 * it failed.
 */
export async function runAgain({ again, ...step }: Step, first: Outcome): Promise<Outcome> {
  if (!again) return first
  for (const { says } of first.late) console.log(`── late, done again alone: ${says}`)
  const places = first.late.map(({ place }) => place)
  writeFileSync(lateList, places.map((place) => `${place}\n`).join(''))
  const second = await runStep({ ...step, command: again(places) })
  return { ...second, good: second.good && second.passed === first.late.length, passed: first.passed + second.passed }
}

/** Runs a step beside another one, once what it comes after is over. What it says is kept until it is asked how it went. `ended`: when it is over. */
export function beginStep(
  step: Step,
  after?: Promise<unknown>,
): { readonly ended: Promise<unknown>; readonly outcome: () => Promise<Outcome> } {
  const said: Buffer[] = []
  const begin = () => start(step, (words) => said.push(words))
  const ended = after ? after.then(begin) : begin()
  return {
    ended,
    async outcome() {
      const isGood = await ended
      process.stdout.write(Buffer.concat(said))
      return judge(step, isGood)
    },
  }
}
