import { fileURLToPath } from 'node:url'
import { type CDPSession, chromium, type Page } from 'playwright'
import { ensureBrowser } from '../../run/ensure-browser'
import { type Bench, bareTime, type Figure, growth, ratio, time } from '../figure'
import { median } from '../measure'
import type { GridPage } from './grid-page'
import { servePage } from './serve-page'

type What = Parameters<GridPage['draw']>[0]
const rows = 10_000
const frames = 60
/** Pixels a quick turn of a wheel goes in one frame. */
const step = 100
const rounds = 3
const keys = 40
const places = { grid: '.grid-scroll', table: '.ant-table-tbody-virtual-holder' }

/** Milliseconds the page's thread works while something is done. */
async function worked(session: CDPSession, does: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const before = await read()
  await does()
  return (await read()) - before
}

const painted = (tab: Page) => tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

const scroll = (tab: Page, place: string) =>
  tab.evaluate(
    async ([place, frames, step]) => {
      const box = document.querySelector<HTMLElement>(place)
      if (!box) throw new Error(`nothing to scroll: ${place}`)
      box.scrollTop = 0
      for (let at = 0; at < frames; at++) {
        await new Promise(requestAnimationFrame)
        box.scrollTop += step
      }
      if (box.scrollTop < step * 10) throw new Error('nothing was scrolled')
    },
    [place, frames, step] as const,
  )

const nothing = { first: 0, frame: 0, open: 0, popup: 0, key: 0, collect: 0 }
type Sight = Readonly<Record<keyof typeof nothing, number>>
type Asked = { readonly what: What; readonly rows: number; readonly slower: number }

/** One page of its own: drawn, scrolled, written in, checked. */
async function visit(address: string, { what, rows, slower }: Asked): Promise<Sight> {
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    const tab = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    await tab.goto(address)
    await tab.waitForFunction(() => window.page !== undefined)
    const session = await tab.context().newCDPSession(tab)
    // Time of the thread, so that what else the machine does is not counted; where it is slowed down its own clock would not tell.
    await session.send('Performance.enable', { timeDomain: slower > 1 ? 'timeTicks' : 'threadTicks' })
    if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const first = await worked(session, async () => {
      await tab.evaluate(([what, rows]) => window.page.draw(what, rows), [what, rows] as const)
      await painted(tab)
    })
    await scroll(tab, places[what])
    const frame = (await worked(session, () => scroll(tab, places[what]))) / frames
    if (what === 'table') return { ...nothing, first, frame }
    const opened = async (cell?: 'popup') =>
      (await worked(session, () =>
        tab.evaluate(
          async ([count, cell]) => {
            for (let at = 0; at < count; at++) {
              window.page.open(at % 5, cell)
              await new Promise(requestAnimationFrame)
            }
          },
          [keys, cell] as const,
        ),
      )) / keys
    const [open, popup] = [await opened(), await opened('popup')]
    const key =
      (await worked(session, () =>
        tab.evaluate(async (count) => {
          window.page.open(1)
          for (let at = 0; at < count; at++) {
            window.page.type('x'.repeat(at + 1))
            await new Promise(requestAnimationFrame)
          }
        }, keys),
      )) / keys
    const collect = await tab.evaluate(async () => {
      const start = performance.now()
      await window.page.collect()
      return performance.now() - start
    })
    return { first, frame, open, popup, key, collect }
  } finally {
    await browser.close()
  }
}

/** The middle of several visits, figure by figure. */
async function sight(address: string, asked: Asked): Promise<Sight> {
  const found: Sight[] = []
  for (let round = 0; round < rounds; round++) found.push(await visit(address, asked))
  const middle = (of: keyof Sight) => median(found.map((one) => one[of]))
  return {
    ...{ first: middle('first'), frame: middle('frame'), open: middle('open') },
    ...{ popup: middle('popup'), key: middle('key'), collect: middle('collect') },
  }
}

async function measure(): Promise<Figure[]> {
  const { address, close } = await servePage(fileURLToPath(new URL('./grid-page.tsx', import.meta.url)))
  try {
    const figures: Figure[] = []
    for (const slower of [1, 4]) {
      const table = await sight(address, { what: 'table', rows, slower })
      const grid = await sight(address, { what: 'grid', rows, slower })
      const at = `${slower}x`
      figures.push(
        bareTime(`${at}: first render of the table`, table.first),
        ratio(`${at}: how much less the grid takes to be drawn first (${grid.first.toFixed(0)} ms)`, table.first / grid.first, 2),
        bareTime(`${at}: a frame of the table, ${step} px on`, table.frame),
        ratio(`${at}: how much less a frame of the grid takes (${grid.frame.toFixed(2)} ms)`, table.frame / grid.frame, 2),
        time(`${at}: a cell is opened`, grid.open, 16 * slower),
        time(`${at}: a cell with a popup is opened`, grid.popup, 16 * slower),
        time(`${at}: a key in a cell, checked`, grid.key, 16 * slower),
        time(`${at}: ${rows} rows are checked and collected`, grid.collect, 60 * slower),
      )
    }
    const [few, many] = [
      await sight(address, { what: 'grid', rows: 1000, slower: 1 }),
      await sight(address, { what: 'grid', rows: 100_000, slower: 1 }),
    ]
    figures.push(growth('a frame, from 1,000 to 100,000 rows', many.frame / few.frame, 1.5))
    return figures
  } finally {
    close()
  }
}

/** What it costs to draw, scroll and write in an editable grid, beside the virtual table of the library that draws the product's tables. */
export const gridBench: Bench = {
  name: 'grid',
  says: `an editable grid of ${rows} rows and 12 columns beside a virtual table that is only read; time of the page's thread`,
  run: measure,
}
