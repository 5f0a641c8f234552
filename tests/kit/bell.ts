import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The bell as somebody sees it. */
export const bell = (page: Page) => ({
  button: () => page.locator('button.bell'),
  unread: (count: number) => expect(page.locator('button.bell')).toContainText(`${count} 条未读`),
  none: () => expect(page.locator('button.bell .bell-count')).toHaveCount(0),
  line: (title: string) => page.locator('.notice-line').filter({ hasText: title }),
  dialog: () => page.locator('dialog.sheet[open]').last(),
})

/** What axe finds on a page, in words short enough to read. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}
