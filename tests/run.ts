import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { keepTemporaryInMemory } from './kit/temporary-folder'
import { inOrder } from './run/order'
import { reachableTree } from './run/reachable-tree'
import { beginStep, runAgain, runStep } from './run/run-step'
import { type Step, steps } from './run/steps'

/** Runs every step, or those named: `npm test -- types unit`. Stops at the first that fails. */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}`)
  process.exit(2)
}

const tree = reachableTree(process.cwd())
if (tree !== process.cwd()) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/run.ts', ...asked], { cwd: tree, stdio: 'inherit' })
  rmSync(tree, { recursive: true, force: true })
  process.exit(status ?? 1)
}

// Walk and chaos are programs of their own, which take this over.
keepTemporaryInMemory()

const isAsked = (step: Step) => asked.length === 0 || asked.includes(step.name)
const mustBuild = steps.some((step) => step.onBuild && isAsked(step)) && !existsSync('dist/app/index.html')
const chosen = steps.filter((step) => isAsked(step) || (step.name === 'build' && mustBuild))
const total = { passed: 0, failed: 0, late: 0 }

const planned = inOrder(chosen)
const begun = new Map<string, ReturnType<typeof beginStep>>()

for (const [index, { step, besides, isBeside }] of planned.entries()) {
  console.log(`\n── ${step.name}: ${step.says}${isBeside ? `, begun with ${step.beside}` : ''}`)
  const began = Date.now()
  for (const other of besides) begun.set(other.name, beginStep(other, begun.get(other.after ?? '')?.ended))
  const first = await (begun.get(step.name)?.outcome() ?? runStep(step))
  if (first.late.length > 0) await Promise.all([...begun.values()].map(({ ended }) => ended))
  const outcome = first.late.length > 0 ? await runAgain(step, first) : first
  total.late += first.late.length
  total.passed += outcome.passed
  total.failed += outcome.failed
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  if (outcome.good) {
    console.log(`── ${step.name}: good, ${seconds} s${isBeside ? ' more' : ''}`)
    continue
  }
  // What runs beside it is let end: it has servers and databases to put away.
  for (const other of besides) await begun.get(other.name)?.outcome()
  const left = planned.slice(index + 1).filter((one) => !begun.has(one.step.name))
  console.log(`\n══ ${step.name.toUpperCase()} FAILED after ${seconds} s. Again alone: npm test -- ${step.name}`)
  for (const failure of outcome.failures) console.log(`══ ✗ ${failure}`)
  if (left.length > 0) console.log(`══ not run: ${left.map((one) => one.step.name).join(', ')}`)
  process.exitCode = 1
  break
}

if (total.late > 0) console.log(`\n${total.late} late, done again alone`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
