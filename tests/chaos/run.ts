import { parseArgs } from 'node:util'
import { ensureBrowser } from '../run/ensure-browser'
import { keepAccount } from './account'
import { calm } from './calm'
import { checks, verdicts } from './checks/all'
import { readCounter, readEvidence, readRecords } from './evidence'
import { summary } from './report'
import { printOf, scheduleOf } from './schedule'
import { rage, withStorm } from './storm'

/** How many violations of one kind are shown in full. */
const shown = 8

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string' }, misses: { type: 'boolean' } },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('npm run chaos -- --minutes N [--seed S] [--misses]')
  process.exit(2)
}
process.env.CHROMIUM_PATH = ensureBrowser()

const events = scheduleOf(seed, minutes)
console.log(`chaos: seed ${seed}, ${minutes} min, ${events.length} events, schedule ${printOf(events)}`)
const began = Date.now()
const since = () => `${((Date.now() - began) / 1000).toFixed(0)} s`
let isBroken = false
await withStorm(seed, async (storm) => {
  const begin = { before: await readRecords(storm), start: await readCounter(storm) }
  console.log(`everybody is at work after ${since()}`)
  await rage(storm, events)
  console.log(`the storm is over after ${since()}`)
  const rests = await calm(storm)
  console.log(`everybody is at rest after ${since()}`)
  const found = { storm, rests, ...begin, evidence: await readEvidence(storm) }
  const wrong = verdicts(found)
  for (const line of summary(found)) console.log(line)
  if (values.misses) for (const miss of storm.log.misses) console.log(`  missed ${miss}`)
  for (const [name, faults] of Object.entries(wrong)) {
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}${faults.length > 0 ? `: ${faults.length}` : ''}`)
    for (const fault of faults.slice(0, shown)) console.log(`  ${fault}`)
  }
  const broken = Object.values(wrong).filter((faults) => faults.length > 0).length
  console.log(`${Object.keys(checks).length - broken} of ${Object.keys(checks).length} invariants held, seed ${seed}, ${since()}`)
  isBroken = broken > 0
  if (isBroken) console.log(`what was found is kept in ${await keepAccount(seed, found)}`)
})
// Left to itself, Node waits for ever for connections that were reset while they were written to.
process.exit(isBroken ? 1 : 0)
