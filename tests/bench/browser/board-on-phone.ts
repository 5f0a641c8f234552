import { type Browser, devices, type Page } from 'playwright'
import { amount, type Figure, time } from '../figure'
import { median, quantile } from '../measure'
import { arrive } from './arrive'
import { weigh } from './weigh'

const slowdown = 4
const saves = 30
/** Milliseconds a finger takes from one child to the next. */
const finger = 300
const starts = 7
const page = {
  board: '/attendance/board',
  tile: '.tile',
  /** Whoever is on leave is marked already, and a tap on them asks. */
  unmarked: '.tile[data-mark="none"][data-open]',
}

const usable = (tab: Page) => tab.locator(page.tile).first().waitFor()

const { defaultBrowserType: _, ...look } = devices['Pixel 5'] ?? {}
const phone = { ...look, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }

/** What the browser of somebody who has just signed in keeps of it. The app is fetched anew by the next one, with nothing that came after its first screen. */
async function signedIn(browser: Browser, address: string) {
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  await arrive(tab, address, 'teacher')
  const kept = await context.storageState()
  await context.close()
  return kept
}

/** Milliseconds from a tap on a child until its mark is kept on the device, and until its tile shows it. */
async function saveOnce(tab: Page): Promise<{ kept: number; shown: number }> {
  const { began, shown } = await tab.evaluate(async (unmarked) => {
    const tile = document.querySelector<HTMLElement>(unmarked)
    const button = tile?.querySelector<HTMLElement>('.tile-main')
    if (!tile || !button) throw new Error('nobody is left to mark')
    const began = performance.now()
    const marked = new Promise<void>((resolve, reject) => {
      const watch = new MutationObserver(() => {
        if (tile.matches(unmarked)) return
        watch.disconnect()
        resolve()
      })
      watch.observe(tile, { attributes: true, childList: true, subtree: true })
      setTimeout(() => reject(new Error('a tap did not mark')), 10_000)
    })
    button.click()
    await marked
    return { began, shown: performance.now() - began }
  }, page.unmarked)
  return { kept: (await seenIn(tab)).kept - began, shown }
}

/** Tells, within every page, when the first tile was drawn, and when what was saved was on the disk. Whoever asks from outside hears of it late. */
const stopwatch = (tile: string) => {
  const seen = { usable: 0, kept: 0 }
  Object.assign(window, { seen })
  new MutationObserver((_, watch) => {
    if (!document.querySelector(tile)) return
    seen.usable = performance.now()
    watch.disconnect()
  }).observe(document, { childList: true, subtree: true })
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...asked) {
    const begun = transaction.apply(this, asked)
    const names = [asked[0]].flat()
    if (asked[1] === 'readwrite' && names.includes('ops')) begun.addEventListener('complete', () => (seen.kept = performance.now()))
    return begun
  }
}

type Seen = { readonly usable: number; readonly kept: number }
const seenIn = (tab: Page): Promise<Seen> => tab.evaluate(() => (window as Window & { seen?: Seen }).seen ?? { usable: 0, kept: 0 })

/** Milliseconds from the beginning of the navigation. */
async function startOffline(tab: Page, address: string): Promise<number> {
  await tab.goto(`${address}${page.board}`, { waitUntil: 'commit' })
  await usable(tab)
  return (await seenIn(tab)).usable
}

/** What a teacher's phone feels at the board: a browser with its processor slowed down, without network. */
export async function boardOnPhone(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ ...phone, storageState: await signedIn(browser, address) })
  await context.addInitScript(stopwatch, page.tile)
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Network.enable')
  const weight = weigh(session)
  await tab.goto(`${address}${page.board}`)
  await usable(tab)
  const kilobytes = weight() / 1024
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready))
  await tab.waitForTimeout(3000)
  await context.setOffline(true)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const started: number[] = []
  for (let at = 0; at < starts; at++) started.push(await startOffline(tab, address))
  const count = Math.min(saves, await tab.locator(page.unmarked).count())
  const saved: { kept: number; shown: number }[] = []
  for (let at = 0; at < count; at++) {
    await tab.waitForTimeout(finger)
    saved.push(await saveOnce(tab))
  }
  const kept = saved.map((one) => one.kept)
  const shown = saved.map((one) => one.shown)
  return [
    time(`tap to kept on the device, middle of ${count}`, median(kept), 30),
    time(`tap to kept on the device, 95 of 100`, quantile(kept, 0.95), 50),
    time(`tap to shown on the tile, middle of ${count}`, median(shown), 50),
    time(`tap to shown on the tile, 95 of 100`, quantile(shown, 0.95), 100),
    time(`offline start to usable board, middle of ${starts}`, median(started), 1000),
    amount('scripts and styles until the board is usable, compressed', kilobytes, 'KB', 220),
  ]
}
