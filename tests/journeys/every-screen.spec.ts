import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { badge } from '../kit/board'
import { test } from '../kit/story'

const screens = [
  '/dashboard/analysis',
  '/attendance/board',
  '/attendance/today',
  '/attendance/month',
  '/attendance/kitchen',
  '/tray',
  '/garden/child',
  '/garden/class',
  '/attendance/leave-request',
  '/no/such/page',
] as const

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}

/** Text that runs out of its box sideways makes a phone scroll in a direction nobody expects. */
const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const locale of ['zh-CN', 'en']) {
  test(`every screen in ${locale} is free of axe findings and fits its window`, async ({ device }) => {
    test.setTimeout(240_000)
    const window = await device({ locale })
    await window.page.goto('/user/login')
    await expect(window.page.locator('input[type=password]')).toBeVisible()
    expect(await findings(window.page)).toEqual([])
    await window.signIn('doctor')
    await expect(badge(window.page)).toHaveAttribute('data-tone', 'good', { timeout: 30_000 })
    for (const path of screens) {
      await window.page.goto(path)
      await expect(window.page.locator('h1').first()).toBeVisible()
      await expect(window.page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
      expect(await findings(window.page), path).toEqual([])
      expect(await overflows(window.page), path).toBeLessThanOrEqual(0)
    }
    expect(await window.page.evaluate(() => document.documentElement.lang)).toBe(locale)
  })
}
