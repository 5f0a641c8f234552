import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { builtFolder } from '../../kit/product/next-release'
import { ensureBrowser } from '../../run/ensure-browser'
import { openBenchHouse } from '../bench-house'
import type { Bench } from '../figure'
import { boardOnPhone } from './board-on-phone'
import { firstScreens } from './first-screens'

/** What people wait for in front of a browser. */
export const inBrowser: Bench = {
  name: 'browser',
  says: 'first screens on a desktop and a phone, and the attendance board on a phone without network; 4x: the processor four times slower',
  async run() {
    if (!existsSync(join(builtFolder, 'index.html'))) throw new Error('app not built: run npm run build first')
    const browser = await chromium.launch({ executablePath: ensureBrowser() })
    const house = await openBenchHouse('journeys/journey-server.ts')
    try {
      return [...(await firstScreens(browser, house.address)), ...(await boardOnPhone(browser, house.address))]
    } finally {
      await house.close()
      await browser.close()
    }
  },
}
