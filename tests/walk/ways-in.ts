import type { Guest } from './guest'
import type { Visit } from './plan'

/** By the drawer of a touch screen. */
async function byDrawer({ page, say }: Guest, { path }: Visit): Promise<void> {
  await page.getByRole('button', { name: say('openMenu') }).click()
  await page.locator(`dialog.drawer a[href="${path}"]`).click()
}

/** By the menu at the side, whose groups open first. */
async function bySideMenu({ page, language }: Guest, { path, groups }: Visit): Promise<void> {
  const menu = page.locator('.side-menu')
  for (const group of groups) {
    const title = menu
      .locator('.ant-menu-submenu-title')
      .filter({ hasText: language === 'en' ? group.en : group.zh })
      .first()
    if ((await title.getAttribute('aria-expanded')) !== 'true') await title.click()
  }
  await menu.locator(`a[href="${path}"]`).click()
}

/** From any screen to an entry, the way people go. */
export const goIn = (guest: Guest, visit: Visit): Promise<void> =>
  guest.step('open', () => guest.lead(() => (guest.isTouch ? byDrawer(guest, visit) : bySideMenu(guest, visit))))

/** Back to where one came from, by the browser's own button. */
export const goOut = (guest: Guest): Promise<void> => guest.step('leave by browser back', () => guest.lead(() => guest.page.goBack()))
