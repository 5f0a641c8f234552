import type { Guest } from './guest'

/** What opens a sheet on a screen of the product's own, and what leads elsewhere. The bell is on every screen. */
const openers = '.page-body [aria-haspopup=dialog], .page-main [aria-haspopup=dialog], .page-bar [aria-haspopup=dialog]:not(.bell)'
const way = '.page-body a[href^="/"]:not([target])'

/** One selector for each kind of button that opens a sheet. */
const kindsOf = ({ page }: Guest): Promise<string[]> =>
  page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)].filter((button) => button.checkVisibility())
    return [...new Set(found.map((button) => [...button.classList].map((name) => `.${name}`).join('')))].filter(Boolean)
  }, openers)

const openSheet = (guest: Guest, kind: string) =>
  guest.step(`sheet of ${kind}, Esc`, async () => {
    const { page } = guest
    const sheet = page.locator('dialog[open]')
    await page.locator(`${kind}[aria-haspopup=dialog]`).first().click()
    await sheet.waitFor()
    await guest.look('dialog[open]')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  })

/** What can be done on any screen without changing anything: its sheets are opened and closed, and its first link is followed and left. */
export async function walkOwnScreen(guest: Guest): Promise<void> {
  const { page } = guest
  await guest.step('reach', () => guest.reach('.page-main button, .page-body button'))
  for (const kind of await kindsOf(guest)) await openSheet(guest, kind)
  await guest.step('a link, browser back', async () => {
    // To another record beside the same tree is to another address, and to no other screen.
    const { pathname: here } = new URL(page.url())
    const link = page.locator(`${way}:not([href="${here}"], [href^="${here}?"])`).filter({ visible: true }).first()
    if (!(await link.count())) return
    await guest.lead(() => link.click())
    await guest.look()
    await guest.lead(() => page.goBack())
  })
}
