import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { badge, board } from '../kit/browser/board'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { test } from '../kit/browser/story'
import { copyBuilt } from '../kit/product/next-release'

const workers = (page: Page) =>
  page.evaluate(async () => ({
    registered: (await navigator.serviceWorker.getRegistrations()).length,
    // Notes of unsent work stay: they are what is left where everything else goes.
    kept: (await caches.keys()).filter((name) => name !== 'kg-unsent').length,
  }))

test('the operator takes the service worker away from every page, which reloads once and loses nothing, and gives it back', {
  tag: '@own-process',
}, async ({ house, device }) => {
  const folder = await copyBuilt()
  const kill = (on: boolean) => writeFile(join(folder, 'sw-kill.json'), JSON.stringify({ kill: on }))
  await house.kill('SIGTERM')
  await house.start({ APP_FOLDER: folder })
  const tablet = await device()
  await tablet.signIn('teacher')
  const roll = board(tablet.page)
  await roll.open()
  await keptOnDevice(tablet.page)
  await tablet.context.route('**/sync', (route) => route.abort())
  const name = await roll.unmarked(0)
  await roll.tile(name).locator('.tile-main').click()
  await expect(badge(tablet.page)).toContainText('1')

  await kill(true)
  let loads = 0
  tablet.page.on('domcontentloaded', () => {
    loads += 1
  })
  await tablet.page.reload()
  await expect.poll(() => loads).toBe(2)
  await expect(roll.tile(name)).toHaveAttribute('data-mark', 'P')
  await tablet.page.waitForTimeout(3_000)
  expect(loads).toBe(2)
  expect(await workers(tablet.page)).toEqual({ registered: 0, kept: 0 })
  await expect(badge(tablet.page)).toContainText('1')

  // Another start without a worker is an ordinary one.
  await tablet.page.reload()
  await expect(roll.tile(name)).toHaveAttribute('data-mark', 'P')
  await tablet.page.waitForTimeout(2_000)
  expect(loads).toBe(3)
  await tablet.context.unroute('**/sync')
  await expect(badge(tablet.page)).toContainText('全部')
  const marks = "select status from attendance_record where date = current_date and class_id = 'class.x1'"
  expect(await house.ask(marks)).toEqual([{ status: 'P' }])

  await kill(false)
  await tablet.page.reload()
  await keptOnDevice(tablet.page)
  await house.kill()
  await tablet.page.reload()
  await expect(roll.tile(name)).toHaveAttribute('data-mark', 'P')
  await rm(folder, { recursive: true, force: true })
})
