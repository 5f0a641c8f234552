import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright'
import { testPassword } from '../../kit/test-password'
import { bareTime, type Figure, growth, time } from '../figure'
import { median } from '../measure'
import { arrive, kept } from './arrive'
import type { Given } from './bare-page'
import { serveBare } from './serve-bare'
import { sightsOf, type Watched, watchSights } from './sights'
import { coldVisits, type Visited, warmVisits } from './visits'

const slowdown = 4
const users = '/system/user'
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }
const phone = ((): BrowserContextOptions => {
  const { defaultBrowserType: _, ...look } = devices['Pixel 5'] ?? {}
  return { ...look, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }
})()
const onDesktop: Watched = {
  shape: '.shape, .desktop-shell',
  shell: '.side-menu nav a',
  row: '.ant-table-row',
}
const onPhone: Watched = { shape: '.shape, .touch-shell', shell: '.touch-shell', row: '.tile' }
const onBare: Watched = { shape: '.bare-shell', shell: '.bare-shell li', row: '.ant-table-row' }

async function settle(tab: Page, address: string, path: string, last: keyof Watched): Promise<void> {
  await tab.goto(`${address}${path}`)
  await sightsOf(tab, last)
  await kept(tab)
}

/** A sign-in, and what its owner's page of users is made of. */
async function knownOf(browser: Browser, address: string, username: string, look: BrowserContextOptions) {
  const context = await browser.newContext(look)
  const tab = await context.newPage()
  const permission = tab.waitForResponse(/getUserPermissionByToken/)
  await arrive(tab, address, username)
  const storageState = await context.storageState()
  const menu = ((await (await permission).json()) as { result: { menu: Given['menu'] } }).result.menu
  const given = async (): Promise<Given> => {
    const list = tab.waitForResponse(/\/sys\/user\/list\?/)
    await tab.goto(`${address}${users}`)
    const { result } = (await (await list).json()) as { result: { records: Given['rows'] } }
    return { menu, rows: result.records }
  }
  return { storageState, given, close: () => context.close() }
}

async function desktopFigures(browser: Browser, address: string): Promise<Figure[]> {
  const known = await knownOf(browser, address, 'boss', desktop)
  const bare = await serveBare(await known.given())
  await known.close()
  const options = { ...desktop, storageState: known.storageState }
  const ours: Visited = {
    address: `${address}${users}`,
    watched: onDesktop,
    last: 'row',
    options,
    settle: (tab) => settle(tab, address, users, 'row'),
  }
  const beside: Visited = {
    address: `${bare.address}/`,
    watched: onBare,
    last: 'row',
    options: desktop,
    settle: async (tab) => void (await tab.goto(bare.address)),
  }
  const figures: Figure[] = []
  const add = async (how: string, visits: typeof warmVisits, rate: number, aimed: boolean) => {
    const [own, other] = await visits(browser, [ours, beside], rate)
    if (!own || !other) throw new Error('nothing was visited')
    const said = (what: string, ms: number, most: number) => (aimed ? time(`${how}, ${what}`, ms, most) : bareTime(`${how}, ${what}`, ms))
    figures.push(
      said('shape of the shell painted', own.shape, 300),
      said('shell usable', own.shell, 800),
      said('first row of the list', own.row, 1200),
      bareTime(`${how}, bare libraries, shell`, other.shell),
      bareTime(`${how}, bare libraries, first row`, other.row),
      growth(`${how}, first row beside bare libraries`, own.row / other.row, 1.3),
      said('script until idle', own.script, 1000),
      bareTime(`${how}, bare libraries, script until idle`, other.script),
    )
  }
  try {
    await add(`desktop, warm, ${slowdown}x`, warmVisits, slowdown, true)
    await add('desktop, warm', warmVisits, 1, false)
    await add(`desktop, cold, ${slowdown}x`, coldVisits, slowdown, false)
    await add('desktop, cold', coldVisits, 1, false)
  } finally {
    bare.close()
  }
  return figures
}

async function phoneFigures(browser: Browser, address: string): Promise<Figure[]> {
  const board = '/attendance/board'
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  await arrive(tab, address, 'teacher')
  const options = { ...phone, storageState: await context.storageState() }
  await context.close()
  const ours: Visited = {
    address: `${address}${board}`,
    watched: onPhone,
    last: 'row',
    options,
    settle: (tab) => settle(tab, address, board, 'row'),
  }
  const [slow] = await warmVisits(browser, [ours], slowdown)
  const [plain] = await warmVisits(browser, [ours], 1)
  const [coldSlow] = await coldVisits(browser, [ours], slowdown)
  if (!slow || !plain || !coldSlow) throw new Error('nothing was visited')
  return [
    time(`phone, warm, ${slowdown}x, shape of the shell painted`, slow.shape, 300),
    time(`phone, warm, ${slowdown}x, board usable`, slow.row, 800),
    bareTime(`phone, warm, ${slowdown}x, script until idle`, slow.script),
    bareTime('phone, warm, board usable', plain.row),
    bareTime(`phone, cold, ${slowdown}x, board usable`, coldSlow.row),
  ]
}

/** Milliseconds from the press on "sign in" to the shell, on a desktop where somebody has been before. */
async function signInToShell(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext(desktop)
  await context.addInitScript(watchSights, onDesktop)
  const tab = await context.newPage()
  await arrive(tab, address, 'principal')
  await kept(tab)
  const session = await context.newCDPSession(tab)
  const found: number[] = []
  for (let at = 0; at < 4; at++) {
    await tab.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (/Access-Token|Login_Userinfo|PERMISSIONS_/.test(name)) localStorage.removeItem(name)
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await tab.goto(`${address}/user/login`)
    await tab.locator('#username').fill('principal')
    await tab.locator('#password').fill(testPassword)
    await tab.waitForTimeout(4000)
    const began = await tab.evaluate(() => {
      const began = performance.now()
      document.querySelector<HTMLElement>('button[type=submit]')?.click()
      return began
    })
    found.push(((await sightsOf(tab, 'shell')).shell ?? Number.NaN) - began)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await tab.waitForTimeout(2000)
  }
  await context.close()
  return [time(`desktop, warm, ${slowdown}x, from the press on "sign in" to the shell`, median(found.slice(1)), 1200)]
}

/** What somebody waits for who opens the app: on a desktop beside the same shell and table drawn by the bare libraries, and on a phone. */
export async function firstScreens(browser: Browser, address: string): Promise<Figure[]> {
  return [
    ...(await desktopFigures(browser, address)),
    ...(await signInToShell(browser, address)),
    ...(await phoneFigures(browser, address)),
  ]
}
