import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { withCamera } from '../kit/browser/with-camera'
import { ensureBrowser } from '../run/ensure-browser'
import { saySlowest } from '../run/report'
import { aheadTo } from '../walk/clock-ahead'
import { openWalkHouse } from '../walk/house'
import { openLane } from '../walk/lane'
import type { Person } from './job'
import { people } from './people'
import { readme } from './readme'
import { type Done, visit } from './visit'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { who: text, what: text, write: { type: 'boolean' }, url: text, at: { type: 'string', default: '08:30' } },
})
const page = new URL('README.md', import.meta.url)
const isPart = Boolean(values.who || values.what)
const began = Date.now()
// Rolls are being called and breakfast is over, at whatever hour this is run: what a home shows and whom one calls hangs on the time of day.
const ahead = values.url ? 0 : aheadTo(values.at)

const chosen = (person: Person): Person => ({
  ...person,
  jobs: person.jobs.filter(({ what }) => (values.what ?? '').split('|').some((part) => what.includes(part))),
})
const asked = people.filter(({ username }) => !values.who || values.who.split(',').includes(username)).map(chosen)

function tell({ person, job, cost, wrong, stood, took }: Done): void {
  const counted = cost ? `${cost.taps} taps, ${cost.typings} typings, ${cost.screens} screens` : ''
  console.log(`${wrong ? '✗' : '✓'} ${person.role} ${job.size}: ${job.what} ${counted} ${(took / 1000).toFixed(1)} s`)
  if (wrong) console.log(`  ${wrong}`)
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
    for (const person of asked.filter(({ jobs }) => jobs.length > 0))
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
const isTrue = isPart || wrong > 0 || readFileSync(page, 'utf8') === found
if (!isTrue) console.log('tests/jobs/README.md says something else than this run: npx tsx tests/jobs/run.ts --write')
console.log(`${done.length} jobs, ${wrong} not done as wanted, ${((Date.now() - began) / 1000).toFixed(1)} s`)
process.exit(wrong > 0 || !isTrue ? 1 : 0)
