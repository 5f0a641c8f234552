import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { catalogue } from '../../src/areas/areas'
import { everyPermission } from '../kit/role-permissions'
import { ensureLightBrowser } from '../run/ensure-browser'
import { saySlowest, type Taken } from '../run/report'
import { dayNumber } from './day-number'
import { type Finding, report, viewOf } from './findings'
import { openWalkHouse, reachesIn } from './house'
import { nobody, type View, views } from './outside'
import { ablest, circumstances, drawnBy, everydayPlan, fullPlan, hasAsked, only, type Tour } from './plan'
import { walk } from './walk'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { full: { type: 'boolean' }, role: text, path: text, size: text, language: text, depth: text, under: text, day: text },
})
/** Whose menu names every screen. */
const everybody = 'admin'
/** All lists are drawn by the same parts: what they share is tried at a few of them. */
const few = 3
/** What every tour is made under, where it is asked for. */
const under = values.under === undefined ? undefined : circumstances.filter((one) => values.under?.split(',').includes(one))
const isLarge = under?.includes('large') === true
/** With letters twice as large a desktop is shown what a tablet is. */
const asAsked = (tour: Tour): Tour => ({
  ...tour,
  under: under ?? tour.under,
  visits: tour.visits.filter(({ size }) => !isLarge || size !== 'desktop').map((visit) => ({ ...visit, under: under ?? visit.under })),
})
/** A server that sends texts and lets people register has all pages of whoever is not signed in. */
const openToAll = { SMS_PROVIDER: 'console', REGISTRATION_HOUSE: '1' }
/** Asked for by role, they are walked alone; by anything else but size and language, they are not. */
const isOutside = values.role === undefined ? !values.path && !values.depth && !values.under : values.role.split(',').includes(nobody)
const seenOutside = isOutside
  ? views.filter(({ size, language }) => hasAsked(values.size, size) && hasAsked(values.language, language))
  : []
const day = values.day ? Number(values.day) : dayNumber(new Date())
const began = Date.now()
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const taken: Taken[] = []

async function walkAll() {
  const house = await openWalkHouse(0, openToAll)
  // A server and a database that nobody ends would stay when something goes wrong here.
  const browser = await chromium.launch({ executablePath: ensureLightBrowser() }).catch(async (error) => {
    await house.close()
    throw error
  })
  try {
    const reaches = await reachesIn(house.url)
    const best = ablest(reaches, everyPermission, catalogue)
    const everyday = () => everydayPlan(reaches, { best, english: everybody, drawn: drawnBy(everyPermission, catalogue), day })
    const tours = only(values, values.full ? fullPlan(reaches, values.depth === 'glance' ? 'glance' : 'full') : everyday()).map(asAsked)
    const visits = tours.reduce((sum, tour) => sum + tour.visits.length, 0)
    console.log(`walk: ${tours.length} sign-ins, ${visits} visits as of day ${day}, ready after ${seconds(Date.now() - began)}`)
    const onOutside = (view: View, wrong: readonly Finding[], ms: number) => {
      const what = `${viewOf({ role: nobody, under: [], ...view })} outside`
      taken.push({ what, ms })
      console.log(`${wrong.length > 0 ? '✗' : '✓'} ${what} ${seconds(ms)}`)
    }
    const most = values.full ? Number.POSITIVE_INFINITY : few
    const found = await walk(
      { browser, url: house.url, reaches, everybody, outside: seenOutside, onOutside, most },
      tours,
      (tour, { path, size, depth, under }, wrong, ms) => {
        const what = `${viewOf({ ...tour, size, under })} ${path}${depth === 'full' ? ' in full' : ''}`
        taken.push({ what, ms })
        console.log(`${wrong.length > 0 ? '✗' : '✓'} ${what} ${seconds(ms)}`)
      },
    )
    return { ...found, visits }
  } finally {
    await browser.close()
    await house.close()
  }
}

const { findings, again, visits } = await walkAll()
for (const tour of again)
  for (const { path, size, under } of tour.visits) console.log(`late, visited again alone: ${viewOf({ ...tour, size, under })} ${path}`)
for (const line of report(findings)) console.log(line)
saySlowest('walk', taken)
console.log(`${visits} visits, ${again.length} late and made again, ${findings.length} findings, ${seconds(Date.now() - began)}`)
process.exit(findings.length > 0 ? 1 : 0)
