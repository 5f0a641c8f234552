import { parseArgs } from 'node:util'
import { ensureLightBrowser } from '../run/ensure-browser'
import { saySlowest, type Taken } from '../run/report'
import { keepAccount } from './account'
import { calm } from './calm'
import { checks, verdicts } from './checks/all'
import { readCounter, readEvidence, readRecords } from './evidence'
import { wasOne, writeOutcome } from './outcome'
import { summary } from './report'
import { printOf, scheduleOf } from './schedule'
import { NotArrived, rage, type Storm, withStorm } from './storm'

/** How many violations of one kind are shown in full. */
const shown = 8

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string' },
    misses: { type: 'boolean' },
    outcome: { type: 'string' },
  },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('npm run chaos -- --minutes N [--seed S] [--misses]')
  process.exit(2)
}
process.env.CHROMIUM_PATH = ensureLightBrowser()

const events = scheduleOf(seed, minutes)
console.log(`chaos: seed ${seed}, ${minutes} min, ${events.length} events, schedule ${printOf(events)}`)
const began = Date.now()
const since = () => `${((Date.now() - began) / 1000).toFixed(0)} s`
const phases: Taken[] = []
/** A phase is over: how long it took, and when in the whole run that was. */
function over(what: string, said: string) {
  const ms = Date.now() - began - phases.reduce((sum, phase) => sum + phase.ms, 0)
  phases.push({ what, ms })
  console.log(`${said} after ${since()}`)
}
let isBroken = false
async function storms(storm: Storm): Promise<void> {
  const begin = { before: await readRecords(storm), start: await readCounter(storm) }
  over('going to work', `everybody is at work, at the pace of ${storm.pace.toFixed(1)},`)
  await rage(storm, events)
  over('storm', 'the storm is over')
  const rests = await calm(storm)
  over('coming to rest', 'everybody is at rest')
  const found = { storm, rests, ...begin, evidence: await readEvidence(storm) }
  const wrong = verdicts(found)
  over('looking at what was left', 'everything was looked at')
  for (const line of summary(found)) console.log(line)
  if (values.misses) for (const miss of storm.log.misses) console.log(`  missed ${miss}`)
  for (const [name, faults] of Object.entries(wrong)) {
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}${faults.length > 0 ? `: ${faults.length}` : ''}`)
    for (const fault of faults.slice(0, shown)) console.log(`  ${fault}`)
  }
  const broken = Object.values(wrong).filter((faults) => faults.length > 0).length
  console.log(`${Object.keys(checks).length - broken} of ${Object.keys(checks).length} invariants held, seed ${seed}, ${since()}`)
  saySlowest('chaos', phases)
  if (values.outcome) writeOutcome(values.outcome, wrong)
  isBroken = broken > 0
  if (isBroken) console.log(`what was found is kept in ${await keepAccount(seed, found)}`)
}
await withStorm(seed, storms).catch((error: unknown) => {
  if (!(error instanceof NotArrived)) throw error
  isBroken = true
  console.log(error.message)
  if (values.outcome) writeOutcome(values.outcome, { [wasOne]: [error.message] })
})
// Left to itself, Node waits for ever for connections that were reset while they were written to.
process.exit(isBroken ? 1 : 0)
