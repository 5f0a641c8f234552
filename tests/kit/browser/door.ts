import type { Locator, Page } from '@playwright/test'
import { testPassword } from '../test-password'

/** Where the door asks for a user name: there as long as nobody is in. */
export const doorOf = (page: Page): Locator => page.locator('input[autocomplete=username]')

/** Fills in the door's form, on whatever page it stands, and sends it off. */
export async function knock(page: Page, username: string): Promise<void> {
  await doorOf(page).fill(username)
  await page.locator('input[type=password]').fill(testPassword)
  await page.keyboard.press('Enter')
}

/** Asks to be signed out, from the menu of a touch screen. Questions about unsent work may follow. `page` is on any screen with a menu. */
export async function askToLeave(page: Page): Promise<void> {
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /退出|确定/ })
    .last()
    .click()
}
