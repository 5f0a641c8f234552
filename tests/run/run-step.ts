import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Count, readReport, slowest } from './report'
import type { Step } from './steps'

export type Outcome = Count & { readonly good: boolean }

function run([program = '', ...given]: readonly string[], env: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', program), given, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

async function start(step: Step): Promise<boolean> {
  try {
    return await run(step.command, step.prepare?.() ?? {})
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return false
  }
}

/** Counts as a failure whatever went wrong without a test saying so: a check, a crash, a run in which no test ran. */
export async function runStep(step: Step): Promise<Outcome> {
  if (step.report) rmSync(step.report, { force: true })
  const ended = await start(step)
  const { count, taken } = step.report ? readReport(step.report) : { count: { passed: 0, failed: 0 }, taken: [] }
  if (taken.length > 1) console.log(`the slowest of ${step.name}:\n${slowest(taken).join('\n')}`)
  if (ended && step.report && count.passed === 0) console.log(`${step.name}: no test ran`)
  const good = ended && count.failed === 0 && (!step.report || count.passed > 0)
  return { good, passed: count.passed, failed: good ? 0 : Math.max(1, count.failed) }
}
