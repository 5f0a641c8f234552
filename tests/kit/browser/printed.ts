import { expect, type Locator, type Page } from '@playwright/test'
import readCode from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'

/** Dots per inch of a common label printer, and of the browser's pixels. */
const [printer, screen] = [203, 96]
const millimetre = 72 / 25.4

/** A page of paper: its width and height in whole millimetres, and its words without the spaces between them. */
export type PrintedPage = { readonly width: number; readonly height: number; readonly text: string }

/** The pages a print makes. */
export async function printed(page: Page): Promise<PrintedPage[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
  const paper = await getDocument({ data, verbosity: 0 }).promise
  const pages: PrintedPage[] = []
  for (let at = 1; at <= paper.numPages; at++) {
    const sheet = await paper.getPage(at)
    const [, , width = 0, height = 0] = sheet.view
    const { items } = await sheet.getTextContent()
    // Fonts write some characters as the radicals they look like.
    const text = items.map((item) => ('str' in item ? item.str.normalize('NFKC') : '')).join('')
    pages.push({ width: Math.round(width / millimetre), height: Math.round(height / millimetre), text: text.replace(/\s+/g, '') })
  }
  await paper.destroy()
  return pages
}

/** The pages a print makes, by their size alone. */
export const printedPages = async (page: Page) => (await printed(page)).map(({ width, height }) => ({ width, height }))

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
