import { expect } from '@playwright/test'
import { doorOf } from '../kit/browser/door'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { test } from '../kit/browser/story'

test('the app can be installed, and every visited screen starts without a server', { tag: '@own-process' }, async ({
  house,
  ownDevice,
}) => {
  const phone = await ownDevice()
  await phone.signIn('cook')
  const devtools = await phone.context.newCDPSession(phone.page)
  await keptOnDevice(phone.page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect({ path: new URL(url).pathname, errors }).toEqual({ path: '/manifest.webmanifest', errors: [] })

  // The page of a first visit, which has shown neither of them before.
  await phone.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await phone.offline(true)
  await phone.page.locator('.sync-badge').click()
  await expect(phone.page.getByRole('heading', { level: 1, name: '待同步与待定' })).toBeVisible()
  await expect(phone.page.getByText('还没有存到此设备上')).toHaveCount(0)
  await phone.offline(false)

  await phone.page.goto('/dashboard/analysis')
  await expect(phone.page.locator('.home-card').first()).toBeVisible()
  await phone.page.goto('/attendance/kitchen')
  await expect(phone.page.getByText('午餐').first()).toBeVisible()

  await house.kill()
  await phone.reopen()
  for (const path of ['/attendance/kitchen', '/dashboard/analysis', '/tray']) {
    await phone.page.goto(path)
    await expect(phone.page.locator('h1').first()).toBeVisible()
  }
  await phone.page.goto('/attendance/kitchen')
  await expect(phone.page.getByText('午餐').first()).toBeVisible()
})

test('somebody without a sign-in is led to the login page and back to where they wanted to go', async ({ device }) => {
  const phone = await device()
  await phone.page.goto('/attendance/kitchen?x=1')
  await expect(phone.page).toHaveURL(/\/user\/login\?redirect=/)
  await doorOf(phone.page).fill('cook')
  await phone.page.locator('input[type=password]').fill('wrong')
  await phone.page.keyboard.press('Enter')
  await expect(phone.page.getByText('用户名或密码错误').first()).toBeVisible()
  await expect(doorOf(phone.page)).toHaveValue('cook')
  await phone.page.locator('input[type=password]').fill('Test-pass-1')
  await phone.page.keyboard.press('Enter')
  await expect(phone.page).toHaveURL(/\/attendance\/kitchen\?x=1/)
  await phone.page.goto('/user/login')
  await expect(phone.page).toHaveURL(/\/dashboard\/analysis/)
  await phone.page.goto('/nowhere/at/all')
  await expect(phone.page).toHaveURL(/\/404/)
})
