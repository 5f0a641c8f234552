import { expect } from '@playwright/test'
import { addDays, dayOf } from '../../src/contract/time'
import { cutOff, printed, printedPages, scanned } from '../kit/browser/printed'
import { test } from '../kit/browser/story'

for (const locale of ['zh-CN', 'en'])
  test(`the office prints labels and the register whole, and its code tells whether they still hold (${locale})`, async ({ device }) => {
    const today = dayOf(new Date())
    const days = `from=${addDays(today, -7)}&to=${today}`
    const { page, signIn } = await device({ locale, withoutWorker: true })
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

test('the register of a month and the figures of a day are one sheet each, with nothing around them but the charts', async ({ device }) => {
  const today = dayOf(new Date())
  const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  const { page, signIn } = await device({ locale: 'zh-CN', withoutWorker: true })
  await signIn('principal')
  await page.goto(`/attendance/month?month=${month}`)
  await expect(page.locator('.month-table tbody tr').first()).toBeVisible()
  const code = page.locator('.print-sheet svg.qr-code')
  await expect(code).toBeAttached()
  await expect(page.getByRole('button', { name: '打印' })).toBeEnabled()
  const [register, ...more] = await printed(page)
  // The form with who signs it is one sheet; its chart is another one.
  expect([register?.width, register?.height, more.length]).toEqual([297, 210, 1])
  for (const words of ['阳光实验幼儿园儿童出勤登记表', `小一班${month}`, '√', '△', '符号:√出勤', '合计', '制表', '审核', '负责人', '1/2'])
    expect(register?.text).toContain(words)
  for (const words of ['每日出勤率', '%', '2/2']) expect(more[0]?.text).toContain(words)
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
  // The sheet bears the name of the house, which is read beside the table.
  await expect(page.locator('.print-sheet')).toBeAttached()
  const [day, ...others] = await printed(page)
  expect([day?.width, day?.height, others.length]).toEqual([210, 297, 0])
  for (const words of ['阳光实验幼儿园全园出勤日报', today, '小一班', '合计360', '负责人']) expect(day?.text).toContain(words)
})

test('the menu of a week for the wall is one upright sheet, with letters for what some may not bear and nobody’s name', async ({
  device,
}) => {
  const { page, signIn } = await device({ locale: 'zh-CN', withoutWorker: true })
  await signIn('principal')
  await page.goto('/recipe/week-menu')
  await expect(page.locator('.week-grid')).toBeVisible()
  const [sheet, ...more] = await printed(page)
  expect([sheet?.width, sheet?.height, more.length]).toEqual([210, 297, 0])
  for (const words of ['阳光实验幼儿园一周', '星期一', '菜名后的字母为致敏物', '1/1']) expect(sheet?.text).toContain(words)
  expect(sheet?.text).toMatch(/A(含麸质谷物|蛋|鱼|大豆|乳|花生|甲壳类|坚果)/)
  expect(await page.locator('.print-sheet').textContent(), 'of nobody who is warned of on the screen').not.toMatch(/过敏/)
})

test('a table is printed as it stands: every filtered row, its head on each sheet, what it is narrowed to, who and when', async ({
  device,
}) => {
  const { page, signIn } = await device({ locale: 'zh-CN', withoutWorker: true })
  await signIn('principal')
  // The browser of a test ends a print at once, and with it the paper.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto('/garden/child?sex=1&group=classId&d=dense&cols=studentNo,name,sex,classId')
  const shown = page.locator('.ant-table-row')
  await expect(shown.first()).toBeVisible()
  await page.getByRole('button', { name: '打印', exact: true }).click()
  const lines = page.locator('.table-paper tbody tr:not(.paper-sum)')
  await expect(lines.first()).toBeAttached()
  const count = await lines.count()
  expect(count).toBeGreaterThan(100)
  const sheets = await printed(page)
  expect(new Set(sheets.map(({ width, height }) => `${width} x ${height}`))).toEqual(new Set(['297 x 210']))
  expect(sheets.length).toBeGreaterThan(1)
  for (const { text } of sheets) expect(text).toContain('学号姓名性别班级')
  const all = sheets.map(({ text }) => text).join('')
  expect(all).toContain(`性别:男·${count}条`)
  expect(all).toMatch(/打印人:.+打印于\d{4}-\d\d-\d\d/)
  expect(all).not.toContain('新增')
})

for (const { path, title, charts, upright, most } of [
  { path: '/attendance/illness', title: '病假统计表', charts: ['按病因', '按症状'], upright: false, most: 4 },
  { path: '/attendance/kitchen', title: '用餐人数统计表', charts: ['近期用餐人数'], upright: true, most: 1 },
  { path: '/canteen/completeness', title: '留样完整性检查表', charts: ['近几日完整情况'], upright: true, most: 1 },
  {
    path: '/attendance/trend?length=month',
    title: '出勤趋势表',
    charts: ['缺勤人次', '各班出勤率', '缺勤原因', '病假症状'],
    upright: true,
    most: 4,
  },
])
  test(`${path} has its charts on paper too, whole, under their names, and no sheet is empty`, async ({ device }) => {
    const { page, signIn } = await device({ locale: 'zh-CN', withoutWorker: true })
    await signIn('principal')
    await page.goto(path)
    const drawn = page.locator('.print-sheet .report-chart')
    await expect(drawn.locator('svg').nth(charts.length - 1)).toBeAttached()
    const pages = await printed(page)
    const size = upright ? [210, 297] : [297, 210]
    // As many as the causes and symptoms of these days take.
    expect(pages.length).toBeLessThanOrEqual(most)
    expect(pages.map(({ width, height }) => [width, height])).toEqual(Array(pages.length).fill(size))
    const all = pages.map(({ text }) => text).join('')
    for (const words of [title, ...charts, '负责人', `${pages.length}/${pages.length}`]) expect(all).toContain(words)
    for (const { text } of pages) expect(text.length).toBeGreaterThan(30)
    // What is told apart by colours on a screen is told apart by patterns on paper, and said in words.
    for (const name of await drawn.locator('[role=img]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
      expect(name).toMatch(/图：按/)
  })
