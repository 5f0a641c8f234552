import { expect, type Locator, type Page } from '@playwright/test'
import { patience } from '../walk/stand'
import type { Cost } from './job'

/** How a page stands: its path, and how many sheets and dialogs lie upon it. */
const standing = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    open: document.querySelectorAll('dialog[open], [role=dialog]:not(dialog), [aria-modal=true]:not([role=dialog])').length,
  }))

/**
 * A hand on a device, which counts what it does. Jobs touch the page through it alone, so that nobody writes down by hand what something
 * costs.
 */
export class Hand {
  readonly page: Page
  private taps = 0
  private typings = 0
  private screens = 0
  private was = { path: '', open: 0 }

  constructor(page: Page) {
    this.page = page
  }

  /** From here on it is counted. */
  async begin(): Promise<void> {
    Object.assign(this, { taps: 0, typings: 0, screens: 0 })
    await this.page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    this.was = await standing(this.page)
  }

  /** What was done so far. */
  async cost(): Promise<Cost> {
    await this.note()
    return { taps: this.taps, typings: this.typings, screens: this.screens }
  }

  /** Counts a screen when another one stands than before: seen whenever something is done next, for that waits until it is there. */
  private async note(): Promise<void> {
    const now = await standing(this.page)
    if (now.path !== this.was.path || now.open > this.was.open) this.screens++
    this.was = now
  }

  readonly button = (name: string | RegExp): Locator => this.named('button', name)
  readonly link = (name: string | RegExp): Locator => this.named('link', name)
  readonly field = (name: string | RegExp): Locator => this.named('textbox', name)
  /** Something of a role under a name; words are the whole name. The last one, which lies on top. */
  readonly named = (role: Parameters<Page['getByRole']>[0], name: string | RegExp, within: Page | Locator = this.page): Locator =>
    within.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).last()
  readonly region = (name: string | RegExp): Locator => this.page.getByRole('region', { name }).first()
  readonly dialog = (): Locator => this.page.locator('dialog[open], [role=dialog]').last()

  /** Presses something once. */
  async tap(what: Locator): Promise<void> {
    await what.waitFor({ timeout: patience() })
    await this.note()
    await what.click({ timeout: patience() })
    this.taps++
  }

  /** Presses a telephone number; nobody is called. */
  async call(link: Locator): Promise<void> {
    await link.waitFor({ timeout: patience() })
    await this.note()
    await expect(link).toHaveAttribute('href', /^tel:\+?\d{7,}$/, { timeout: patience() })
    await link.click({ trial: true, timeout: patience() })
    this.taps++
  }

  /** Writes a text into a field, which is pressed first unless it has the focus, in place of what stands there. */
  async type(text: string, into: Locator): Promise<void> {
    await into.waitFor({ timeout: patience() })
    if (!(await into.evaluate((field) => field === document.activeElement))) await this.tap(into)
    await this.note()
    await into.fill(text, { timeout: patience() })
    this.typings++
  }

  /** Presses keys where the focus is. */
  async keys(...names: string[]): Promise<void> {
    await this.note()
    for (const name of names) await this.page.keyboard.press(name)
    this.typings++
  }

  /** Chooses a file behind a button. */
  async give(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const asked = this.page.waitForEvent('filechooser', { timeout: patience() })
    await this.tap(button)
    await (await asked).setFiles(file)
  }

  /** Waits until something can be seen. */
  async see(what: Locator | string | RegExp): Promise<void> {
    const found = typeof what === 'string' || what instanceof RegExp ? this.page.getByText(what) : what
    await expect(found.filter({ visible: true }).first()).toBeVisible({ timeout: patience() })
  }

  /** Waits until something may be pressed. */
  async ready(button: Locator): Promise<void> {
    await expect(button).toBeEnabled({ timeout: patience() })
  }

  /** Waits until something is gone. */
  async gone(what: Locator): Promise<void> {
    await expect(what).toHaveCount(0, { timeout: patience() })
  }

  /** Waits until the page is sent to a printer. */
  async printed(): Promise<void> {
    await expect(this.page.locator('html[data-printed]')).toHaveCount(1, { timeout: patience() })
  }

  /** Waits for an address. */
  async at(path: RegExp): Promise<void> {
    await expect(this.page).toHaveURL(path, { timeout: patience() })
  }
}
