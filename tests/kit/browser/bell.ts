import { expect, type Page } from '@playwright/test'

/** The bell as somebody sees it. */
export const bell = (page: Page) => ({
  button: () => page.locator('button.bell'),
  unread: (count: number) => expect(page.locator('button.bell')).toContainText(`${count} 条未读`),
  none: () => expect(page.locator('button.bell .bell-count')).toHaveCount(0),
  line: (title: string) => page.locator('.notice-line').filter({ hasText: title }),
  dialog: () => page.locator('dialog.sheet[open]').last(),
})
