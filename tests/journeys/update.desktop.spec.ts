import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { test } from '../kit/browser/story'
import { nextRelease } from '../kit/product/next-release'

const next = 'v9.9.9-later'
let folder: string
test.beforeAll(async () => {
  folder = await nextRelease(next)
  await beSlow(join(folder, 'sw.js'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** Lets a worker take as long as on a busy device until it takes over: a little longer than a page waits before it tells it again. */
async function beSlow(worker: string): Promise<void> {
  const text = await readFile(worker, 'utf8')
  const slow = text.replace('self.skipWaiting()', 'new Promise((passes) => setTimeout(passes, 4100)).then(() => self.skipWaiting())')
  expect(slow).not.toBe(text)
  await writeFile(worker, slow)
}

const release = (page: Page) => page.locator('meta[name=release]').getAttribute('content')
const bar = (page: Page) => page.locator('.update-bar')
/** The person comes back to this tab, which is when it looks for a new release. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
const guardianName = (page: Page) => page.getByRole('textbox', { name: '姓名', exact: true }).last()
const typed = '王小明的妈妈'

test('a new release waits for what is being written in another tab, and takes every tab along when nobody writes', async ({
  house,
  device,
}) => {
  const { page, context, signIn } = await device()
  await signIn('principal')
  await keptOnDevice(page)
  await page.reload()
  const before = await release(page)
  const form = await context.newPage()
  await form.goto('/garden/guardian?open=new')
  await guardianName(form).fill(typed)
  const idle = await context.newPage()
  await idle.goto('/attendance/today')
  await expect(idle.locator('h1').first()).toBeVisible()

  await house.kill('SIGTERM')
  await house.start({ APP_FOLDER: folder })
  await comeBack(page)
  await expect(bar(page)).toContainText('新版本已准备好')
  // It is offered once it lies on the device: taking it needs no network.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe('installed')

  // Later means later: nothing is loaded anew anywhere.
  await bar(page).getByRole('button', { name: '稍后' }).click()
  await expect(bar(page)).toHaveCount(0)
  await comeBack(page)
  await page.waitForTimeout(3_000)
  await expect(bar(page)).toHaveCount(0)
  await expect(guardianName(form)).toHaveValue(typed)
  expect(await release(form)).toBe(before)

  // Yes in the tab where something is written, and yes in the tab beside it, both ask to finish there first.
  await expect(bar(form)).toBeVisible()
  await bar(form).getByRole('button', { name: '立即更新' }).click()
  await expect(bar(form)).toContainText('请先保存或放弃正在填写的内容')
  await bar(idle).getByRole('button', { name: '立即更新' }).click()
  await expect(bar(idle)).toContainText('另一个标签页里有未保存的内容')
  await expect(guardianName(form)).toHaveValue(typed)
  for (const tab of [page, form, idle]) expect(await release(tab)).toBe(before)

  // Left lying, what was written is no obstacle any more, and is found again in the new release.
  await form.close()
  await bar(idle).getByRole('button', { name: '立即更新' }).click()
  for (const tab of [page, idle]) await expect.poll(() => release(tab).catch(() => undefined)).toBe(next)
  await expect(bar(idle)).toHaveCount(0)
  await page.goto('/garden/guardian?open=new')
  await expect(guardianName(page)).toHaveValue(typed)
  expect(await release(page)).toBe(next)
  await expect(bar(page)).toHaveCount(0)
})

/** From now on a tab shows when another one has asked it whether it may update. */
const showAsked = (tab: Page) =>
  tab.evaluate(() => {
    new BroadcastChannel('update').onmessage = () => document.documentElement.setAttribute('data-asked', '')
  })
const asked = (tab: Page) => tab.locator('html[data-asked]')

test('what is begun between the yes and the new release is not reloaded away', async ({ house, device }) => {
  const { page, context, signIn } = await device()
  await signIn('principal')
  await keptOnDevice(page)
  const form = await context.newPage()
  await form.goto('/garden/guardian?open=new')
  await expect(guardianName(form)).toBeVisible()
  await house.kill('SIGTERM')
  await house.start({ APP_FOLDER: folder })
  await comeBack(page)
  await expect(bar(page)).toContainText('新版本已准备好')
  await showAsked(form)
  await bar(page).getByRole('button', { name: '立即更新' }).click()
  await expect(asked(form)).toBeAttached()
  // It said nothing, which is to agree.
  await guardianName(form).fill(typed)
  await expect.poll(() => release(page).catch(() => undefined)).toBe(next)
  await expect(bar(form)).toContainText('新版本已启用')
  await expect(guardianName(form)).toHaveValue(typed)
  await bar(form).getByRole('button', { name: '重新加载' }).click()
  await expect.poll(() => release(form).catch(() => undefined)).toBe(next)
  await expect(guardianName(form)).toHaveValue(typed)
})

test('the page of a first visit goes along when another tab lets a new release take over', async ({ house, device }) => {
  const { page, context, signIn } = await device()
  await signIn('principal')
  await keptOnDevice(page)
  const other = await context.newPage()
  await other.goto('/tray')
  await house.kill('SIGTERM')
  await house.start({ APP_FOLDER: folder })
  await comeBack(other)
  await bar(other).getByRole('button', { name: '立即更新' }).click()
  await expect.poll(() => release(other).catch(() => undefined)).toBe(next)
  await expect.poll(() => release(page).catch(() => undefined)).toBe(next)
  await expect(bar(page)).toHaveCount(0)
})

test('a page of the release before goes on working, and loads the parts it had not needed yet', async ({ house, device }) => {
  const { page, signIn } = await device({ withoutWorker: true })
  await signIn('principal')
  const watched = page.waitForResponse(/\/version\.json/)
  await page.goto('/garden/guardian?open=new')
  await expect(guardianName(page)).toBeVisible()
  await watched
  const before = await release(page)
  await house.kill('SIGTERM')
  await house.start({ APP_FOLDER: folder })
  const missing: string[] = []
  page.on('response', (answer) => void (answer.status() === 404 && missing.push(answer.url())))
  await page.evaluate(() => {
    window.history.pushState(null, '', '/attendance/kitchen')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('paragraph').filter({ hasText: /^\d{4}-\d\d-\d\d 星期/ })).toBeVisible()
  expect(missing).toEqual([])
  expect(await release(page)).toBe(before)
  await comeBack(page)
  await bar(page).getByRole('button', { name: '立即更新' }).click()
  await expect.poll(() => release(page).catch(() => undefined)).toBe(next)
})

test('a list that was opened before is asked for as a whole while the app is still on its way', async ({ device }) => {
  const { page, signIn } = await device()
  await signIn('principal')
  const path = '/garden/guardian'
  const known = () =>
    page.evaluate((at) => JSON.parse(localStorage.getItem('pro__PARTS') ?? '{}').value?.at[at] as string[] | undefined, path)
  const open = async () => {
    await page.goto(path)
    await page.locator('.ant-table-row').first().waitFor()
  }
  // A page comes to its end before its first script asks for anything.
  const early = () =>
    page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const begun = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < (page?.domContentLoadedEventStart ?? 0))
      return begun.map(({ name }) => new URL(name).pathname)
    })
  await expect(async () => {
    await open()
    const parts = (await known()) ?? []
    expect(parts).toContainEqual(expect.stringContaining('/desktop-list-'))
    expect(await early()).toEqual(expect.arrayContaining(parts))
  }).toPass()
})
