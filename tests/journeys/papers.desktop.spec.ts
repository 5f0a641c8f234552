import { expect } from '@playwright/test'
import { addDays, dayOf } from '../../src/contract/time'
import { cutOff, printedPages, scanned } from '../kit/printed'
import { test } from '../kit/story'

for (const locale of ['zh-CN', 'en'])
  test(`the office prints labels and the register whole, and its code tells whether they still hold (${locale})`, async ({ device }) => {
    test.setTimeout(180_000)
    const today = dayOf(new Date())
    const days = `from=${addDays(today, -7)}&to=${today}`
    const { page, signIn } = await device({ locale })
    await signIn('principal')
    await page.goto(`/canteen/papers?paper=labels&${days}`)
    const labels = page.locator('.sample-label')
    await expect(labels.first()).toBeVisible({ timeout: 60_000 })
    expect(await printedPages(page)).toEqual(Array(await labels.count()).fill({ width: 60, height: 40 }))
    await page.emulateMedia({ media: 'print' })
    expect(await cutOff(page, '.sample-label, .label-code, .label-words')).toEqual([])
    await page.emulateMedia({ media: null })

    await page.goto(`/canteen/papers?${days}`)
    const code = page.locator('.register-paper svg.qr-code')
    await expect(code).toBeVisible({ timeout: 60_000 })
    const sheets = await printedPages(page)
    expect(new Set(sheets.map(({ width, height }) => `${width} x ${height}`))).toEqual(new Set(['297 x 210']))
    expect(sheets.length).toBeGreaterThan(1)
    expect(await page.locator('.register-paper tbody tr').count(), 'it is not built anew for the paper').toBeGreaterThan(20)
    const address = await scanned(page, code)
    expect(address).toMatch(/\/canteen\/papers\?.*h=[0-9a-f]{64}$/)
    await page.goto(address)
    await expect(page.locator('.paper-verdict')).toHaveAttribute('data-verdict', 'same', { timeout: 60_000 })
  })
