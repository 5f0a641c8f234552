import { expect } from '@playwright/test'
import { addDays, dateTimeOf, dayOf, zone } from '../../src/contract/time'
import { board } from '../kit/browser/board'
import { test } from '../kit/browser/story'

test.use({ settings: { TZ: 'America/New_York' } })

/** A zone where it is another day than in the kindergarten, now. */
const elsewhere = Number(dateTimeOf(new Date()).slice(11, 13)) < 18 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())

test('the day is the kindergarten’s, wherever the server stands and the tablet thinks it is', { tag: '@own-process' }, async ({
  house,
  device,
}) => {
  expect([addDays(dayOf(new Date()), -1), addDays(dayOf(new Date()), 1)]).toContain(dayIn(elsewhere))
  const tablet = await device({ zone: elsewhere })
  await tablet.signIn('teacher')
  expect(await tablet.page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(elsewhere)
  const roll = board(tablet.page)
  await roll.open()
  const today = dayIn(zone)
  await expect(tablet.page.locator('.day-chip[aria-pressed=true]')).toContainText(today.slice(5))
  const name = await roll.unmarked(0)
  const from = dateTimeOf(new Date())
  await roll.tile(name).locator('.tile-main').click()
  const marks = () =>
    house.ask<{ at: string }>(
      "select to_char(create_time at time zone $2, 'YYYY-MM-DD HH24:MI') as at from attendance_record where class_id = 'class.x1' and date = $1::date",
      [today, zone],
    )
  await expect.poll(async () => (await marks()).length).toBe(1)
  const [mark] = await marks()
  expect(String(mark?.at) >= from.slice(0, 16)).toBe(true)
})
