import type { Page } from '@playwright/test'
import type { Guest } from './guest'
import type { Visit } from './plan'
import { settle } from './stand'

/** Goes to an address of the app without loading it anew. */
export const goWithin = (page: Page, address: string): Promise<boolean> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    return dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)

/** By the bar at the foot of a touch screen, or by its drawer. */
async function byHand({ page, say }: Guest, path: string): Promise<void> {
  const place = page.locator(`.place-bar a[href="${path}"]`)
  if (await place.count()) return place.click()
  await page.getByRole('button', { name: say('openMenu') }).click()
  await page.locator(`dialog.drawer a[href="${path}"]`).click()
}

/**
 * From the screen of a line to what is found in it: by a tab, or in the list of the records. The screen of the line is not yet the one that is
 * wanted, and has its title drawn once more when its part has arrived: it is left only when it stands.
 */
async function further(guest: Guest, path: string): Promise<void> {
  const way = guest.page.locator(`.hub-tabs a[href="${path}"], .records-chooser a[href="${path}"]`).first()
  await way.waitFor()
  await settle(guest.page)
  await guest.turnAway()
  await way.click()
}

async function go(guest: Guest, { by: [line, inside] }: Visit): Promise<void> {
  if (!line) return
  await (guest.isTouch ? byHand(guest, line) : guest.page.locator(`.side-menu .side-line[href="${line}"]`).click())
  if (inside) await further(guest, inside)
}

/**
 * From any screen to an entry, the way people go; false for who stands at it already, because it is the screen one comes in at: nothing is
 * pressed then, and nothing lies behind.
 */
export const goIn = (guest: Guest, visit: Visit): Promise<boolean> =>
  guest.step('open', async () => {
    const isThere = new URL(guest.page.url()).pathname === visit.path
    // Loaded anew at another size, a page is empty at first, and an empty one is not busy.
    if (isThere) await guest.page.locator('h1').first().waitFor()
    await (isThere ? settle(guest.page) : guest.lead(() => go(guest, visit)))
    return !isThere
  })

/** Back to where one came from, by the browser's own button. */
export const goOut = (guest: Guest): Promise<void> => guest.step('leave by browser back', () => guest.lead(() => guest.page.goBack()))
