import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axeScript, axeFindings as findings } from '../../walk/axe'

const source = readFileSync(axeScript.path, 'utf8')

/** What axe finds on a page, or in a part of it, in words short enough to read. Axe is brought along where the page has not got it. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return findings(page, part)
}
