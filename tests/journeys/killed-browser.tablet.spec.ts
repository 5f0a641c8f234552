import { expect } from '@playwright/test'
import { board } from '../kit/browser/board'
import { doorOf } from '../kit/browser/door'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { test } from '../kit/browser/story'

test('[C25] a browser killed ten times while saving loses no mark it had shown as saved', { tag: '@own-process' }, async ({
  house,
  ownDevice,
}) => {
  const tablet = await ownDevice()
  await tablet.signIn('teacher')
  await board(tablet.page).open()
  await keptOnDevice(tablet.page)
  const saved = new Set<string>()
  await house.kill()
  for (let round = 0; round < 10; round++) {
    const roll = board(tablet.page)
    const name = await roll.unmarked(0)
    const other = await roll.unmarked(1)
    await roll.tile(name).locator('.tile-main').click()
    // What the screen shows as marked has been kept.
    await expect(roll.tile(name)).not.toHaveAttribute('data-open')
    saved.add(name)
    // The second is killed in the middle of being kept: it may be lost, and must not take the first with it.
    await roll.tile(other).locator('.tile-main').click({ noWaitAfter: true })
    await tablet.reopen({ kill: true })
    await board(tablet.page).open()
    for (const known of saved) await expect(board(tablet.page).tile(known)).not.toHaveAttribute('data-open')
  }
  const shown = await board(tablet.page).count('P')
  await house.start()
  const marks = () => house.ask("select 1 from attendance_record where date = current_date and class_id = 'class.x1' and status = 'P'")
  await expect.poll(async () => (await marks()).length).toBe(shown)
  expect(shown).toBeGreaterThanOrEqual(saved.size)
})

test('whoever signed out is not in again when the browser is killed at once, and whoever came after them is', async ({
  house,
  ownDevice,
}) => {
  const tablet = await ownDevice()
  await tablet.signIn('teacher')
  // A browser that is closed writes down what it has put off.
  await tablet.reopen()
  await tablet.signOut()
  await expect(doorOf(tablet.page)).toBeVisible()
  await tablet.reopen({ kill: true })
  await tablet.page.goto('/attendance/board')
  await expect(doorOf(tablet.page)).toBeVisible()
  await tablet.signIn('doctor')
  await tablet.reopen({ kill: true })
  await tablet.page.goto('/dashboard/analysis')
  const [doctor] = await house.ask<{ realname: string }>(`select realname from "user" where username = 'doctor'`)
  await expect(tablet.page.getByText(doctor?.realname ?? '').first()).toBeVisible()
})
