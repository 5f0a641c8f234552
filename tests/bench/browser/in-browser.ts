import type { Bench } from '../figure'
import { boardOnPhone } from './board-on-phone'
import { firstScreens } from './first-screens'
import { withBrowser } from './with-browser'

/** What people wait for in front of a browser. */
export const inBrowser: Bench = {
  name: 'browser',
  says: 'first screens on a desktop and a phone, and the attendance board on a phone without network; 4x: the processor four times slower',
  run: withBrowser(async (browser, { address }) => [...(await firstScreens(browser, address)), ...(await boardOnPhone(browser, address))]),
}
