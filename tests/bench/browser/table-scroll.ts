import { chromium, type Page } from 'playwright'
import { testPassword } from '../../kit/test-password'
import { ensureBrowser } from '../../run/ensure-browser'
import { openBenchHouse } from '../bench-house'
import { type Bench, bareTime, type Figure, time } from '../figure'
import { median } from '../measure'
import { holdPeople } from '../people/many-people'

const rows = 20_000
const frames = 120
/** Pixels a quick turn of a wheel goes in one frame. */
const step = 100
const rounds = 5
const body = '.ant-table-body'

/** Scrolls the table by a step in each frame. It names no function of its own, for which the loader of sources would put a helper here that no page has. */
const scroll = (tab: Page) =>
  tab.evaluate(
    async ([body, frames, step]) => {
      const place = document.querySelector<HTMLElement>(body)
      if (!place) throw new Error('no table that scrolls by itself')
      place.scrollTop = 0
      for (let at = 0; at < frames; at++) {
        await new Promise(requestAnimationFrame)
        place.scrollTop += step
      }
    },
    [body, frames, step] as const,
  )

/** Milliseconds of its own processor time one frame costs the page: in scripts, and in all. */
async function perFrame(tab: Page): Promise<{ script: number; task: number }> {
  const session = await tab.context().newCDPSession(tab)
  // Time of the thread, so that what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? Number.NaN) * 1000
    return { script: of('ScriptDuration'), task: of('TaskDuration') }
  }
  const before = await read()
  await scroll(tab)
  const after = await read()
  await session.detach()
  return { script: (after.script - before.script) / frames, task: (after.task - before.task) / frames }
}

async function measure(): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  const house = await openBenchHouse('journeys/journey-server.ts')
  try {
    await holdPeople(house.owner, rows)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
    const tab = await context.newPage()
    await tab.goto(`${house.address}/user/login`)
    await tab.locator('#username').fill('boss')
    await tab.locator('#password').fill(testPassword)
    await tab.locator('button[type=submit]').click()
    await tab.waitForURL((url) => !url.pathname.startsWith('/user/login'))
    await tab.goto(`${house.address}/system/user?size=1000`)
    await tab.locator('.ant-table-row').nth(10).waitFor()
    await tab.waitForTimeout(3000)
    const found: { script: number; task: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      const one = await perFrame(tab)
      if (round > 0) found.push(one)
    }
    return [
      time(`script of one frame, ${step} px on, middle of ${rounds} times ${frames}`, median(found.map(({ script }) => script)), 6),
      bareTime('all work of one frame, painting too', median(found.map(({ task }) => task))),
    ]
  } finally {
    await house.close()
    await browser.close()
  }
}

/** What it costs to scroll a table as quickly as a wheel turns. */
export const tableScroll: Bench = {
  name: 'table',
  says: `a table of ${rows} rows, a thousand on a page, that is scrolled; time of the page's thread`,
  run: measure,
}
