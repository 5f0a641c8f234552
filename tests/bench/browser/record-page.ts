import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright'
import type { BenchHouse } from '../bench-house'
import { type Bench, bareTime, type Figure, time } from '../figure'
import { median } from '../measure'
import { arrive, kept } from './arrive'
import type { Told } from './bare-record'
import { pressed } from './pressed'
import { servePage } from './serve-page'
import { withBrowser } from './with-browser'

const slowdown = 4
const list = '/garden/child'
/** Records that are opened one after the other, beside the first since the app was opened. As many cards are on a small screen. */
const times = 5
/** Milliseconds in which a list has fetched what draws its records, and within which somebody looks where to tap next. */
const [calm, glance] = [3000, 1000]

const { defaultBrowserType: _, ...look } = devices['Pixel 5'] ?? {}
const phone: BrowserContextOptions = { ...look, viewport: { width: 390, height: 844 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }
const page = '.record-page:has(.record-head h2:not(:empty))'

type Place = { readonly tab: Page; readonly slower: (times: number) => Promise<unknown> }

async function open(browser: Browser): Promise<Place> {
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  return { tab, slower: (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }) }
}

const card = (tab: Page, at: number) => tab.locator('button.row-card').nth(at)

async function close(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: '返回', exact: true }).tap()
  await card(tab, times).waitFor()
  await tab.waitForTimeout(glance)
}

async function openList({ tab }: Place, address: string): Promise<void> {
  await tab.goto(`${address}${list}`)
  await card(tab, times).waitFor()
  await tab.waitForTimeout(calm)
}

/** How many parts of a record begin within the window. */
async function partsInSight({ tab }: Place): Promise<number> {
  await card(tab, 0).tap()
  await tab.locator(page).waitFor()
  await tab.waitForTimeout(calm)
  const count = await tab.evaluate(
    () => Array.from(document.querySelectorAll('.part-place')).filter((part) => part.getBoundingClientRect().top < innerHeight).length,
  )
  await close(tab)
  return count
}

/** Milliseconds from the tap on a card until the head of its record and its first `parts` were painted with all they say. */
const openRecord = ({ tab }: Place, at: number, parts: number): Promise<number> =>
  pressed(tab, () => card(tab, at).tap(), `${page}:not(:has(.part-place:nth-child(-n+${parts}) .skeleton))`)

/** What the record says that is open. */
const toldOn = (tab: Page, parts: number): Promise<Told> =>
  tab.evaluate(
    (parts) => ({
      id: location.search,
      name: document.querySelector('.record-head h2')?.textContent ?? '',
      facts: Array.from(document.querySelectorAll('.head-fact, .act'), (one) => one.textContent ?? ''),
      parts: Array.from(document.querySelectorAll(`.part-place:nth-child(-n+${parts}) > section`), (part) => ({
        title: part.querySelector('h3')?.textContent ?? '',
        lines: Array.from(part.querySelectorAll(':not(:has(*))'), (one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
      })),
    }),
    parts,
  )

/** The same records drawn by the bare libraries, from their own copy. */
async function openBare(place: Place, address: string, told: readonly Told[]): Promise<(at: number) => Promise<number>> {
  const { tab } = place
  await tab.goto(address)
  await tab.waitForFunction(() => window.bare !== undefined)
  await tab.evaluate((told) => window.bare.hold(told), told)
  return slowly(place, async (at) => {
    const ms = await pressed(tab, () => tab.locator('button').nth(at).tap(), '.bare-record')
    await tab.locator('button').tap()
    await tab.waitForTimeout(glance)
    return ms
  })
}

/**
 * What opens a record, done by a slow processor. A page that is slowed down keeps a core busy also while it rests, which whoever is measured beside it
 * would pay for: each is slow only in its turn.
 */
const slowly =
  ({ slower }: Place, opened: (at: number) => Promise<number>) =>
  async (at: number): Promise<number> => {
    await slower(slowdown)
    const ms = await opened(at)
    await slower(1)
    return ms
  }

type Found = { readonly first: number; readonly middle: number; readonly bare: number }

/** Opens records by turns with those of the bare libraries, so that what the machine does meanwhile hits both. */
async function byTurns(place: Place, parts: number, bare: (at: number) => Promise<number>): Promise<Found> {
  const own = slowly(place, async (at) => {
    const ms = await openRecord(place, at, parts)
    await close(place.tab)
    return ms
  })
  const first = await own(0)
  await bare(0)
  const [ours, others]: [number[], number[]] = [[], []]
  for (let at = 1; at <= times; at++) {
    ours.push(await own(at))
    others.push(await bare(at))
  }
  return { first, middle: median(ours), bare: median(others) }
}

/** What records say, and how long they take on a processor as it is. */
async function asItIs(place: Place, parts: number): Promise<{ told: Told[]; ms: number }> {
  const [told, found]: [Told[], number[]] = [[], []]
  for (let at = 0; at <= times; at++) {
    found.push(await openRecord(place, at, parts))
    told.push(await toldOn(place.tab, parts))
    await close(place.tab)
  }
  return { told, ms: median(found.slice(1)) }
}

async function measure(browser: Browser, { address }: BenchHouse): Promise<Figure[]> {
  const [place, beside] = [await open(browser), await open(browser)]
  const { tab } = place
  await arrive(tab, address, 'principal')
  await kept(tab)
  await openList(place, address)
  const parts = await partsInSight(place)
  const { told, ms } = await asItIs(place, parts)
  const served = await servePage(fileURLToPath(new URL('./bare-record.tsx', import.meta.url)))
  const figures: Figure[] = []
  try {
    const bare = await openBare(beside, served.address, told)
    for (const network of ['on', 'off']) {
      await tab.context().setOffline(network === 'off')
      await openList(place, address)
      const found = await byTurns(place, parts, bare)
      figures.push(
        time(`network ${network}: head and first parts (${parts}), middle of ${times}`, found.middle, 300),
        bareTime(`network ${network}: the first since the app was opened`, found.first),
        bareTime(`network ${network}: the same drawn by the bare libraries, by turns`, found.bare),
      )
    }
  } finally {
    served.close()
  }
  return [...figures, bareTime('network on, the processor as it is', ms)]
}

/** What somebody waits for who opens a child's record from the list in a hand. */
export const recordPage: Bench = {
  name: 'record-page',
  says: `from a tap on a card until the child's record is painted as far as it is in the window, on a phone, the processor ${slowdown} times slower`,
  run: withBrowser(measure),
}
