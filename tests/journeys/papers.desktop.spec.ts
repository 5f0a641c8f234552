import { expect } from '@playwright/test'
import { addDays, dayOf } from '../../src/contract/time'
import { cutOff, printed, printedPages, scanned } from '../kit/browser/printed'
import { test } from '../kit/browser/story'

for (const locale of ['zh-CN', 'en'])
  test(`the office prints labels and the register whole, and its code tells whether they still hold (${locale})`, async ({ device }) => {
    const today = dayOf(new Date())
    const days = `from=${addDays(today, -7)}&to=${today}`
    const { page, signIn } = await device({ locale })
    await signIn('principal')
    await page.goto(`/canteen/papers?paper=labels&${days}`)
    const labels = page.locator('.sample-label')
    await expect(labels.first()).toBeVisible()
    expect(await printedPages(page)).toEqual(Array(await labels.count()).fill({ width: 60, height: 40 }))
    await page.emulateMedia({ media: 'print' })
    expect(await cutOff(page, '.sample-label, .label-code, .label-words')).toEqual([])
    await page.emulateMedia({ media: null })

    await page.goto(`/canteen/papers?${days}`)
    const code = page.locator('.register-paper svg.qr-code')
    await expect(code).toBeVisible()
    const sheets = await printedPages(page)
    expect(new Set(sheets.map(({ width, height }) => `${width} x ${height}`))).toEqual(new Set(['297 x 210']))
    expect(sheets.length).toBeGreaterThan(1)
    expect(await page.locator('.register-paper tbody tr').count(), 'it is not built anew for the paper').toBeGreaterThan(20)
    const address = await scanned(page, code)
    expect(address).toMatch(/\/canteen\/papers\?.*h=[0-9a-f]{64}(&v=\d+)?$/)
    await page.goto(address)
    await expect(page.locator('.paper-verdict')).toHaveAttribute('data-verdict', 'same')
  })

test('the register of a month and the figures of a day are one sheet each, with nothing around them', async ({ device }) => {
  const today = dayOf(new Date())
  const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  const { page, signIn } = await device({ locale: 'zh-CN' })
  await signIn('principal')
  await page.goto(`/attendance/month?month=${month}`)
  await expect(page.locator('.month-table tbody tr').first()).toBeVisible()
  const code = page.locator('.print-sheet svg.qr-code')
  await expect(code).toBeAttached()
  const [register, ...more] = await printed(page)
  expect([register?.width, register?.height, more.length]).toEqual([297, 210, 0])
  for (const words of ['阳光实验幼儿园儿童出勤登记表', `小一班${month}`, '√', '△', '符号:√出勤', '合计', '制表', '审核', '负责人', '1/1'])
    expect(register?.text).toContain(words)
  expect(register?.text, 'the menu stays on the screen').not.toContain('系统管理')

  await page.emulateMedia({ media: 'print' })
  const address = await scanned(page, code)
  await page.emulateMedia({ media: null })
  await page.goto(address)
  await expect(page.locator('.paper-verdict')).toHaveAttribute('data-verdict', 'same')
  await page.goto(address.replace(/&h=.{4}/, '&h=0000'))
  await expect(page.locator('.paper-verdict')).toHaveAttribute('data-verdict', 'changed')

  await page.goto('/attendance/today')
  await expect(page.locator('.today-table tbody tr').first()).toBeVisible()
  const [day, ...others] = await printed(page)
  expect([day?.width, day?.height, others.length]).toEqual([210, 297, 0])
  for (const words of ['阳光实验幼儿园全园出勤日报', today, '小一班', '合计360', '负责人']) expect(day?.text).toContain(words)
})
