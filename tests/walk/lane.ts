import type { Browser, BrowserContext, Page } from '@playwright/test'
import { noteStore } from '../../src/app/device/unsent-note'
import type { Language } from '../../src/contract/label'
import { axeScript } from './axe'
import { clockScript } from './clock-ahead'

/** A device people work on one after the other. */
export type Lane = {
  /** A page for somebody else. What lies on the device of the app stays there, and nothing of whoever was there before. */
  readonly enter: (language: Language) => Promise<Page>
  readonly close: () => Promise<void>
}

async function openContext(browser: Browser, locale: Language, ahead: number): Promise<BrowserContext> {
  // Whoever asks for less motion gets none, and there is none to wait for.
  const context = await browser.newContext({ locale, timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' })
  await context.addInitScript(axeScript)
  if (ahead !== 0) await context.addInitScript(clockScript(ahead))
  // Each screen is judged by itself: what was open before is not kept behind it.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('pro__LAYOUT', JSON.stringify({ value: { tabs: false }, expire: null }))
  })
  // Functions that are handed to the page bear their names by a helper that is not there.
  await context.addInitScript('globalThis.__name = (named) => named')
  return context
}

/** Empties what pages have kept, and leaves what the service worker keeps of the app. */
async function empty(page: Page, url: string): Promise<void> {
  // A file of the same origin that is no page of the app.
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((name) => caches.delete(name), noteStore)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'cookies,local_storage,indexeddb' })
  await browser.detach()
}

/** Opens a device, whose clock goes `ahead` milliseconds ahead. To fetch the app anew for each person takes longer than a dozen screens do. */
export function openLane(browser: Browser, url: string, ahead = 0): Lane {
  const contexts = new Map<Language, BrowserContext>()
  return {
    async enter(language) {
      const context = contexts.get(language) ?? (await openContext(browser, language, ahead))
      contexts.set(language, context)
      const page = await context.newPage()
      await empty(page, url)
      return page
    },
    async close() {
      for (const context of contexts.values()) await context.close()
    },
  }
}
