import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { withCamera } from '../kit/browser/with-camera'
import { ensureBrowser } from '../run/ensure-browser'
import { saySlowest } from '../run/report'
import { aheadTo } from '../walk/clock-ahead'
import { dayNumber } from '../walk/day-number'
import { openWalkHouse } from '../walk/house'
import { openLane } from '../walk/lane'
import type { Job } from './job'
import { partOf, withEarlier } from './part'
import { people } from './people'
import { readme, untoldIn } from './readme'
import { type Done, visit } from './visit'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const { values } = parseArgs({
  options: { who: text, what: text, part: flag, seed: text, write: flag, url: text, at: { type: 'string', default: '08:30' } },
})
const page = new URL('README.md', import.meta.url)
const began = Date.now()
// Rolls are being called and breakfast is over, at whatever hour this is run: what a home shows and whom one calls hangs on the time of day.
const ahead = values.url ? 0 : aheadTo(values.at)

/** The part that is done where not everything is: of a seed that is given, or of today. */
const seed = values.seed ? Number(values.seed) : values.part ? dayNumber(new Date()) : undefined
const isAsked = ({ what }: Job) => (values.what ?? '').split('|').some((part) => what.includes(part))
const asked = (seed === undefined ? people : partOf(people, seed))
  .filter(({ username }) => !values.who || values.who.split(',').includes(username))
  .map((person) => ({ ...person, jobs: withEarlier(person.jobs, isAsked) }))
  .filter(({ jobs }) => jobs.length > 0)
const isPart = Boolean(values.who || values.what || seed !== undefined)
if (seed !== undefined)
  console.log(`a part of the jobs, of seed ${seed}; the same again: npm run jobs -- --seed ${seed}; all of them: npm run jobs`)

function tell({ person, job, cost, wrong, stood, took }: Done): void {
  const counted = cost ? `${cost.taps} taps, ${cost.typings} typings, ${cost.screens} screens` : ''
  console.log(`${wrong ? '✗' : '✓'} ${person.role} ${job.size}: ${job.what} ${counted} ${(took / 1000).toFixed(1)} s`)
  if (wrong) console.log(`  ${wrong}\n  alone: npm run jobs -- --who ${person.username} --what "${job.what}"`)
  if (stood) console.log(stood)
}

async function doAll(): Promise<Done[]> {
  const house = values.url ? { url: values.url, close: async () => undefined } : await openWalkHouse(ahead)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: withCamera }).catch(async (error) => {
    await house.close()
    throw error
  })
  const done: Done[] = []
  try {
    const lane = openLane(browser, house.url, ahead)
    for (const person of asked)
      await visit(lane, house.url, person, (one) => {
        done.push(one)
        tell(one)
      })
    await lane.close()
  } finally {
    await browser.close()
    await house.close()
  }
  return done
}

const done = await doAll()
const wrong = done.filter((one) => one.wrong).length
saySlowest(
  'jobs',
  done.map(({ job, took }) => ({ what: job.what, ms: took })),
)
const found = readme(done)
if (values.write && !isPart && wrong === 0) writeFileSync(page, found)
const told = readFileSync(page, 'utf8')
// A job that was not done is told of already.
const untold = untoldIn(
  told,
  done.filter((one) => !one.wrong),
)
const isTrue = untold.length === 0 && (isPart || wrong > 0 || told === found)
for (const row of untold) console.log(`not in the table: ${row}`)
if (!isTrue) console.log('tests/jobs/README.md says something else than this run: npx tsx tests/jobs/run.ts --write')
console.log(`${done.length} jobs, ${wrong} not done as wanted, ${((Date.now() - began) / 1000).toFixed(1)} s`)
process.exit(wrong > 0 || !isTrue ? 1 : 0)
