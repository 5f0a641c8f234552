import { expect, type Page } from '@playwright/test'
import { badge, board } from '../kit/browser/board'
import type { JourneyHouse } from '../kit/browser/journey-house'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { test } from '../kit/browser/story'
import { callHouse } from '../kit/server/call-house'

type Mark = { readonly create_by: string; readonly rev: number }

const marksOf = (house: JourneyHouse) =>
  house.ask<Mark>("select create_by, rev from attendance_record where date = current_date and class_id = 'class.x1' order by create_by")

/** What the device as a whole keeps: the names of it. */
const knownTo = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const asked = indexedDB.open('kg_device')
        asked.onsuccess = () => {
          const names = asked.result.transaction('meta').objectStore('meta').getAllKeys()
          names.onsuccess = () => done(names.result.join())
          asked.result.close()
        }
      }),
  )

/** What lies in the databases of the people of this device, as a page could read it. */
const lying = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, Record<string, string>> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      if (!/^kg_\d+_/.test(name)) continue
      const db = await new Promise<IDBDatabase>((done) => {
        const asked = indexedDB.open(name)
        asked.onsuccess = () => done(asked.result)
      })
      const read = (store: string) =>
        new Promise<string>((done) => {
          const asked = db.transaction(store).objectStore(store).getAll()
          asked.onsuccess = () => done(JSON.stringify(asked.result))
        })
      const stores: Record<string, string> = {}
      for (const store of db.objectStoreNames) stores[store] = await read(store)
      found[name.replace(/^kg_\d+_/, '')] = stores
      db.close()
    }
    return found
  })

const userId = async (house: JourneyHouse, username: string): Promise<string> =>
  (await house.ask<{ id: string }>('select id from "user" where username = $1', [username]))[0]?.id ?? ''

async function chooseInMenu(page: Page, name: string) {
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('button', { name }).click()
}

test('two people share a tablet: neither sees the other, and everything arrives once, under the right names', {
  tag: '@own-process',
}, async ({ house, device }) => {
  const tablet = await device()
  await tablet.signIn('teacher')
  await board(tablet.page).open()
  await expect(badge(tablet.page)).toContainText('全部')
  const mine = await board(tablet.page).unmarked(0)
  await keptOnDevice(tablet.page)
  await expect.poll(() => knownTo(tablet.page)).toContain('proven-key')
  await house.kill()
  await board(tablet.page).tile(mine).locator('.tile-main').click()
  await expect(badge(tablet.page)).toContainText('1')
  await tablet.signOut()
  await expect(tablet.page.getByRole('button', { name: '导出加密文件…' })).toBeVisible()
  await tablet.page.getByRole('button', { name: '保留并退出' }).click()
  await expect(tablet.page).toHaveURL(/user\/login/)
  await expect(tablet.page.getByText('有 1 条未发送的修改')).toBeVisible()
  await expect(tablet.page.getByText(mine)).toHaveCount(0)

  await house.start()
  await tablet.signIn('doctor')
  await board(tablet.page).open()
  await expect(badge(tablet.page)).toContainText('全部')
  await expect(board(tablet.page).tile(mine)).toHaveAttribute('data-mark', 'none')
  const [teacher, doctor] = [await userId(house, 'teacher'), await userId(house, 'doctor')]
  const kept = await lying(tablet.page)
  expect(kept[teacher]?.rows).toBe('[]')
  for (const store of ['ops', 'standing', 'acked', 'done', 'drafts', 'blobs', 'pictures']) expect(kept[teacher]?.[store]).toBe('[]')
  expect(JSON.parse(kept[teacher]?.boxes ?? '[]').reduce((sum: number, { ops }: { ops: number }) => sum + ops, 0)).toBe(1)
  expect(kept[doctor]?.ops).toBe('[]')
  const theirs = await board(tablet.page).unmarked(1)
  await board(tablet.page).tile(theirs).locator('.tile-main').click()
  await expect.poll(() => marksOf(house)).toMatchObject([{ create_by: 'doctor' }])
  await tablet.signOut()
  await expect(tablet.page).toHaveURL(/user\/login/)

  await tablet.signIn('teacher')
  await expect.poll(() => marksOf(house)).toMatchObject([{ create_by: 'doctor' }, { create_by: 'teacher' }])
  await board(tablet.page).open()
  for (const name of [mine, theirs]) await expect(board(tablet.page).tile(name)).toHaveAttribute('data-mark', 'P')
})

