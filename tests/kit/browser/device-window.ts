import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { askToLeave, knock } from './door'
import { killBrowser } from './kill-browser'

/** A device somebody works on. */
export type Device = {
  readonly page: Page
  readonly context: BrowserContext
  readonly offline: (isOffline: boolean) => Promise<void>
  readonly signIn: (username: string) => Promise<void>
  /** Asks to be signed out, from the menu of a touch screen; questions about unsent work may follow. */
  readonly signOut: () => Promise<void>
  /** Where it stands and what can be read on it, for somebody who wonders. */
  readonly describe: () => Promise<string>
  readonly close: () => Promise<void>
}

/** A device with a browser of its own, whose profile lies on disk: what it keeps survives closing and killing the browser. */
export type OwnDevice = Device & {
  /** Closes the browser, or kills it, and opens it again on the same profile. */
  readonly reopen: (how?: { kill?: boolean; offline?: boolean }) => Promise<void>
}

type Open = { readonly context: BrowserContext; readonly page: Page }

async function opened(context: BrowserContext): Promise<Open> {
  // A first screen behind a first sign-in stands in two seconds, and in fifteen on a machine that does much else.
  context.setDefaultTimeout(60_000)
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** `now`: what is open on it at the moment. */
const deviceOf = (now: () => Open, close: () => Promise<void>): Device => ({
  get page() {
    return now().page
  },
  get context() {
    return now().context
  },
  offline: (isOffline) => now().context.setOffline(isOffline),
  async signIn(username) {
    const { page } = now()
    await page.goto('/user/login')
    await knock(page, username)
    await page.waitForURL('**/dashboard/analysis')
  },
  async signOut() {
    const { page } = now()
    await page.goto('/dashboard/analysis')
    await askToLeave(page)
  },
  async describe() {
    const { page } = now()
    const text = await page.ariaSnapshot({ timeout: 2000 }).catch((error: unknown) => String(error))
    return `${page.url()}\n${text.slice(0, 1500)}`
  },
  close,
})

/** A device that shares a browser with others, and nothing that is kept: to start one takes a second of a core. */
export async function openDevice(browser: Browser, options: BrowserContextOptions): Promise<Device> {
  const now = await opened(await browser.newContext(options))
  return deviceOf(
    () => now,
    () => now.context.close().catch(() => undefined),
  )
}

/** `args`: what the browser is started with, each time. */
export async function openOwnDevice(options: BrowserContextOptions & Pick<LaunchOptions, 'args'>): Promise<OwnDevice> {
  const profile = await mkdtemp(join(tmpdir(), 'kg-device-'))
  const executablePath = process.env.CHROMIUM_PATH
  const launch = async () =>
    opened(await chromium.launchPersistentContext(profile, { ...options, ...(executablePath ? { executablePath } : {}) }))
  let now = await launch()
  const device = deviceOf(
    () => now,
    async () => {
      await now.context.close().catch(() => undefined)
      await rm(profile, { recursive: true, force: true })
    },
  )
  // Its page is another one each time: what tells which must not be copied.
  return Object.assign(device, {
    async reopen({ kill = false, offline = false } = {}) {
      if (kill) await killBrowser(profile)
      await now.context.close().catch(() => undefined)
      now = await launch()
      await now.context.setOffline(offline)
    },
  })
}
