import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { askToLeave, knock } from './door'
import { killBrowser } from './kill-browser'

/** A device with its own browser profile on disk: what it keeps survives closing and killing the browser. */
export type Device = {
  readonly page: Page
  readonly context: BrowserContext
  readonly offline: (isOffline: boolean) => Promise<void>
  /** Closes the browser, or kills it, and opens it again on the same profile. */
  readonly reopen: (how?: { kill?: boolean; offline?: boolean }) => Promise<void>
  readonly signIn: (username: string) => Promise<void>
  /** Asks to be signed out, from the menu of a touch screen; questions about unsent work may follow. */
  readonly signOut: () => Promise<void>
  /** Where it stands and what can be read on it, for somebody who wonders. */
  readonly describe: () => Promise<string>
  readonly close: () => Promise<void>
}

/** `args`: what the browser is started with, each time. */
export async function openDevice(url: string, options: BrowserContextOptions & Pick<LaunchOptions, 'args'>): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'kg-device-'))
  const launch = async (): Promise<BrowserContext> => {
    const executablePath = process.env.CHROMIUM_PATH
    const opened = await chromium.launchPersistentContext(profile, {
      ...options,
      baseURL: url,
      ...(executablePath ? { executablePath } : {}),
    })
    // A first screen behind a first sign-in stands in two seconds, and in fifteen on a machine that does much else.
    opened.setDefaultTimeout(60_000)
    return opened
  }
  let context = await launch()
  let page = context.pages()[0] ?? (await context.newPage())
  return {
    get page() {
      return page
    },
    get context() {
      return context
    },
    offline: (isOffline) => context.setOffline(isOffline),
    async reopen({ kill = false, offline = false } = {}) {
      if (kill) await killBrowser(profile)
      await context.close().catch(() => undefined)
      context = await launch()
      await context.setOffline(offline)
      page = context.pages()[0] ?? (await context.newPage())
    },
    async signIn(username) {
      await page.goto('/user/login')
      await knock(page, username)
      await page.waitForURL('**/dashboard/analysis')
    },
    async signOut() {
      await page.goto('/dashboard/analysis')
      await askToLeave(page)
    },
    async describe() {
      const text = await page.ariaSnapshot({ timeout: 2000 }).catch((error: unknown) => String(error))
      return `${page.url()}\n${text.slice(0, 1500)}`
    },
    async close() {
      await context.close().catch(() => undefined)
      await rm(profile, { recursive: true, force: true })
    },
  }
}
