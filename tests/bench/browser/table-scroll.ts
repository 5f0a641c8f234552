import type { Browser, Page } from 'playwright'
import type { BenchHouse } from '../bench-house'
import { amount, type Bench, type Figure, time } from '../figure'
import { median } from '../measure'
import { holdPeople } from '../people/many-people'
import { arrive } from './arrive'
import { withBrowser } from './with-browser'

const rows = 20_000
const frames = 120
/** Pixels a quick turn of a wheel goes in one frame. */
const step = 100
const rounds = 5
const body = '.ant-table-content'

/**
 * Scrolls the table by a step in each frame, and answers how many frames of all came later than a screen of 60 a second shows them. It names no
 * function of its own, for which the loader of sources would put a helper here that no page has.
 */
const scroll = (tab: Page) =>
  tab.evaluate(
    async ([body, frames, step]) => {
      const place = document.querySelector<HTMLElement>(body)
      if (!place) throw new Error('no table that scrolls by itself')
      place.scrollTop = 0
      let late = 0
      let before = await new Promise<number>(requestAnimationFrame)
      for (let at = 0; at < frames; at++) {
        const now = await new Promise<number>(requestAnimationFrame)
        // Half a frame late is shown with the next one.
        if (now - before > 1500 / 60) late++
        before = now
        place.scrollTop += step
      }
      return late / frames
    },
    [body, frames, step] as const,
  )

/** What a frame costs in milliseconds: in scripts, and in all; and which share of frames came late. */
type Turned = { readonly script: number; readonly task: number; readonly late: number }

/** Milliseconds of its own processor time one frame costs the page: in scripts, and in all. */
async function perFrame(tab: Page): Promise<Turned> {
  const session = await tab.context().newCDPSession(tab)
  // Time of the thread, so that what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? Number.NaN) * 1000
    return { script: of('ScriptDuration'), task: of('TaskDuration') }
  }
  const before = await read()
  const late = await scroll(tab)
  const after = await read()
  await session.detach()
  return { script: (after.script - before.script) / frames, task: (after.task - before.task) / frames, late }
}

async function measure(browser: Browser, { address, owner }: BenchHouse): Promise<Figure[]> {
  await holdPeople(owner, rows)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const tab = await context.newPage()
  await arrive(tab, address, 'boss')
  await tab.goto(`${address}/system/user?size=1000`)
  await tab.locator('.ant-table-row').nth(10).waitFor()
  await tab.waitForTimeout(3000)
  const found: Turned[] = []
  for (let round = 0; round <= rounds; round++) {
    const one = await perFrame(tab)
    if (round > 0) found.push(one)
  }
  const middle = (what: keyof Turned) => median(found.map((one) => one[what]))
  return [
    time(`script of one frame, ${step} px on, middle of ${rounds} times ${frames}`, middle('script'), 6),
    time('all work of one frame, painting too', middle('task'), 1000 / 60),
    amount('frames that came late of a hundred', middle('late') * 100, '', 5),
  ]
}

/** What it costs to scroll a table as quickly as a wheel turns. */
export const tableScroll: Bench = {
  name: 'table',
  says: `a table of ${rows} rows, a thousand on a page, that is scrolled; time of the page's thread`,
  run: withBrowser(measure),
}
