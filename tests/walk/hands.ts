import type { CDPSession, Page } from '@playwright/test'
import { type Circumstance, faceOf, type Size } from './plan'

const windows: Readonly<Record<Size, { readonly width: number; readonly height: number }>> = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

/** Makes the page another size, and shows it as somebody has their device. */
export type Take = (size: Size, under?: readonly Circumstance[]) => Promise<void>

/** Pixels of letters whose size a page does not say, as a browser has them from the start. */
const letters = 16

/** Shows a page in the dark, or with letters twice as large: what it says of its own width goes by them too. */
async function show(page: Page, device: CDPSession, under: readonly Circumstance[]): Promise<void> {
  await page.emulateMedia({ colorScheme: under.includes('dark') ? 'dark' : 'light' })
  await device.send('Page.setFontSizes', { fontSizes: { standard: under.includes('large') ? 2 * letters : letters } })
  // Half of it drawn so and half as before is what nobody ever sees.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/**
 * One page is a phone, a tablet and a desktop by turns: signing in copies all that somebody works with, which takes longer than a dozen
 * screens do. Between finger and mouse the page is loaded anew, as it would be on the other device; the first is taken before any is.
 */
export async function hands(page: Page): Promise<Take> {
  const device = await page.context().newCDPSession(page)
  let now: Size | undefined
  let shown: string | undefined
  return async (size, under = []) => {
    if (shown !== under.join()) await show(page, device, under)
    shown = under.join()
    if (size === now) return
    const isTouch = faceOf(size) === 'touch'
    const isOther = now !== undefined && faceOf(size) !== faceOf(now)
    now = size
    await page.setViewportSize(windows[size])
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch })
    await device.send('Emulation.setDeviceMetricsOverride', { ...windows[size], deviceScaleFactor: 1, mobile: isTouch })
    if (isOther) await page.reload()
  }
}
