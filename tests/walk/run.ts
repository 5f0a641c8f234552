import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { catalogue } from '../../src/areas/register'
import { everyPermission } from '../../src/areas/role-permissions'
import { ensureBrowser } from '../run/ensure-browser'
import { report } from './findings'
import { openWalkHouse, reachesIn } from './house'
import { ablest, everydayPlan, fullPlan, only } from './plan'
import { walk } from './walk'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { full: { type: 'boolean' }, role: text, path: text, size: text, language: text, depth: text } })
/** Whose menu names every screen. */
const everybody = 'admin'
const began = Date.now()
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const house = await openWalkHouse()
const browser = await chromium.launch({ executablePath: ensureBrowser() })
const reaches = await reachesIn(house.url)
const best = ablest(reaches, everyPermission, catalogue)
const tours = only(values, values.full ? fullPlan(reaches) : everydayPlan(reaches, { best, english: everybody }))
const visits = tours.reduce((sum, tour) => sum + tour.visits.length, 0)
console.log(`walk: ${tours.length} sign-ins, ${visits} visits, ready after ${seconds(Date.now() - began)}`)
const findings = await walk(
  { browser, url: house.url, reaches, everybody },
  tours,
  ({ role, language }, { path, size, depth }, found, took) =>
    console.log(
      `${found.length > 0 ? '✗' : '✓'} ${role} ${size} ${language} ${path}${depth === 'full' ? ' in full' : ''} ${seconds(took)}`,
    ),
)
await browser.close()
await house.close()
for (const line of report(findings)) console.log(line)
console.log(`${visits} visits, ${findings.length} findings, ${seconds(Date.now() - began)}`)
process.exit(findings.length > 0 ? 1 : 0)
