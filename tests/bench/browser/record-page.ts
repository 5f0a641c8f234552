import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright'
import type { BenchHouse } from '../bench-house'
import { type Bench, bareTime, type Figure, time } from '../figure'
import { median } from '../measure'
import { arrive, kept } from './arrive'
import { withBrowser } from './with-browser'

const slowdown = 4
/** Records that are opened one after the other, beside the first, which does not count. */
const times = 7
/** Milliseconds in which what draws a record has been fetched ahead. */
const calm = 2000
const patience = 10_000

const { defaultBrowserType: _, ...pixel } = devices['Pixel 5'] ?? {}
const shared: BrowserContextOptions = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }
type Face = {
  readonly name: string
  readonly options: BrowserContextOptions
  readonly row: string
  readonly press: (tab: Page, at: number) => Promise<unknown>
  readonly close: (tab: Page) => Promise<unknown>
}
const faces: readonly Face[] = [
  {
    name: 'phone',
    options: { ...pixel, ...shared },
    row: 'button.row-card',
    press: (tab, at) => tab.locator('button.row-card').nth(at).tap(),
    close: (tab) => tab.locator('.page-bar [aria-label=返回]').tap(),
  },
  {
    name: 'desktop',
    options: { viewport: { width: 1440, height: 900 }, ...shared },
    row: '.ant-table-row',
    press: (tab, at) => tab.locator('.ant-table-row').nth(at).locator('td').nth(2).click(),
    close: (tab) => tab.locator('.side-panel header [aria-label=关闭]').click(),
  },
]
const lists = { child: '/garden/child', class: '/garden/class', staff: '/garden/staff' } as const

/** Milliseconds from a press until a record was painted with all of it that lies in the window, and with all of its parts. */
type Opening = { usable?: number; whole?: number }
declare global {
  interface Window {
    opening?: Opening
  }
}

/** Notes within the page, from each press on, when the record it opens has been painted: whoever asks from outside hears of it late. */
const watchOpening = () => {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const opening: Opening = {}
      window.opening = opening
      const painted = (what: keyof Opening) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          opening[what] ??= performance.now() - timeStamp
        }
        port2.postMessage(0)
      }
      const look = () => {
        const page = document.querySelector('.record-page')
        const places = [...(page?.querySelectorAll('.skeleton') ?? [])]
        if (page?.querySelector('.record-head h2')?.textContent) {
          if (places.every((place) => place.getBoundingClientRect().top >= window.innerHeight)) painted('usable')
          if (places.length === 0) return painted('whole')
        }
        if (window.opening === opening) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

async function openOnce(tab: Page, face: Face, at: number): Promise<Required<Opening>> {
  await tab.evaluate(() => delete window.opening)
  await face.press(tab, at)
  let opening: Opening = {}
  for (const until = Date.now() + patience; Date.now() < until && opening.whole === undefined; await tab.waitForTimeout(50))
    opening = await tab.evaluate(() => window.opening ?? {})
  await face.close(tab)
  await tab.locator('.record-page').waitFor({ state: 'detached' })
  await tab.waitForTimeout(500)
  const { usable, whole } = opening
  if (usable === undefined || whole === undefined)
    throw new Error(`${tab.url()}: no record was drawn whole, only ${JSON.stringify(opening)}`)
  return { usable, whole }
}

async function signIn(browser: Browser, address: string, face: Face): Promise<Page> {
  const context = await browser.newContext(face.options)
  // Functions that are handed to the page bear their names by a helper that is not there.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(watchOpening)
  const tab = await context.newPage()
  await arrive(tab, address, 'principal')
  await kept(tab)
  return tab
}

async function ofFace(browser: Browser, address: string, face: Face): Promise<Figure[]> {
  const tab = await signIn(browser, address, face)
  const figures: Figure[] = []
  const session = await tab.context().newCDPSession(tab)
  // What it opens comes from the device's copy, and from nowhere else.
  await tab.context().setOffline(true)
  for (const [noun, path] of Object.entries(lists)) {
    await tab.goto(`${address}${path}`)
    await tab.locator(face.row).nth(times).waitFor()
    await tab.waitForTimeout(calm)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const first = await openOnce(tab, face, 0)
    const found: Required<Opening>[] = []
    for (let at = 1; at <= times; at++) found.push(await openOnce(tab, face, at))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const said = `${noun}, ${face.name}`
    figures.push(
      time(`${said}: from the press until it is usable, middle of ${times}`, median(found.map(({ usable }) => usable)), 300),
      bareTime(`${said}: the first since the page was loaded`, first.usable),
      bareTime(`${said}: with all its parts, those below the window too`, median(found.map(({ whole }) => whole))),
    )
  }
  await tab.context().close()
  return figures
}

async function measure(browser: Browser, { address }: BenchHouse): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const face of faces) figures.push(...(await ofFace(browser, address, face)))
  return figures
}

/** What somebody waits for who opens a record from its list. */
export const recordPages: Bench = {
  name: 'record',
  says: `records opened from their lists, from the device's copy and without network, the processor ${slowdown} times slower`,
  run: withBrowser(measure),
}
