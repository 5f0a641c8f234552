import { expect, type Locator, type Page } from '@playwright/test'

/** The attendance board as a teacher sees it. */
export const board = (page: Page) => ({
  open: async () => {
    await page.goto('/attendance/board')
    await expect(page.locator('.tile').first()).toBeVisible()
  },
  tiles: () => page.locator('.tile'),
  tile: (name: string): Locator => page.locator('.tile').filter({ hasText: name }),
  nameAt: async (at: number): Promise<string> => (await page.locator('.tile .tile-name').nth(at).textContent())?.trim() ?? '',
  /** Name of a child nobody has marked and for whom nothing is offered. */
  unmarked: async (at: number): Promise<string> =>
    (await page.locator('.tile[data-mark=none] .tile-name').nth(at).textContent())?.trim() ?? '',
  main: () => page.locator('.board-main').last(),
  count: (mark: string) => page.locator(`.tile[data-mark=${mark}]:not([data-open])`).count(),
})

/** The badge in the corner: waiting edits, or that all is sent. */
export const badge = (page: Page) => page.locator('.sync-badge').first()
