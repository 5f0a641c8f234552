import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { median } from '../measure'
import { type Sights, scriptUntilIdle, sightsOf, type Watched, watchSights } from './sights'

/** A page that is opened again and again. */
export type Visited = {
  readonly address: string
  readonly watched: Watched
  readonly last: keyof Watched
  readonly options: BrowserContextOptions
  /** Makes the page ready to be visited warm: signed in, everything kept on the device. */
  readonly settle: (tab: Page) => Promise<void>
}

export type Visit = Sights & { readonly script: number }

async function visit(tab: Page, { address, last }: Visited, slowdown: number): Promise<Visit> {
  await tab.goto('about:blank')
  const session = await tab.context().newCDPSession(tab)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const before = await session.send('Performance.getMetrics')
  const earlier = (before.metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  await tab.goto(address, { waitUntil: 'commit' })
  const sights = await sightsOf(tab, last)
  const total = await scriptUntilIdle(tab, session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return { ...sights, script: total >= earlier ? total - earlier : total }
}

const middleOf = (visits: readonly Visit[]): Required<Visit> => {
  const of = (name: keyof Visit) => median(visits.map((one) => one[name] ?? Number.NaN))
  return { shape: of('shape'), shell: of('shell'), row: of('row'), script: of('script') }
}

const times = 5

/** Visits pages by turns, so that what the machine does meanwhile hits all alike: on a device that has everything, `slowdown` times slower. */
export async function warmVisits(browser: Browser, pages: readonly Visited[], slowdown: number): Promise<Required<Visit>[]> {
  const tabs = await Promise.all(
    pages.map(async (page) => {
      const context = await browser.newContext(page.options)
      await context.addInitScript(watchSights, page.watched)
      const tab = await context.newPage()
      await page.settle(tab)
      return { page, tab, found: [] as Visit[] }
    }),
  )
  for (let time = -1; time < times; time++)
    for (const { page, tab, found } of tabs) {
      const seen = await visit(tab, page, slowdown)
      if (time >= 0) found.push(seen)
    }
  await Promise.all(tabs.map(({ tab }) => tab.context().close()))
  return tabs.map(({ found }) => middleOf(found))
}

/** The same on devices that have nothing but the sign-in. */
export async function coldVisits(browser: Browser, pages: readonly Visited[], slowdown: number): Promise<Required<Visit>[]> {
  const found = pages.map((): Visit[] => [])
  for (let time = 0; time < 3; time++)
    for (const [at, page] of pages.entries()) {
      const context = await browser.newContext(page.options)
      await context.addInitScript(watchSights, page.watched)
      found[at]?.push(await visit(await context.newPage(), page, slowdown))
      await context.close()
    }
  return found.map(middleOf)
}
