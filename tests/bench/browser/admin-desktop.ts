import type { Browser } from 'playwright'
import type { BenchHouse } from '../bench-house'
import { amount, type Bench, type Figure, time } from '../figure'
import { median } from '../measure'
import { arrive } from './arrive'
import { type Sights, sightsOf, type Watched, watchSights } from './sights'
import { weigh } from './weigh'
import { withBrowser } from './with-browser'

const slowdown = 4
const times = 5
const home = '/dashboard/analysis'
const desktop = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }
/** `row`: all cards have their answers. */
const watched: Watched = {
  shape: '.shape, .desktop-shell',
  shell: '.side-menu nav a',
  row: '.home-lanes:not(:has(.skeleton)) .home-card',
}

type Found = { readonly sights: Sights; readonly bytes: number }

async function measure(browser: Browser, { address }: BenchHouse): Promise<Figure[]> {
  const door = await browser.newContext(desktop)
  await arrive(await door.newPage(), address, 'admin')
  const storageState = await door.storageState()
  await door.close()
  const found: Found[] = []
  for (let at = 0; at < times; at++) {
    const context = await browser.newContext({ ...desktop, storageState })
    await context.addInitScript(watchSights, watched)
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const weight = weigh(session)
    await tab.goto(`${address}${home}`, { waitUntil: 'commit' })
    found.push({ sights: await sightsOf(tab, 'row'), bytes: weight() })
    await context.close()
  }
  const middle = (what: keyof Watched) => median(found.map(({ sights }) => sights[what] ?? Number.NaN))
  return [
    time('shell usable', middle('shell'), 2500),
    time('home with the answers of all its cards', middle('row'), 4000),
    amount('scripts and styles until then, compressed', median(found.map(({ bytes }) => bytes)) / 1024, 'KB', 450),
  ]
}

/** What an administrator waits for at a desktop that has nothing of the app yet. */
export const adminDesktop: Bench = {
  name: 'desktop',
  says: `first load of an administrator's home on a desktop that has the sign-in and nothing else, the processor ${slowdown} times slower`,
  run: withBrowser(measure),
}
