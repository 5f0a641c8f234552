import { expect } from '@playwright/test'
import { badge, board } from '../kit/browser/board'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { test } from '../kit/browser/story'
import { quickest } from '../kit/quickest'

type Mark = { status: string; child_id: string; rev: number }

test('a class is marked with the network cut in the middle, the browser closed, and arrives exactly once', async ({ house, ownDevice }) => {
  const tablet = await ownDevice()
  await tablet.signIn('teacher')
  const roll = board(tablet.page)
  await roll.open()
  await expect(roll.tiles()).toHaveCount(30)
  await expect(badge(tablet.page)).toContainText('全部')

  await keptOnDevice(tablet.page)
  await tablet.offline(true)
  let taps = 0
  const tap = async (target: ReturnType<typeof roll.main>) => {
    await target.click()
    taps += 1
  }
  await tap(roll.main())
  await expect.poll(() => roll.count('P')).toBeGreaterThanOrEqual(25)
  const absent = [await roll.nameAt(2), await roll.nameAt(11), await roll.nameAt(20)]
  for (const name of absent) {
    await tap(roll.tile(name).locator('.tile-main'))
    await tap(tablet.page.getByRole('dialog').getByRole('button', { name: '发热' }).first())
    await expect(roll.tile(name)).toHaveAttribute('data-mark', 'S')
  }
  expect(await house.ask("select 1 from attendance_record where date = current_date and class_id = 'class.x1'")).toHaveLength(0)

  await tablet.reopen({ offline: true })
  const again = board(tablet.page)
  await again.open()
  for (const name of absent) await expect(again.tile(name)).toHaveAttribute('data-mark', 'S')
  await tap(again.main())
  const submit = tablet.page.getByRole('dialog').getByRole('button', { name: '提交' })
  await tap(submit)
  await expect(badge(tablet.page)).not.toContainText('全部')
  expect(taps).toBeLessThanOrEqual(12)

  await tablet.offline(false)
  await expect(badge(tablet.page)).toContainText('全部')
  const marks = await house.ask<Mark>(
    "select status, child_id, rev from attendance_record where date = current_date and class_id = 'class.x1'",
  )
  expect(marks).toHaveLength(30)
  // The fourth is on approved sick leave, which "all present" leaves as it was offered.
  expect(marks.filter((mark) => mark.status === 'S')).toHaveLength(4)
  const ops = await house.ask<{ outcome: string }>("select outcome from sync_op where noun = 'attendance-record'")
  expect(new Set(ops.map((op) => op.outcome))).toEqual(new Set(['applied']))
  const [sheet] = await house.ask<{ status: string; expected: number; sick_abs: number }>(
    "select status, expected, sick_abs from attendance_sheet where date = current_date and class_id = 'class.x1'",
  )
  expect(sheet).toMatchObject({ status: 'SUBMITTED', expected: 30, sick_abs: 4 })
})

test('two tablets that answer differently for one child: the second answer is held, and decided by a person', async ({ house, device }) => {
  const one = await device()
  const two = await device()
  for (const tablet of [one, two]) {
    await tablet.signIn('teacher')
    await board(tablet.page).open()
  }
  const name = await board(one.page).nameAt(4)
  for (const tablet of [one, two]) await tablet.offline(true)
  await board(one.page).tile(name).locator('.tile-main').click()
  await expect(board(one.page).tile(name)).toHaveAttribute('data-mark', 'P')
  await board(two.page).tile(name).getByRole('button', { name: /更多/ }).click()
  await two.page.getByRole('dialog').getByRole('button', { name: '腹泻' }).click()
  await expect(board(two.page).tile(name)).toHaveAttribute('data-mark', 'S')

  await one.offline(false)
  await expect(badge(one.page)).toContainText('全部')
  await two.offline(false)
  await expect(badge(two.page)).toContainText('1')
  await expect(board(two.page).tile(name)).toHaveAttribute('data-mark', 'P')
  await badge(two.page).click()
  await expect(two.page.getByText(name).first()).toBeVisible()
  await two.page
    .getByRole('button', { name: /用我的|采用我的|我的/ })
    .first()
    .click()
  await expect
    .poll(async () =>
      (
        await house.ask<{ status: string }>('select status from attendance_record where date = current_date and class_id = $1', [
          'class.x1',
        ])
      ).map((mark) => mark.status),
    )
    .toEqual(['S'])
})

test("the principal's page and a second tablet follow within a second", { tag: '@measured' }, async ({ device }) => {
  const tablet = await device()
  const second = await device()
  const office = await device({ size: { width: 1440, height: 900 }, touch: false })
  await tablet.signIn('teacher')
  await second.signIn('teacher')
  await office.signIn('principal')
  await board(tablet.page).open()
  await board(second.page).open()
  await office.page.goto('/attendance/today')
  await expect(badge(office.page)).toContainText('全部')
  await expect(office.page.getByText('小一班').first()).toBeVisible()
  await expect(badge(tablet.page)).toContainText('全部')
  const took = await quickest(async () => {
    const name = await board(tablet.page).unmarked(0)
    await board(tablet.page).tile(name).locator('.tile-main').click()
    await expect(board(second.page).tile(name)).toHaveAttribute('data-mark', 'P')
  })
  expect(took).toBeLessThan(3_000)
})

test('a teacher who signs out with unsent marks keeps them, and nobody else sees them', { tag: '@own-process' }, async ({
  house,
  device,
}) => {
  const tablet = await device()
  await tablet.signIn('teacher')
  await board(tablet.page).open()
  const name = await board(tablet.page).nameAt(3)
  await keptOnDevice(tablet.page)
  await house.kill()
  await board(tablet.page).tile(name).locator('.tile-main').click()
  await expect(badge(tablet.page)).toContainText('1')
  await tablet.signOut()
  await expect(tablet.page.getByText(/未发送|没有发送|还有 1/).first()).toBeVisible()
  await tablet.page.getByRole('button', { name: '保留并退出' }).click()
  await expect(tablet.page).toHaveURL(/user\/login/)
  await house.start()
  await tablet.signIn('doctor')
  await expect(badge(tablet.page)).toContainText('全部')
  await tablet.page.goto('/tray')
  await expect(tablet.page.getByText(name)).toHaveCount(0)
  expect(await house.ask("select 1 from attendance_record where date = current_date and class_id = 'class.x1'")).toHaveLength(0)
  await tablet.signOut()
  await expect(tablet.page).toHaveURL(/user\/login/)
  await tablet.signIn('teacher')
  await expect
    .poll(async () => (await house.ask("select 1 from attendance_record where date = current_date and class_id = 'class.x1'")).length)
    .toBe(1)
})
