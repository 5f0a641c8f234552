import { expect } from '@playwright/test'
import { axeFindings } from '../kit/browser/axe-findings'
import { bell } from '../kit/browser/bell'
import { publish } from '../kit/browser/notice'
import { test } from '../kit/browser/story'
import { callHouse } from '../kit/server/call-house'

const later = '2099-12-31 18:00:00'

test('the bell hangs in the header: opened and closed by keyboard, it leads to all of them', async ({ house, device }) => {
  const principal = await callHouse(house.url, 'principal')
  await publish(principal, { titile: '消防演练', endTime: later })
  await publish(principal, { titile: '系统升级', endTime: later, msgCategory: '2', priority: 'M' })
  await publish(principal, { titile: '考勤抽查', endTime: later, priority: 'L', openType: 'url', openPage: '/attendance/today' })
  const desk = await device()
  const { page } = desk
  await desk.signIn('doctor')
  await bell(page).unread(3)
  expect(await axeFindings(page)).toEqual([])
  await bell(page).button().focus()
  await page.keyboard.press('Enter')
  await expect(bell(page).line('消防演练')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: '通知公告' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(bell(page).line('系统升级')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.bell-panel')).toHaveCount(0)
  await expect(bell(page).button()).toBeFocused()

  await bell(page).button().click()
  await bell(page).line('考勤抽查').click()
  await expect(page).toHaveURL(/\/attendance\/today$/)
  await bell(page).unread(2)

  await bell(page).button().click()
  await page.getByRole('link', { name: '查看更多' }).click()
  await expect(page).toHaveURL(/\/isps\/userAnnouncement$/)
  const rows = page.locator('.notice-table tbody tr.ant-table-row')
  await expect(rows.filter({ hasText: '考勤抽查' })).toHaveCount(1)
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('搜索标题').fill('系统升级')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/titile=/)
  await rows.first().getByRole('button').press('Enter')
  await expect(bell(page).dialog()).toContainText('系统升级')
  await page.keyboard.press('Escape')
  await page.getByLabel('搜索标题').fill('')
  await page.getByRole('button', { name: /全部标为已读/ }).click()
  await bell(page).none()
  await expect.poll(() => house.ask("select 1 from announcement_send where user_id = 'user.doctor' and read_flag = '0'")).toHaveLength(0)
})

test('a notice that is taken back leaves the bell while one looks at it', async ({ house, device }) => {
  const principal = await callHouse(house.url, 'principal')
  const id = await publish(principal, { titile: '写错了', endTime: later })
  const desk = await device()
  await desk.signIn('teacher')
  await bell(desk.page).unread(1)
  await principal(`GET /sys/annountCement/doReovkeData?id=${id}`)
  await bell(desk.page).none()
})
