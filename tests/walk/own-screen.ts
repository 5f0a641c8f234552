import type { Guest } from './guest'

/** What opens a sheet, and what leads elsewhere, on a screen of the product's own. */
const opener = '.page-body [aria-haspopup=dialog], .page-bar [aria-haspopup=dialog]'
const way = '.page-body a[href^="/"]:not([target])'

/** What can be done on any screen without changing anything: its sheets are opened and closed, and its first link is followed and left. */
export async function walkOwnScreen(guest: Guest): Promise<void> {
  const { page } = guest
  await guest.step('reach', () => guest.reach('.page-main button, .page-body button'))
  await guest.step('a sheet, Esc', async () => {
    const button = page.locator(opener).first()
    if (!(await button.count())) return
    await button.click()
    const sheet = page.locator('dialog[open]')
    await sheet.waitFor()
    await guest.look('dialog[open]')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  })
  await guest.step('a link, browser back', async () => {
    const link = page.locator(way).first()
    if (!(await link.count())) return
    await guest.lead(() => link.click())
    await guest.look()
    await guest.lead(() => page.goBack())
  })
}
