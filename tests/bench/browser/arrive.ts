import type { Page } from 'playwright'
import { testPassword } from '../../kit/test-password'

/** Signs somebody in, at a page of their own. */
export async function arrive(tab: Page, address: string, username: string): Promise<void> {
  await tab.goto(`${address}/user/login`)
  await tab.locator('#username').fill(username)
  await tab.locator('#password').fill(testPassword)
  await tab.locator('button[type=submit]').click()
  await tab.waitForURL((url) => !url.pathname.startsWith('/user/login'))
}

/** Milliseconds in which a worker that has just been registered has fetched all it keeps, and the device its first copy. */
const keeping = 12_000

/** Waits until the device has all it is to keep. */
export async function kept(tab: Page): Promise<void> {
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready))
  await tab.waitForTimeout(keeping)
}
