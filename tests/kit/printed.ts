import { expect, type Locator, type Page } from '@playwright/test'
import readCode from 'jsqr'
import sharp from 'sharp'

/** Dots per inch of a common label printer, and of the browser's pixels. */
const [printer, screen] = [203, 96]
const millimetre = 72 / 25.4

/** The pages a print makes, each with its width and height in whole millimetres. */
export async function printedPages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)]
  return boxes.map(([, width, height]) => ({
    width: Math.round(Number(width) / millimetre),
    height: Math.round(Number(height) / millimetre),
  }))
}

/** What stands on a page within an element, as pixels of a label printer. */
async function shotOf(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to be seen')
  const browser = await page.context().newCDPSession(page)
  const [left, top] = await page.evaluate(() => [scrollX, scrollY])
  const clip = { x: box.x + (left ?? 0), y: box.y + (top ?? 0), width: box.width, height: box.height, scale: printer / screen }
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true })
  await browser.detach()
  return sharp(Buffer.from(data, 'base64')).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

/**
 * What a code says to a reader, when what stands on the page is printed with the dots of a label printer. As with a reader in somebody's
 * hand it may take a second try: a page that was just printed is laid out anew for the screen.
 */
export async function scanned(page: Page, code: Locator): Promise<string> {
  let said = ''
  const read = async () => {
    const { data, info } = await shotOf(page, code)
    said = readCode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
    return said
  }
  await expect.poll(read, { message: 'the code is read' }).not.toBe('')
  return said
}

/** What does not fit into the elements a selector names, each by the beginning of its text. */
export const cutOff = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const isCut = (one: Element) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
    return [...document.querySelectorAll(wanted)].filter(isCut).map((one) => (one.textContent ?? '').slice(0, 30))
  }, selector)