test('a teacher locks the tablet, somebody else works on it, and the PIN brings her back without network', { tag: '@own-process' }, async ({
  house,
  device,
}) => {
  const admin = await callHouse(house.url, 'admin')
  expect(await admin('PUT /sys/houseSetting/edit', { id: 'house', pinUnlock: true })).toMatchObject({ success: true })
  const tablet = await device()
  await tablet.signIn('teacher')
  await expect(badge(tablet.page)).toContainText('全部')
  await chooseInMenu(tablet.page, '锁定 / 交给他人')
  for (const wrong of ['123456', '739162']) {
    await tablet.page.getByLabel('PIN（至少 6 位数字）').fill(wrong)
    await tablet.page.getByLabel('再输入一次').fill(wrong)
    await tablet.page.getByRole('button', { name: '设置 PIN' }).click()
    if (wrong === '123456') await expect(tablet.page.getByText('太容易猜到')).toBeVisible()
  }
  await expect(tablet.page.getByText('PIN 已设置')).toBeVisible()
  await board(tablet.page).open()
  const mine = await board(tablet.page).unmarked(0)
  await keptOnDevice(tablet.page)
  await house.kill()
  await board(tablet.page).tile(mine).locator('.tile-main').click()
  await expect(badge(tablet.page)).toContainText('1')
  await chooseInMenu(tablet.page, '锁定 / 交给他人')
  await expect(tablet.page).toHaveURL(/user\/login/)
  await expect(tablet.page.getByText(mine)).toHaveCount(0)
  expect(await tablet.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Access-Token')

  await house.start()
  await tablet.signIn('doctor')
  await tablet.page.goto('/tray')
  await expect(tablet.page.getByText('没有待处理的内容')).toBeVisible()
  await tablet.signOut()
  await expect(tablet.page).toHaveURL(/user\/login/)

  await house.kill()
  await tablet.page.reload()
  await tablet.page.getByRole('button', { name: /用 PIN 解锁/ }).click()
  await tablet.page.getByLabel(/的 PIN/).fill('111112')
  await tablet.page.getByRole('button', { name: '解锁', exact: true }).click()
  await expect(tablet.page.getByText('还可以试 4 次')).toBeVisible()
  await tablet.page.getByLabel(/的 PIN/).fill('739162')
  await tablet.page.getByRole('button', { name: '解锁', exact: true }).click()
  await expect(badge(tablet.page)).toContainText('1')
  await board(tablet.page).open()
  await expect(board(tablet.page).tile(mine)).toHaveAttribute('data-mark', 'P')
  await house.start()
  await tablet.page.reload()
  await expect.poll(() => marksOf(house)).toMatchObject([{ create_by: 'teacher' }])
})

test('what lies on a tablet without network comes home as a file, and once', async ({ house, device }) => {
  const tablet = await device()
  await tablet.signIn('teacher')
  await board(tablet.page).open()
  await expect(badge(tablet.page)).toContainText('全部')
  const mine = await board(tablet.page).unmarked(0)
  await keptOnDevice(tablet.page)
  await tablet.offline(true)
  await board(tablet.page).tile(mine).locator('.tile-main').click()
  await expect(badge(tablet.page)).toContainText('1')
  await chooseInMenu(tablet.page, '此设备')
  await tablet.page.getByRole('button', { name: '导出加密文件…' }).click()
  const [file] = await Promise.all([tablet.page.waitForEvent('download'), tablet.page.getByRole('button', { name: '生成文件' }).click()])
  expect(file.suggestedFilename()).toMatch(/^unsent-teacher-\d{8}-\d{6}\.kgunsent$/)
  await tablet.page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
  await expect(badge(tablet.page)).toContainText('1')

  const office = await device({ size: { width: 1440, height: 900 }, touch: false })
  await office.signIn('principal')
  await office.page.goto('/salvage')
  await office.page.locator('input[type=file]').setInputFiles(await file.path())
  await expect(office.page.getByText(/的 1 条修改/)).toBeVisible()
  expect(await marksOf(house)).toEqual([])
  await office.page.getByRole('button', { name: '写入 1 条' }).click()
  await expect(office.page.getByText('写入 1 条，待确认 0 条，未接受 0 条。')).toBeVisible()
  expect(await marksOf(house)).toMatchObject([{ create_by: 'principal', rev: 1 }])

  await tablet.offline(false)
  await expect(badge(tablet.page)).toContainText('全部')
  expect(await marksOf(house)).toMatchObject([{ create_by: 'principal', rev: 1 }])
})
