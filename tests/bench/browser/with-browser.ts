import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { builtFolder } from '../../kit/product/next-release'
import { ensureBrowser } from '../../run/ensure-browser'
import { type BenchHouse, openBenchHouse } from '../bench-house'
import type { Figure } from '../figure'

/** Measures with a browser, in a house of its own, which both end with it. */
export const withBrowser = (measure: (browser: Browser, house: BenchHouse) => Promise<Figure[]>) => async (): Promise<Figure[]> => {
  if (!existsSync(join(builtFolder, 'index.html'))) throw new Error('app not built: run npm run build first')
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    const house = await openBenchHouse('journeys/journey-server.ts')
    try {
      return await measure(browser, house)
    } finally {
      await house.close()
    }
  } finally {
    await browser.close()
  }
}
