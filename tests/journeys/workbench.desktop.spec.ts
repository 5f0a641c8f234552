import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser/story'
import { axeFindings, axeScript } from '../walk/axe'
import { scrollsForNothing, sticksOut } from '../walk/stand'
import { goWithin } from '../walk/ways-in'

const sizes = [
  { name: 'phone', size: { width: 390, height: 844 }, touch: true },
  { name: 'tablet', size: { width: 820, height: 1180 }, touch: true },
  { name: 'desktop', size: { width: 1440, height: 900 }, touch: false },
]

/** Waits until a block shows all its states, and none of their parts is still being fetched: only a state that is about loading goes on. */
async function shown(page: Page, address: string): Promise<void> {
  const place = page.locator(`[data-block="${address.split('=')[1]}"]`)
  await expect(place.locator('.bench-state').first()).toBeVisible()
  await expect(place.locator('.bench-state:not([data-state*=coming], [data-state*=loading]) .skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

for (const { name, ...size } of sizes)
  test(`every block of the workbench stands on a ${name}, whole and in reach of everybody, in both languages`, async ({ device }) => {
    const { page, signIn } = await device({ ...size, withoutWorker: true })
    await page.addInitScript(axeScript)
    await signIn('boss')
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    const wrong: string[] = []
    for (const language of ['zh-CN', 'en']) {
      await page.evaluate((chosen) => localStorage.setItem('pro__LANGUAGE', JSON.stringify({ value: chosen, expire: null })), language)
      await page.goto('/workbench')
      const blocks = page.locator('.bench-list a')
      await expect(blocks.first()).toBeVisible()
      const addresses = await blocks.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(addresses.length).toBeGreaterThan(25)
      for (const address of addresses) {
        await goWithin(page, address)
        await shown(page, address)
        const found = [...(await sticksOut(page)), ...(await axeFindings(page, '.bench')), ...broken.splice(0)]
        const states = await page.locator('.bench-broken').count()
        if (states > 0) found.push(`${states} states are broken`)
        wrong.push(...found.map((what) => `${address} ${language}: ${what}`))
      }
    }
    expect(wrong).toEqual([])
  })

for (const menuAt of ['side', 'top'])
  test(`a page that is shorter than a window with tabs and its menu at the ${menuAt} does not scroll`, async ({ device }) => {
    const { page, signIn } = await device({ withoutWorker: true })
    await page.addInitScript((at) => localStorage.setItem('pro__LAYOUT', JSON.stringify({ value: { menuAt: at }, expire: null })), menuAt)
    await signIn('boss')
    await goWithin(page, '/test/home')
    await expect(page.locator('.page-tabs')).toBeVisible()
    await expect(page.locator('main dd').last()).toBeVisible()
    expect(await scrollsForNothing(page)).toEqual([])
  })
