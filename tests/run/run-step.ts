import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Count, nothingRan, readReport, saySlowest } from './report'
import type { Step } from './steps'

export type Outcome = Count & { readonly good: boolean /** A line for each test that failed. */; readonly failures: readonly string[] }

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
  try {
    return await run(step.command, step.prepare?.() ?? {}, heard)
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return false
  }
}

function judge(step: Step, ended: boolean): Outcome {
  const { count, taken, failed } = step.report ? readReport(step.report) : nothingRan
  saySlowest(step.name, taken)
  if (ended && step.report && count.passed === 0) console.log(`${step.name}: no test ran`)
  const good = ended && count.failed === 0 && (!step.report || count.passed > 0)
  return { good, passed: count.passed, failed: good ? 0 : Math.max(1, count.failed), failures: failed }
}

/** Counts as a failure whatever went wrong without a test saying so: a check, a crash, a run in which no test ran. */
export async function runStep(step: Step): Promise<Outcome> {
  if (step.report) rmSync(step.report, { force: true })
  return judge(step, await start(step))
}

/** Runs a step beside another one. What it says is kept until it is asked how it went. */
export function beginStep(step: Step): () => Promise<Outcome> {
  if (step.report) rmSync(step.report, { force: true })
  const said: Buffer[] = []
  const ended = start(step, (words) => said.push(words))
  return async () => {
    const isGood = await ended
    process.stdout.write(Buffer.concat(said))
    return judge(step, isGood)
  }
}
